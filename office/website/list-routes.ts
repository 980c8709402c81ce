import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Job, jobNames } from '../editing/job-names';
import type { FieldForm, FieldsView, ListedField } from '../pages/website-views';
import { type FormBody, parseForm } from '../guard/form-body';
import type { Searches } from '../routes/searches';
import { fieldForm } from './field-form';
import type { FoundFields } from './workshop';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** Number of rows in the results of a search. */
const maxResults = 50;

const jobPath = '/website/jobs/';

/** Shows the list of a job again, with a form that wasn't saved. @param page of the list @returns undefined if there is no such list */
export type ShowList = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  conflicting: FieldForm,
) => Promise<unknown> | undefined;

/** Lists of fields: those of a job, of an entry, and those that a search has found. */
export function listRoutes(app: FastifyInstance, context: WebsiteContext, searches: Searches): ShowList {
  const { drafts, workshop, previews } = context;

  /** @param conflicting form that wasn't saved, to be shown with both values */
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { rows, unreadable, lists = [], groups = [], entry, pictures }: FoundFields,
    about: Pick<FieldsView, 'job' | 'asked' | 'list'>,
    conflicting?: FieldForm,
  ) => {
    const files = `/preview/${previews.of(request.session)}/files`;
    const limit = about.asked === undefined ? Infinity : maxResults;
    return reply.show(
      {
        kind: 'fields',
        ...about,
        ...(entry && { entry }),
        lists,
        groups,
        pictures: pictures?.map((each) => ({ ...each, src: files + each.src })),
        rows: rows.slice(0, limit).map((row) => listedField(row, conflicting)),
        more: Math.max(0, rows.length - limit),
        draft: context.summary(request),
        unreadable,
      },
      conflicting ? 409 : 200,
    );
  };

  const showJob = async (request: FastifyRequest, reply: FastifyReply, job: Job, conflicting?: FieldForm) => {
    const found = await workshop.fieldsOfJob(job, context.language(request), drafts.draft());
    return show(request, reply, found, { job }, conflicting);
  };

  // Names of staff mustn't be in addresses.
  app.post<{ Body: FormBody }>('/website/find', { config }, (request, reply) =>
    reply.redirect(`/website/find?asked=${searches.keep(request.body.asked ?? '')}`, 303),
  );

  app.get<{ Querystring: { asked?: string } }>('/website/find', { config }, async (request, reply) => {
    const asked = searches.text(request.query.asked ?? '');
    if (asked === undefined) return reply.redirect('/website');
    const found = await workshop.find(asked, context.language(request), drafts.draft());
    return show(request, reply, found, { asked });
  });

  app.get<{ Params: { job: string } }>(`${jobPath}:job`, { config }, async (request, reply) => {
    const job = jobNames.find((each) => each === request.params.job);
    if (!job) return reply.callNotFound();
    await context.lastSave;
    return showJob(request, reply, job);
  });

  app.get<{ Querystring: { at?: string } }>('/website/entry', { config }, async (request, reply) => {
    await context.lastSave;
    const address = request.query.at ?? '';
    const found = await workshop.fieldsOfEntry(address, context.language(request), drafts.draft());
    if (!found.entry && found.unreadable.length === 0) return reply.callNotFound();
    return show(request, reply, found, {});
  });

  const showListAt = async (request: FastifyRequest, reply: FastifyReply, list: string, conflicting?: FieldForm) => {
    const found = await workshop.fieldsOfList(list, context.language(request), drafts.draft());
    if (found.lists?.length === 0 && found.unreadable.length === 0) return reply.callNotFound();
    return show(request, reply, found, { list }, conflicting);
  };

  app.get<{ Querystring: { at?: string } }>('/website/list', { config }, async (request, reply) => {
    await context.lastSave;
    return showListAt(request, reply, request.query.at ?? '');
  });

  return (request, reply, page, conflicting) => {
    const [path = '', query = ''] = page.split('#')[0]!.split('?');
    if (path === '/website/list') return showListAt(request, reply, parseForm(query).at ?? '', conflicting);
    const job = jobNames.find((each) => path === jobPath + each);
    return job && showJob(request, reply, job, conflicting);
  };
}

/** A field of the workshop as pages show it, with the form of its cell. */
function listedField({ cell, ...row }: FoundFields['rows'][number], conflicting: FieldForm | undefined): ListedField {
  if (!cell) return row;
  const { field, ...where } = cell;
  const form = conflicting?.address === row.address ? conflicting : fieldForm(row.address, field)!;
  const untranslated = field.translations.flatMap((each) => (each.isUntranslated ? each.language : []));
  const toCheck = field.translations.flatMap(({ isToConfirm, language }) => (isToConfirm ? language : []));
  return {
    ...row,
    cell: { ...where, form, untranslated, toCheck: toCheck.filter((each) => !untranslated.includes(each)) },
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWithin } from '../../model/concepts/fields';
import { possibleFieldsOfFile } from '../../model/concepts/registry';
import { addressOf } from '../../model/projections/fields/field-places';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';
import { mistakeInWords, mistakesOf } from '../editing/check-draft';
import type { DraftContent } from '../editing/draft';
import { findRows, type FieldRow, rowsOfEntry, rowsOfJob, rowsOfList } from '../editing/field-rows';
import { sentenceAtField } from '../editing/filled-in';
import { type Job, jobNames } from '../editing/job-names';
import { jobs } from '../editing/jobs';
import { entryInfo, groupInfo, type ListInfo, listInfo } from '../editing/lists';
import { placeOf } from '../editing/locate';
import { type FormBody, parseForm } from '../guard/form-body';
import type { FieldsView } from '../pages/website-views';
import { slidePictures } from '../preview/slide-pictures';
import type { Searches } from '../routes/searches';
import { conflictingForm, type RefusedForm } from './field-form';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** Number of rows in the results of a search. */
const maxResults = 50;

/** The best rows of a search show in which lists the clerk may want to add something. */
const maxRowsForLists = 30;
const maxLists = 3;

const jobPath = '/website/jobs/';

/** Shows the list of a job again, with a form that wasn't saved. @param page of the list @returns undefined if there is no such list */
export type ShowList = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  refused: RefusedForm,
) => Promise<unknown> | undefined;

interface Shown {
  /** Form that wasn't saved, to be shown with both values. */
  refused?: RefusedForm;
  /** Address of the entry that was just added. */
  added?: string | undefined;
}

/** Lists of fields: those of a job, of an entry, and those that a search has found. */
export function listRoutes(app: FastifyInstance, context: WebsiteContext, searches: Searches): ShowList {
  const { workshop, previews } = context;

  /** @param refused form that wasn't saved, to be shown with both values */
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    content: DraftContent,
    { rows, ...about }: Partial<FieldsView> & Pick<FieldsView, 'rows'>,
    { refused, added }: Shown = {},
  ) => {
    const limit = about.asked === undefined ? Infinity : maxResults;
    const warningsAt = await context.warningsAt(content, context.language(request));
    const shown = (row: FieldRow): FieldRow => {
      if (!row.cell) return row;
      const form = refused?.address === row.address ? conflictingForm(row.cell.form, refused.typed) : row.cell.form;
      const warnings = warningsAt(row.address);
      return { ...row, cell: { ...row.cell, form: { ...form, ...(warnings.length > 0 && { warnings }) } } };
    };
    return reply.show(
      {
        kind: 'fields',
        lists: [],
        groups: [],
        ...about,
        added:
          added === undefined ? undefined : { address: added, mistakes: await mistakesIn(added, request, content) },
        rows: rows.slice(0, limit).map(shown),
        more: Math.max(0, rows.length - limit),
        draft: context.summary(request),
        unreadable: rows.length > 0 ? [] : unreadableIn(content, context.language(request)),
      },
      refused ? 409 : 200,
    );
  };

  /** What is wrong with an entry, also in fields that its list doesn't show. */
  const mistakesIn = async (address: string, request: FastifyRequest, content: DraftContent): Promise<string[]> => {
    const { file, at = [] } = placeOf(address);
    const ofEntry = (await context.mistakesIn()).filter(
      (each) => each.file === file && each.at && isWithin(each.at, at),
    );
    return [...new Set(ofEntry.map((each) => sentenceAtField(each, content.files, context.language(request))))];
  };

  const showJob = async (request: FastifyRequest, reply: FastifyReply, job: Job, shown?: Shown) => {
    const content = context.content();
    const language = context.language(request);
    const rows = rowsOfJob(job, language, content, await context.mistakesIn());
    const { groups = [] } = jobs[job];
    const version = job === 'slides' ? await workshop.shown(content) : undefined;
    const files = `/preview/${previews.of(request.session)}/files`;
    const about = {
      job,
      rows,
      pictures: version && slidePictures(version, language).map((each) => ({ ...each, src: files + each.src })),
      lists: listsOfJob(job, content, language),
      groups: groups.flatMap((each) => groupInfo(each, content, language) ?? []),
    };
    return show(request, reply, content, about, shown);
  };

  // Names of staff mustn't be in addresses.
  app.post<{ Body: FormBody }>('/website/find', { config }, (request, reply) =>
    reply.redirect(`/website/find?asked=${searches.keep(request.body.asked ?? '')}`, 303),
  );

  app.get<{ Querystring: { asked?: string } }>('/website/find', { config }, (request, reply) => {
    const asked = searches.text(request.query.asked ?? '');
    if (asked === undefined) return reply.redirect('/website');
    const content = context.content();
    const language = context.language(request);
    // “Add a teacher” looks for the list of teachers.
    const things = withoutVerbs(asked, language);
    const rows = findRows(things || asked, language, content, workshop.searchIn(language));
    const around = new Set(rows.slice(0, maxRowsForLists).flatMap(({ address }) => listAround(address)));
    const lists = [...around].flatMap((each) => listInfo(each, content, language) ?? []).slice(0, maxLists);
    return show(request, reply, content, { asked, rows, lists });
  });

  app.get<{ Params: { job: string }; Querystring: { added?: string } }>(
    `${jobPath}:job`,
    { config },
    (request, reply) => {
      const job = jobNames.find((each) => each === request.params.job);
      return job ? showJob(request, reply, job, { added: request.query.added }) : reply.callNotFound();
    },
  );

  app.get<{ Querystring: { at?: string } }>('/website/entry', { config }, async (request, reply) => {
    const { at: address = '' } = request.query;
    const content = context.content();
    const language = context.language(request);
    const rows = rowsOfEntry(address, language, content, await context.mistakesIn());
    const entry = entryInfo(address, content, language);
    if (!entry && rows.length === 0 && unreadableIn(content, language).length === 0) return reply.callNotFound();
    return show(request, reply, content, { rows, ...(entry && { entry }) });
  });

  const showListAt = async (request: FastifyRequest, reply: FastifyReply, address: string, shown?: Shown) => {
    const content = context.content();
    const language = context.language(request);
    const rows = rowsOfList(address, language, content, await context.mistakesIn());
    const list = listInfo(address, content, language);
    if (!list && (rows.length > 0 || unreadableIn(content, language).length === 0)) return reply.callNotFound();
    return show(request, reply, content, { list: address, rows, lists: list ? [list] : [] }, shown);
  };

  app.get<{ Querystring: { at?: string; added?: string } }>('/website/list', { config }, (request, reply) =>
    showListAt(request, reply, request.query.at ?? '', { added: request.query.added }),
  );

  return (request, reply, page, refused) => {
    const [path = '', query = ''] = page.split('#')[0]!.split('?');
    if (path === '/website/list') return showListAt(request, reply, parseForm(query).at ?? '', { refused });
    const job = jobNames.find((each) => path === jobPath + each);
    return job && showJob(request, reply, job, { refused });
  };
}

/** If nothing was found: why files can't be read. */
function unreadableIn(content: DraftContent, language: Language): string[] {
  const isRead = (file: string) => content.published.some((read) => read.file === file);
  const unreadable = mistakesOf(content.folder).filter(({ file }) => !isRead(file));
  return unreadable.map((each) => mistakeInWords(each, content, language));
}

function withoutVerbs(question: string, language: Language): string {
  const { verbs } = officeWordsIn[language].website.entries;
  const isVerb = (word: string) => verbs.split(' ').includes(word.toLowerCase());
  const words = question.split(/\s+/).filter((word) => !isVerb(word));
  return words.join(' ');
}

/** The innermost list around a field. */
function listAround(address: string): string[] {
  const { file, at = [] } = placeOf(address);
  const depth = at.findLastIndex((key) => typeof key === 'number');
  return depth < 0 ? [] : [addressOf({ file, at: at.slice(0, depth) })];
}

/** The lists of a job, also if they are empty. If some pages have such a list, it isn't offered for the others. */
function listsOfJob(job: Job, content: DraftContent, language: Language): ListInfo[] {
  const { kind, isList } = jobs[job];
  const all = content.files
    .filter((read) => read.kind === kind)
    .flatMap((read) => possibleFieldsOfFile(read).map(({ at, value }) => ({ file: read.file, at, value })))
    .filter(({ at }) => isList?.(at));
  const present = all.filter(({ value }) => value !== undefined);
  return (present.length > 0 ? present : all).flatMap((each) => listInfo(addressOf(each), content, language) ?? []);
}

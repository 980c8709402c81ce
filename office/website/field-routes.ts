import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldForm } from '../pages/website-views';
import type { Language } from '../../words/languages';
import { type FormBody, maxLetters } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { conflictingForm, editableValue, isSameText } from './field-form';
import type { ShowList } from './list-routes';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

const action = '/website/field';

/** How long a form that couldn't be saved is kept for its page, in milliseconds. */
const keepMs = 30 * 60_000;

type FieldRequest = FastifyRequest<{ Body: FormBody }>;

/** The page of a field, and its forms, which lists have, too. */
export function fieldRoutes(app: FastifyInstance, context: WebsiteContext, showList: ShowList): void {
  const { drafts, workshop, previews } = context;

  const read = async (request: FastifyRequest, address: string) => {
    const language = context.language(request);
    const draft = drafts.draft();
    const [details, { changes }] = await Promise.all([
      workshop.field(address, language, draft),
      context.inWords(language, draft),
    ]);
    if (!details) return undefined;
    return {
      details,
      valueIn: (of: Language | undefined) => editableValue(address, details, of, draft, changes),
    };
  };

  /** @param conflicting form that wasn't saved, to be shown with both values */
  const show = async (request: FastifyRequest, reply: FastifyReply, address: string, conflicting?: FieldForm) => {
    const found = await read(request, address);
    const text = found?.valueIn(undefined);
    if (!found || !text) {
      if (await workshop.isUnreadable(address)) return reply.show({ kind: 'message', message: 'file unreadable' }, 503);
      return reply.callNotFound();
    }
    const { place, published: _published, page, form: _form, translations, ...about } = found.details;
    const shown = (form: FieldForm) => (conflicting && conflicting.language === form.language ? conflicting : form);
    const secret = previews.of(request.session);
    return reply.show(
      {
        kind: 'field',
        ...about,
        isLocked: context.isLocked(request, place),
        form: shown(text.form),
        translations: translations.flatMap(({ language }) => {
          const value = found.valueIn(language);
          return value ? [{ ...shown(value.form), language }] : [];
        }),
        preview: page && { frame: `/preview/${secret}/page${page.path}`, page: page.path, title: page.title },
        draft: context.summary(request),
      },
      conflicting ? 409 : 200,
    );
  };

  app.get<{ Querystring: { at?: string } }>(action, { config }, async (request, reply) => {
    await context.lastSave;
    return show(request, reply, request.query.at ?? '');
  });

  /** Shows the page of a form that wasn't saved, with both values. */
  const refuse = (request: FieldRequest, reply: FastifyReply, form: FieldForm) =>
    showList(request, reply, request.body.next ?? '', form) ?? show(request, reply, form.address, form);

  const save = async (request: FieldRequest, reply: FastifyReply) => {
    const { was = '', becomes = '', language, confirm, entries, sent = '' } = request.body;
    if (becomes.length > maxLetters) return reply.show({ kind: 'message', message: 'too large' }, 413);
    const posted = request.body.address ?? '';
    // The script keeps the page and tries again; without it, the page shows what was typed.
    if (await workshop.isUnreadable(posted, (language || undefined) as Language | undefined))
      return reply.show({ kind: 'message', message: 'file unreadable', typed: becomes }, 503);
    const address = entries === undefined ? posted : await workshop.addressNow(posted, parseTexts(entries));
    if (address === undefined) return reply.show({ kind: 'message', message: 'entry gone', typed: becomes }, 409);
    const found = await read(request, address);
    const current = found?.valueIn((language || undefined) as Language | undefined);
    if (!current) return reply.callNotFound();
    const { form, place, base, value, of } = current;
    if (context.isLocked(request, place)) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    const isSame = isSameText(form.value, becomes);
    const isListed = request.body.next?.startsWith(`${action}?`) === false;
    const next = isListed || address === posted ? pageOf(request.body) : pageOf({ address });
    if (isSame && confirm === undefined) return reply.redirect(next, 303);
    // The script posts what was typed before, such as “39,900” for 39900, and what it has sent without waiting for the answer.
    const known = [was, ...parseTexts(sent)];
    const isKnown = async (text: string) =>
      isSameText(form.value, text) || (await workshop.valueOf(place, text)) === value;
    if (!isSame && !(await Promise.all(known.map(isKnown))).includes(true))
      return refuse(request, reply, conflictingForm(form, becomes));
    const meant = isSame ? value : await workshop.valueOf(place, becomes);
    if (meant === undefined) return reply.callNotFound();
    const who = context.who(request);
    const saved = drafts.save({ who, place, base, was: value, becomes: meant, of, moved: form.saved?.id });
    if (saved.kind === 'saved') return reply.redirect(next, 303);
    // Somebody has saved another value in this moment.
    const newest = (await read(request, address))?.valueIn(form.language);
    return newest ? refuse(request, reply, conflictingForm(newest.form, becomes)) : reply.callNotFound();
  };

  app.post<{ Body: FormBody }>(action, { config }, async (request, reply) => {
    const saving = context.lastSave.then(() => save(request, reply));
    context.lastSave = saving.catch(() => undefined);
    try {
      return await saving;
    } catch (error) {
      if (request.session)
        app.keptForms.keep(request.session.id, { action, values: request.body }, pageOf(request.body), keepMs);
      throw error;
    }
  });
}

function parseTexts(json: string): string[] {
  try {
    const texts: unknown = JSON.parse(json);
    return Array.isArray(texts) ? texts.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Page of a posted form. */
function pageOf({ address = '', next }: FormBody): string {
  return ownPath(next || `${action}?at=${encodeURIComponent(address)}`);
}

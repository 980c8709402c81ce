import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldForm } from '../pages/website-views';
import type { Language } from '../../words/languages';
import { type FormBody, maxLetters } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { pathOf } from '../editing/draft-content';
import { conflictingForm, fieldForm, isSameText } from './field-form';
import { parseTexts } from './parse-texts';
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

  const read = (request: FastifyRequest, address: string) =>
    workshop.field(address, context.language(request), drafts.draft());

  /** @param conflicting form that wasn't saved, to be shown with both values */
  const show = async (request: FastifyRequest, reply: FastifyReply, address: string, conflicting?: FieldForm) => {
    const found = await read(request, address);
    if (!found) {
      if (await workshop.isUnreadable(address, undefined, drafts.draft()))
        return reply.show({ kind: 'message', message: 'file unreadable' }, 503);
      return reply.callNotFound();
    }
    const { place, page, form: _form, translations, ...about } = found;
    const shown = (each: FieldForm) => (conflicting && conflicting.language === each.language ? conflicting : each);
    const secret = previews.of(request.session);
    return reply.show(
      {
        kind: 'field',
        ...about,
        isLocked: context.isLocked(request, place.file, pathOf(place)),
        isParagraph: place.paragraph !== undefined,
        form: shown(fieldForm(address, found)!),
        translations: translations.map(({ language }) => ({
          ...shown(fieldForm(address, found, language)!),
          language,
        })),
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
    const { was = '', becomes = '', confirm, entries, sent = '' } = request.body;
    const language = (request.body.language || undefined) as Language | undefined;
    if (becomes.length > maxLetters) return reply.show({ kind: 'message', message: 'too large' }, 413);
    const posted = request.body.address ?? '';
    const draft = drafts.draft();
    // The script keeps the page and tries again; without it, the page shows what was typed.
    if (await workshop.isUnreadable(posted, language, draft))
      return reply.show({ kind: 'message', message: 'file unreadable', typed: becomes }, 503);
    // The script posts what was typed before, such as “39,900” for 39900, and what it has sent without waiting for the answer.
    const known = [was, ...parseTexts(sent)];
    const address =
      entries === undefined
        ? posted
        : await workshop.addressNow(posted, parseTexts(entries), [...known, becomes], draft);
    if (address === undefined) return reply.show({ kind: 'message', message: 'entry gone', typed: becomes }, 409);
    const found = await workshop.field(address, context.language(request), draft);
    const form = found && fieldForm(address, found, language);
    if (!found || !form) return reply.callNotFound();
    if (context.isLocked(request, found.place.file, pathOf(found.place)))
      return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    const isSame = isSameText(form.value, becomes);
    const isListed = request.body.next?.startsWith(`${action}?`) === false;
    const next = isListed || address === posted ? pageOf(request.body) : pageOf({ address });
    if (isSame && confirm === undefined) return reply.redirect(next, 303);
    const isKnown = async (text: string) =>
      isSameText(form.value, text) || (await workshop.isMeant(address, language, text, draft));
    if (!isSame && !(await Promise.all(known.map(isKnown))).includes(true))
      return refuse(request, reply, conflictingForm(form, becomes));
    if (found.place.paragraph !== undefined && !language && becomes.trim() === '')
      return reply.show({ kind: 'message', message: 'empty paragraph' }, 422);
    const edited = await workshop.withValue(address, language, becomes, draft);
    if (!edited) return reply.show({ kind: 'message', message: 'not writable', typed: becomes }, 422);
    if (drafts.store(draft, edited, context.who(request))) return reply.redirect(next, 303);
    // Somebody has saved something in this moment.
    return save(request, reply);
  };

  app.post<{ Body: FormBody }>(action, { config }, async (request, reply) => {
    try {
      return await context.inTurn(() => save(request, reply));
    } catch (error) {
      if (request.session)
        app.keptForms.keep(request.session.id, { action, values: request.body }, pageOf(request.body), keepMs);
      throw error;
    }
  });
}

/** Page of a posted form. */
function pageOf({ address = '', next }: FormBody): string {
  return ownPath(next || `${action}?at=${encodeURIComponent(address)}`);
}

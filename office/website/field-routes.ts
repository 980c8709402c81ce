import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../words/languages';
import { isUnreadable, pathOf } from '../editing/draft-content';
import { type FieldForm, fieldDetails } from '../editing/field-details';
import { formValue } from '../editing/form-value';
import { addressNow, placeOf } from '../editing/locate';
import { type FormBody, maxLetters } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { conflictingForm, isSameText, parseTexts, type RefusedForm } from './field-form';
import type { ShowList } from './list-routes';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

const action = '/website/field';

/** How long a form that couldn't be saved is kept for its page, in milliseconds. */
const keepMs = 30 * 60_000;

type FieldRequest = FastifyRequest<{ Body: FormBody }>;

/** The page of a field, and its forms, which lists have, too. */
export function fieldRoutes(app: FastifyInstance, context: WebsiteContext, showList: ShowList): void {
  const { workshop, previews } = context;

  /** @param refused form that wasn't saved, to be shown with both values */
  const show = async (request: FastifyRequest, reply: FastifyReply, address: string, refused?: RefusedForm) => {
    const language = context.language(request);
    const content = context.content();
    const found = fieldDetails(address, language, content, await context.mistakesIn());
    if (!found) {
      if (isUnreadable(placeOf(address).file, false, content))
        return reply.show({ kind: 'message', message: 'file unreadable' }, 503);
      return reply.callNotFound();
    }
    const { place, form, translations, ...about } = found;
    const shown = <Form extends FieldForm>(each: Form) =>
      refused && refused.language === each.language ? conflictingForm(each, refused.typed) : each;
    const page = await workshop.pageOf(address, language);
    const frame = `/preview/${previews.of(request.session)}/page${page.path}`;
    return reply.show(
      {
        kind: 'field',
        ...about,
        isLocked: context.isLocked(request, place.file, pathOf(place)),
        isParagraph: place.paragraph !== undefined,
        form: { ...shown(form), warnings: (await context.warningsAt(content, language))(address) },
        translations: translations.map(shown),
        preview: { frame, page: page.path, title: page.title },
        draft: context.summary(request),
      },
      refused ? 409 : 200,
    );
  };

  app.get<{ Querystring: { at?: string } }>(action, { config }, (request, reply) =>
    show(request, reply, request.query.at ?? ''),
  );

  // Nothing is awaited between reading the draft and storing it, so nobody can save in between.
  const save = (request: FieldRequest, reply: FastifyReply) => {
    const { was = '', becomes = '', confirm, entries, sent = '' } = request.body;
    const language = (request.body.language || undefined) as Language | undefined;
    if (becomes.length > maxLetters) return reply.show({ kind: 'message', message: 'too large' }, 413);
    const posted = request.body.address ?? '';
    const content = context.content();
    // The script keeps the page and tries again; without it, the page shows what was typed.
    if (isUnreadable(placeOf(posted).file, language !== undefined, content))
      return reply.show({ kind: 'message', message: 'file unreadable', typed: becomes }, 503);
    // The script posts what was typed before, such as “39,900” for 39900, and what it has sent without waiting for the answer.
    const known = [was, ...parseTexts(sent)];
    const old = { address: posted, entries: parseTexts(entries ?? ''), known: [...known, becomes] };
    const address = entries === undefined ? posted : addressNow(old, content);
    if (address === undefined) return reply.show({ kind: 'message', message: 'entry gone', typed: becomes }, 409);
    const current = formValue(address, language, content);
    if (!current) return reply.callNotFound();
    const { place } = current;
    if (context.isLocked(request, place.file, pathOf(place)))
      return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    const isSame = isSameText(current.posted, becomes);
    const isListed = request.body.next?.startsWith(`${action}?`) === false;
    const next = isListed || address === posted ? pageOf(request.body) : pageOf({ address });
    if (isSame && confirm === undefined) return reply.redirect(next, 303);
    const isKnown = (text: string) => isSameText(current.posted, text) || current.meant(text) === current.value;
    if (!isSame && !known.some(isKnown)) {
      const refused = { address, language, typed: becomes };
      return showList(request, reply, request.body.next ?? '', refused) ?? show(request, reply, address, refused);
    }
    if (place.paragraph !== undefined && !language && becomes.trim() === '')
      return reply.show({ kind: 'message', message: 'empty paragraph' }, 422);
    if (!context.store(request, () => current.withValue(current.meant(becomes))))
      return reply.show({ kind: 'message', message: 'not writable', typed: becomes }, 422);
    return reply.redirect(next, 303);
  };

  app.post<{ Body: FormBody }>(action, { config }, async (request, reply) => {
    try {
      return await save(request, reply);
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

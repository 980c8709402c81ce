import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Draft } from '../editing/draft';
import type { NewEntry } from '../editing/entries';
import { placeOf } from '../editing/locate';
import { type FormBody, maxLetters } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { parseTexts } from './parse-texts';
import type { WebsiteContext } from './website-context';
import type { EntryAction } from './workshop';

const config = { role: 'clerk' } as const;

/** Begins the names of the fields of a new entry; then comes the path. */
const valuePrefix = 'value:';

const actions: readonly string[] = [
  'up',
  'down',
  'top',
  'remove',
  'is true',
  'put up',
  'same person',
] satisfies EntryAction[];

/** Adds, removes and moves entries of lists. */
export function entryRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const { drafts, workshop } = context;

  const aboutOf = ({ list = '', like = '', kind = '', replaces = '', group }: FormBody): NewEntry => ({
    list,
    ...(/^\d+$/.test(like) && { like: Number(like) }),
    ...(/^\d+$/.test(replaces) && { replaces: Number(replaces) }),
    ...(kind && { kind }),
    ...(group && { group }),
  });

  const showForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: FormBody,
    missing: readonly string[] = [],
  ) => {
    const about = aboutOf(asked);
    const made = await workshop.newEntry(about, context.language(request), drafts.draft());
    if (!made) return reply.callNotFound();
    const { kind, ...form } = made;
    const typed = (path: string) => asked[valuePrefix + path];
    const fields = form.fields.map((field) => ({ ...field, value: typed(field.path) ?? field.value }));
    return reply.show(
      {
        kind: 'new-entry',
        ...form,
        fields,
        list: about.list,
        like: asked.like ?? '',
        replaces: asked.replaces ?? '',
        group: asked.group ?? form.groups[0] ?? '',
        form: kind,
        next: ownPath(asked.next || '/website'),
        missing,
      },
      missing.length > 0 ? 422 : 200,
    );
  };

  app.get<{ Querystring: FormBody }>('/website/new', { config }, async (request, reply) => {
    await context.lastSave;
    return showForm(request, reply, request.query);
  });

  app.post<{ Body: FormBody }>('/website/new', { config }, (request, reply) =>
    context.inTurn(async () => {
      const { body } = request;
      if (Object.values(body).some((text) => text.length > maxLetters))
        return reply.show({ kind: 'message', message: 'too large' }, 413);
      const draft = drafts.draft();
      const list = await workshop.addressNow(body.list ?? '', parseTexts(body.entries ?? '[]'), [], draft);
      if (list === undefined) return reply.show({ kind: 'message', message: 'entry gone' }, 409);
      const about = { ...aboutOf(body), list };
      // The entry that it replaces can have been moved.
      const names = [...parseTexts(body.entries ?? '[]'), body.name ?? ''];
      const replaced =
        about.replaces === undefined ? list : await workshop.addressNow(`${list}/${about.replaces}`, names, [], draft);
      if (replaced === undefined) return reply.show({ kind: 'message', message: 'entry gone' }, 409);
      if (about.replaces !== undefined) about.replaces = Number(replaced.slice(list.length + 1));
      const form = await workshop.newEntry(about, context.language(request), draft);
      if (!form) return reply.callNotFound();
      const typed = new Map(
        Object.entries(body).flatMap(([name, text]) =>
          name.startsWith(valuePrefix) ? [[name.slice(valuePrefix.length), text] as const] : [],
        ),
      );
      const missing = form.fields.filter((field) => !field.isOptional && !typed.get(field.path)?.trim());
      if (missing.length > 0)
        return showForm(
          request,
          reply,
          body,
          missing.map(({ path }) => path),
        );
      let address: string | undefined;
      const edit = async (current: Draft) => {
        const made = await workshop.withNewEntry(about, typed, current);
        address = made?.address;
        return made?.edited;
      };
      if (!(await context.store(request, edit))) return reply.show({ kind: 'message', message: 'not writable' }, 422);
      // At its row.
      const page = ownPath(body.next || '/website/draft').replace(/#.*/, '');
      return reply.redirect(address === undefined ? page : `${page}#${encodeURI(address)}`, 303);
    }),
  );

  app.post<{ Body: FormBody }>('/website/entry', { config }, (request, reply) =>
    context.inTurn(async () => {
      const { do: action = '', next = '' } = request.body;
      if (!actions.includes(action)) return reply.callNotFound();
      const draft = drafts.draft();
      const posted = request.body.address ?? '';
      const known = request.body.was === undefined ? [] : [request.body.was];
      const address = await workshop.addressNow(posted, parseTexts(request.body.entries ?? '[]'), known, draft);
      if (address === undefined) return reply.show({ kind: 'message', message: 'entry gone' }, 409);
      const { file, at = [] } = placeOf(address);
      if (context.isLocked(request, file, at)) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
      const uses = action === 'remove' ? await workshop.usesOfEntry(address, context.language(request), draft) : [];
      const page = ownPath(next || '/website/draft');
      if (uses.length > 0) {
        const name = parseTexts(request.body.entries ?? '[]').at(-1) ?? '';
        return reply.show({ kind: 'used-entry', name, uses, next: page }, 409);
      }
      // Moving the first entry up changes nothing.
      await context.store(request, (current) => workshop.withEntryChanged(address, action as EntryAction, current));
      return reply.redirect(page, 303);
    }),
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownValue } from '../../forms/own-value';
import {
  entryActions,
  indexOf,
  type NewEntry,
  type TextsBefore,
  typedEntry,
  usesOfEntry,
  withEntry,
  withNewEntry,
  withReplacedEntry,
} from '../editing/entries';
import { useInWords } from '../editing/field-details';
import { formValue } from '../editing/form-value';
import { addressNow, placeOf } from '../editing/locate';
import { newEntryForm } from '../editing/new-entry-form';
import { type FormBody, maxLetters } from '../guard/form-body';
import { ownPath } from '../guard/own-path';
import { parseTexts } from './field-form';
import { keptTexts } from './publications';
import type { WebsiteContext } from './website-context';

const config = { role: 'clerk' } as const;

/** Begins the names of the fields of a new entry; then comes the path. */
const valuePrefix = 'value:';
/** The same in the language of the page. */
const translationPrefix = 'translation:';

/** Adds, removes and moves entries of lists. */
export function entryRoutes(app: FastifyInstance, context: WebsiteContext): void {
  const aboutOf = ({ list = '', like = '', kind = '', replaces = '', group }: FormBody): NewEntry => ({
    list,
    ...(/^\d+$/.test(like) && { like: Number(like) }),
    ...(/^\d+$/.test(replaces) && { replaces: Number(replaces) }),
    ...(kind && { kind }),
    ...(group && { group }),
  });

  const textsBefore: TextsBefore = (file) =>
    context.publications.newest(keptTexts).flatMap(({ texts }) => texts?.before[file] ?? []);

  const showForm = (request: FastifyRequest, reply: FastifyReply, asked: FormBody, missing: readonly string[] = []) => {
    const about = aboutOf(asked);
    const made = newEntryForm(about, context.content(), context.language(request));
    if (!made) return reply.callNotFound();
    const { kind, ...form } = made;
    const typed = (path: string) => asked[valuePrefix + path];
    const fields = form.fields.map((field) => ({
      ...field,
      value: typed(field.path) ?? field.value,
      translation: asked[translationPrefix + field.path],
    }));
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

  /** Stores what was typed in the language of the page, below the texts of a new entry. */
  const storeTranslations = (request: FastifyRequest<{ Body: FormBody }>, entry: string) => {
    for (const [name, text] of Object.entries(request.body)) {
      if (!name.startsWith(translationPrefix) || text.trim() === '') continue;
      const path = name.slice(translationPrefix.length);
      const address = path === '' ? entry : `${entry}/${path}`;
      const form = formValue(address, context.language(request), context.content());
      context.store(request, () => form?.withValue(form.meant(text)));
    }
  };

  app.get<{ Querystring: FormBody }>('/website/new', { config }, (request, reply) =>
    showForm(request, reply, request.query),
  );

  app.post<{ Body: FormBody }>('/website/new', { config }, (request, reply) => {
    const { body } = request;
    if (Object.values(body).some((text) => text.length > maxLetters))
      return reply.show({ kind: 'message', message: 'too large' }, 413);
    const content = context.content();
    const entries = parseTexts(body.entries ?? '[]');
    const list = addressNow({ address: body.list ?? '', entries }, content);
    if (list === undefined) return reply.show({ kind: 'message', message: 'entry gone' }, 409);
    const about = { ...aboutOf(body), list };
    if (about.replaces !== undefined) {
      // The entry that it replaces can have been moved.
      const old = { address: `${list}/${about.replaces}`, entries: [...entries, body.name ?? ''] };
      const replaced = addressNow(old, content);
      if (replaced === undefined) return reply.show({ kind: 'message', message: 'entry gone' }, 409);
      about.replaces = indexOf(replaced);
    }
    const form = newEntryForm(about, content, context.language(request));
    if (!form) return reply.callNotFound();
    const values = Object.entries(body).filter(([name]) => name.startsWith(valuePrefix));
    const typed = new Map(values.map(([name, text]) => [name.slice(valuePrefix.length), text]));
    const missing = form.fields.filter((field) => !field.isOptional && !typed.get(field.path)?.trim());
    const paths = missing.map(({ path }) => path);
    if (paths.length > 0) return showForm(request, reply, body, paths);
    let address: string | undefined;
    const edit = () => {
      const entry = typedEntry(withNewEntry(about, content, 'en')!, typed);
      if (about.replaces !== undefined) {
        address = `${list}/${about.replaces}`;
        return withReplacedEntry(content, list, about.replaces, entry);
      }
      const made = withEntry(content, list, entry, about);
      address = made?.address;
      return made?.edited;
    };
    if (!context.store(request, edit)) return reply.show({ kind: 'message', message: 'not writable' }, 422);
    const page = new URL(ownPath(body.next || '/website/draft'), 'http://office');
    if (address !== undefined) {
      storeTranslations(request, address);
      page.searchParams.set('added', address);
      page.hash = encodeURI(address);
    }
    return reply.redirect(page.pathname + page.search + page.hash, 303);
  });

  app.post<{ Body: FormBody }>('/website/entry', { config }, (request, reply) => {
    const { do: action = '', next = '', address: posted = '', was } = request.body;
    const act = ownValue(entryActions, action);
    if (!act) return reply.callNotFound();
    const content = context.content();
    const entries = parseTexts(request.body.entries ?? '[]');
    const address = addressNow({ address: posted, entries, known: was === undefined ? [] : [was] }, content);
    if (address === undefined) return reply.show({ kind: 'message', message: 'entry gone' }, 409);
    const { file, at = [] } = placeOf(address);
    if (context.isLocked(request, file, at)) return reply.show({ kind: 'message', message: 'not allowed' }, 403);
    const uses = action === 'remove' ? usesOfEntry(address, content) : [];
    const page = ownPath(next || '/website/draft');
    if (uses.length > 0) {
      // This answer is at the address of the list: a link to a part of that would stay here.
      const list = page.replace(/#.*/, '');
      return reply.show(
        {
          kind: 'used-entry',
          name: entries.at(-1) ?? '',
          uses: uses.map((use) => useInWords(use, content, context.language(request))),
          next: list,
        },
        409,
      );
    }
    // Moving the first entry up changes nothing.
    context.store(request, () => act(content, address, textsBefore));
    return reply.redirect(page, 303);
  });
}

import type { FastifyInstance } from 'fastify';
import { withoutInvisible } from '../../forms/invisible-characters';
import type { TypedForm } from '../pages/views';
import { ownPath } from './own-path';

export type FormBody = Readonly<Record<string, string>>;

/** Limit of a text, in letters as people type them: longer ones belong into a file. */
export const maxLetters = 50_000;

/** In a posted form, a letter of Devanagari is `%E0%A4%85`. */
const letterBytes = 9;

/**
 * Limit of a posted form, in letters. Not only what people type is in it, but also the value before, and what the script has tried to save
 * meanwhile; and a correction has many answers.
 */
const formLetters = 4 * maxLetters;
const formBytes = formLetters * letterBytes;

/** Limit of fields: a page that erases a shop's forms has one for each. */
const maxFields = 10_000;

/** More than people type. The sign-in page repeats a form that anybody may post: a million fields would keep the office busy for seconds. */
class TooMuchError extends Error {
  readonly statusCode = 413;
}

/** The sign-in page posts a form of `formBytes` again as JSON, which at worst doubles it. */
export const keptFormBytes = 3 * formBytes;

/** The names of passwords, which stay as they were typed when they were chosen. */
const passwords = ['password', 'again', 'current'];

/**
 * Reads posted forms into `request.body`: a field's last value, as text without characters that people can't see. Pages have none either,
 * so that values can be compared. Other bodies are refused.
 */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => {
      const text = String(body);
      const isRead = text.split('&', maxFields + 1).length <= maxFields;
      const form = isRead ? parseForm(text) : undefined;
      if (form && lettersIn(form) <= formLetters) done(null, form);
      else done(new TooMuchError());
    },
  );
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= parseForm('');
    done();
  });
}

/** Reads a form, or the query of an address. Has no prototype, so that a field may be called `constructor`. */
export function parseForm(body: string): FormBody {
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body))
    fields[name] = passwords.includes(name) ? value : withoutInvisible(value);
  return fields;
}

/** A kept form is JSON, in which a letter takes two at worst. */
function lettersIn({ kept = '', ...typed }: FormBody): number {
  return Object.entries(typed).reduce((sum, [name, value]) => sum + name.length + value.length, kept.length / 3);
}

/** @returns the form that a sign-in page has kept; `undefined` if there is none or it isn't one */
export function parseKept(json: string | undefined): TypedForm | undefined {
  try {
    const { action, values } = JSON.parse(json ?? '') as { action: unknown; values: unknown };
    if (typeof action !== 'string' || typeof values !== 'object' || values === null) return undefined;
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
    if (texts.length > maxFields) return undefined;
    return { action: ownPath(action), values: Object.fromEntries(texts) as FormBody };
  } catch {
    return undefined;
  }
}

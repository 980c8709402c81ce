import type { FastifyInstance } from 'fastify';
import type { TypedForm } from '../../office/views';
import { ownPath } from './own-path';

export type FormBody = Readonly<Record<string, string>>;

/** Limit of a posted form, in bytes. */
const formBytes = 64 * 1024;

/** The sign-in page posts a form of `formBytes` again as JSON, which at worst doubles it. */
export const keptFormBytes = 3 * formBytes;

/** Reads posted forms into `request.body`: a field's last value, as text. Other bodies are refused. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => {
      done(null, parseForm(String(body)));
    },
  );
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= parseForm('');
    done();
  });
}

/** Has no prototype, so that a field may be called `constructor`. */
function parseForm(body: string): FormBody {
  return Object.assign(Object.create(null) as object, Object.fromEntries(new URLSearchParams(body)));
}

/** @returns the form that a sign-in page has kept; `undefined` if there is none or it isn't one */
export function parseKept(json: string | undefined): TypedForm | undefined {
  try {
    const { action, values } = JSON.parse(json ?? '') as { action: unknown; values: unknown };
    if (typeof action !== 'string' || typeof values !== 'object' || values === null) return undefined;
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return { action: ownPath(action), values: Object.fromEntries(texts) as FormBody };
  } catch {
    return undefined;
  }
}

import { isDeepStrictEqual } from 'node:util';
import { type ContentPath, valueAt } from '../../model/concepts/fields';
import { type DraftText, readText } from './merge';

const PRIVACY_FILE = 'facts/privacy.yaml';
const KEEP_DAYS: ContentPath = ['keepDays'];

/**
 * Whether only the principal may change and publish a place: it erases what families have sent. Recipients of mails and who may send
 * forms aren't in the content, but in the settings of the server.
 */
export function isForPrincipal(file: string, path: ContentPath): boolean {
  // The file itself, or a group with the field, too.
  return file === PRIVACY_FILE && path.slice(0, 1).every((key) => key === KEEP_DAYS[0]);
}

/** Whether only the principal may publish files of a draft. */
export function areForPrincipal(files: Readonly<Record<string, DraftText>>): boolean {
  const { base = null, text = null } = files[PRIVACY_FILE] ?? {};
  const [before, after] = [base, text].map((each) => valueAt(readText(PRIVACY_FILE, each)?.data, KEEP_DAYS));
  return !isDeepStrictEqual(before, after);
}

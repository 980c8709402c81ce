import { type ContentPath, valueAt } from '../../model/concepts/fields';
import { fieldsOfDrawings } from '../../model/concepts/picture';
import { possibleFieldsOfFile } from '../../model/concepts/registry';
import type { ReadFile } from '../../model/concepts/site-content';
import { isEntry } from '../../model/projections/launch-findings';
import { paragraphsOf } from '../../model/projections/segments';
import { ContentDocument } from '../../model/writing/content-document';
import { PARAGRAPHS } from '../../model/writing/drafts';
import type { Comparison } from './differences';

/**
 * The text of a file without the marks of samples that somebody has replaced. A field that somebody has written is no sample any more:
 * its mark goes, too. If only a part of a marked field was written, the mark moves to the entries in it, or stays if they can't have one:
 * in running texts and in lists of texts.
 *
 * @param mine what the draft changes
 */
export function withoutOldMarks(text: string, read: ReadFile, mine: Comparison): string {
  if (read.kind === 'mail' || read.kind === 'translations') return text;
  const written = mine.differences.flatMap(({ kind, after }) =>
    (kind === 'value' || kind === 'added') && after
      ? [isOfBody(after, read) ? ['body', ...after.slice(1)] : after]
      : [],
  );
  const document = new ContentDocument(text);
  const isWritten = (leaf: ContentPath) => written.some((at) => `${leaf.join('/')}/`.startsWith(`${at.join('/')}/`));
  const marks = possibleFieldsOfFile(read).filter((each) => each.at.at(-1) === 'sample');
  const canHaveMark = (entry: ContentPath) => marks.some((mark) => mark.at.slice(0, -1).join('/') === entry.join('/'));
  for (const at of written) {
    for (const [depth, key] of at.entries()) {
      const above = at.slice(0, depth);
      const entry = document.get(above);
      if (!isEntry(entry)) continue;
      const body = depth === 0 && read.body.trim() !== '' ? { body: paragraphsOf(read.body) } : {};
      const { sample, ...fields }: Record<string, unknown> = { ...entry, ...body };
      const marked = sample === true ? Object.keys(fields) : Array.isArray(sample) ? sample.map(String) : [];
      if (!marked.includes(String(key))) continue;
      const isInvented = (name: string) => !leavesOf(fields[name], [...above, name]).every(isWritten);
      const field = [...above, key];
      const value = fields[key];
      const parts = Array.isArray(value) ? value.map((_, index) => [...field, index]) : [field];
      const isMoved = isInvented(String(key)) && parts.every(canHaveMark);
      if (isMoved) for (const part of parts) document.set([...part, 'sample'], true);
      const rest = marked.filter((name) => isInvented(name) && !(isMoved && name === key));
      if (rest.length < marked.length) document.set([...above, 'sample'], rest.length > 0 ? rest : undefined);
    }
  }
  return document.toString();
}

function isOfBody([first]: ContentPath, { data }: ReadFile): boolean {
  return first === PARAGRAPHS && valueAt(data, [PARAGRAPHS]) === undefined;
}

/** The values in a field, except those that only draw: drawings need no mark. */
function leavesOf(value: unknown, at: ContentPath): ContentPath[] {
  if (!isEntry(value)) return [at];
  return Object.entries(value)
    .filter(([key]) => key !== 'sample' && !fieldsOfDrawings.includes(key))
    .flatMap(([key, each]) => leavesOf(each, [...at, key]));
}

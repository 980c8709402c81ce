import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import { splitMarkdown } from '../../model/mistakes/places/content-place';
import { readContentText } from '../../model/mistakes/places/content-text';
import type { ContentMistake } from '../../model/mistakes/words/content-error';
import type { FieldPlace } from '../../model/projections/fields/field-places';
import { entryOf } from '../../model/projections/translations/changed-text';
import { paragraphsOf } from '../../model/projections/segments';
import { BETWEEN } from '../../model/writing/drafts';
import type { DraftContent } from './draft';
import { segmentsOf } from './value-edits';

/** The mistakes of the content with the draft. */
export type Mistakes = readonly ContentMistake[];

/** The mistakes at a value of the draft, or at a translation of it. */
export function mistakesAt(
  mistakes: Mistakes,
  { file, at, paragraph, value }: FieldPlace,
  content: DraftContent,
  language?: Language,
): Mistakes {
  if (mistakes.length === 0) return [];
  if (language) {
    const segments = segmentsOf(content.files);
    const entries = paragraphsOf(String(value ?? '')).flatMap((each) => entryOf(segments, file, each) ?? []);
    return mistakes.filter(({ file: inFile, at: [, index, code] = [] }) =>
      entries.some((each) => each.file === inFile && each.index === index && (code ?? language) === language),
    );
  }
  if (at) return mistakes.filter((each) => each.file === file && isDeepStrictEqual(each.at, at));
  const text = content.drafts.get(file) ?? readContentText(path.join(content.folder, file)) ?? '';
  const [from, to] = linesOf(paragraph ?? 0, String(value ?? ''), text);
  return mistakes.filter((each) => each.file === file && each.isInText && from <= each.line! && each.line! <= to);
}

/** The lines of a paragraph in its file, counted from 1. */
function linesOf(paragraph: number, value: string, text: string): [from: number, to: number] {
  const { body = '', linesAboveBody = 0 } = splitMarkdown(text) ?? {};
  const [space = ''] = /^\s*/.exec(body) ?? [];
  const parts = body.trim().split(BETWEEN);
  const above = parts.slice(0, 2 * paragraph).join('');
  const from = linesAboveBody + (space + above).split('\n').length;
  return [from, from + value.split('\n').length - 1];
}

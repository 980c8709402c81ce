import { distance } from 'fastest-levenshtein';
import { isDeepStrictEqual } from 'node:util';
import { once } from '../../app/once';
import type { Language } from '../../words/languages';
import type { ContentPath } from '../../model/concepts/fields';
import type { School } from '../../model/concepts/school';
import type { ReadFile } from '../../model/concepts/site-content';
import { type TranslatedText, type Translations, translationsFile } from '../../model/concepts/translations';
import type { FieldPlace, Value } from '../../model/projections/fields/field-places';
import { namedEntries } from '../../model/projections/fields/references';
import { type ContentEdit, rename } from '../../model/projections/fields/rename';
import { keyOf } from '../../model/projections/fields/target';
import { isSame, keepTranslations, type Segments } from '../../model/projections/translations/changed-text';
import { paragraphsOf, type SegmentInFile, segmentsOfFile } from '../../model/projections/segments';
import { BETWEEN } from '../../model/writing/drafts';
import type { Files } from './draft';

/**
 * The edits that give a place another value: a name changes with all references to it, and a text keeps its translations.
 *
 * @param before the text whose translations it keeps while it is empty
 */
export function valueEdits(
  files: Files,
  { file, at, paragraph = 0, paragraphs = 1, value, field }: FieldPlace,
  to: Value,
  before: Value = null,
): ContentEdit[] {
  if (to === value) return [];
  const read = files.find((each) => each.file === file)!;
  const kept = !at || field?.text ? translationsKept() : [];
  const renamed = at && typeof to === 'string' && to !== '' && field?.names && namedAt(files, file, at);
  const isOther = renamed && field.names === 'staff' && !isSamePerson(String(before ?? value), to);
  if (renamed && !isOther) return [...rename(files, renamed, to), ...kept];
  // Somebody else: what has followed the name while it was typed gets back the one of before.
  const back = isOther && typeof before === 'string' && value !== before ? rename(files, renamed, before) : [];
  const own: ContentEdit = at
    ? { file, at, value: to ?? undefined }
    : { file, body: withParagraphs(read.body, paragraph, paragraphs, String(to ?? '')) };
  return [...back, own, ...kept];

  function translationsKept(): ContentEdit[] {
    const school = segmentsOf(files);
    // While somebody types, a text can be one that has translations elsewhere.
    const from = unusedText(school, file, before) ?? (value || before);
    const becomes = to || before;
    if (typeof from !== 'string' || typeof becomes !== 'string') return [];
    // Other places that have the same text keep its translations.
    const here = paragraphsOf(from).map((segment) => ({ file, at, segment }));
    const all = value ? school : { ...school, segments: [...school.segments, ...here] };
    return keepTranslations(all, file, from, becomes);
  }
}

/** The text with another text in place of some paragraphs. All others stay as they are written. */
function withParagraphs(body: string, from: number, count: number, text: string): string {
  const [before = ''] = /^\s*/.exec(body) ?? [];
  const parts = body.slice(before.length).split(BETWEEN);
  parts.splice(2 * from, 2 * count - 1, text.trim());
  return before + parts.join('');
}

/** The text that a text became last, if its file still has the translations, and no place has it any more. */
function unusedText({ first, segments, translations }: Segments, file: string, of: Value): string | undefined {
  const { texts = [] } = translations.find((each) => each.file === translationsFile(file)) ?? {};
  const isOf = ({ was = {}, ...entry }: TranslatedText) =>
    [entry[first], ...Object.values(was)].some((each) => isSame(each ?? '', String(of ?? '')));
  const isUsed = (text: string) => segments.some(({ segment }) => isSame(segment, text));
  return of ? texts.find((entry) => isOf(entry) && !isUsed(entry[first] ?? ''))?.[first] : undefined;
}

/** Whether a name was corrected: at least half of its words are the same, without the title, such as “Mrs.” */
function isSamePerson(name: string, other: string): boolean {
  const [some, others] = [name, other].map((each) =>
    each
      .replace(/^\p{L}+\.\s*/u, '')
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean),
  ) as [string[], string[]];
  const common = some.filter((word) => others.some((each) => distance(word, each) <= word.length / 4)).length;
  return 2 * common >= Math.max(some.length, others.length);
}

/** The entry to which a value gives a name that no other entry has. Several teachers have one designation, for example. */
function namedAt(files: Files, file: string, at: ContentPath) {
  const named = namedEntries(files);
  const target = named.find((each) => each.file === file && isDeepStrictEqual(each.at, at));
  return target && named.filter((each) => keyOf(each) === keyOf(target)).length === 1 ? target : undefined;
}

const untranslated = ['translations', 'glossary', 'search-questions', 'mail'];

/** Files don't change once they are read. */
const segmentsIn = new WeakMap<ReadFile, SegmentInFile[]>();
const segmentsInAll = new WeakMap<Files, Segments>();

/** Every text of the content, as it is written, with all translations. */
export function segmentsOf(files: Files): Segments {
  return once(segmentsInAll, files, () => readSegments(files));
}

/** The languages of the school, the first one first; none if its file can't be read. */
export function languagesOf(files: Files): readonly Language[] {
  const { languages = [] } = (files.find(({ kind }) => kind === 'school')?.data ?? {}) as Partial<School>;
  return languages;
}

function readSegments(files: Files): Segments {
  const [first = 'en'] = languagesOf(files);
  const translations = files
    .filter(({ kind }) => kind === 'translations')
    .map(({ file, data }) => ({ file, texts: (data as Partial<Translations> | null)?.texts ?? [] }));
  const segments = files
    .filter(({ kind }) => !untranslated.includes(kind))
    .flatMap((read) => once(segmentsIn, read, () => segmentsOfFile(read)));
  return { first, segments, translations };
}

import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import type { School } from '../../model/concepts/school';
import type { ReadFile } from '../../model/concepts/site-content';
import type { Translations } from '../../model/concepts/translations';
import { namedEntries } from '../../model/projections/fields/references';
import { type ContentEdit, rename } from '../../model/projections/fields/rename';
import { keyOf } from '../../model/projections/fields/target';
import { keepTranslations, type Segments } from '../../model/projections/translations/changed-text';
import { type SegmentInFile, segmentsOfFile } from '../../model/projections/segments';
import type { Value } from './change';
import { fieldAt, type Located } from './locate';
import { withParagraph } from './paragraphs';

/** The edits that give a place another value: a name changes with all references to it, and a text keeps its translations. */
export function valueEdits(
  files: readonly ReadFile[],
  { read, at, paragraph, value }: Located,
  to: Value,
): ContentEdit[] {
  const { file, body } = read;
  const field = at && fieldAt(read, at);
  const isText = (!at || field?.text) && typeof value === 'string' && typeof to === 'string';
  const kept = isText ? keepTranslations(segmentsOf(files), file, value, to) : [];
  const isRenamed = at && typeof to === 'string' && to !== '' && field?.names;
  const renamed = isRenamed && namedAt(files, file, at);
  if (renamed) return [...rename(files, renamed, to), ...kept];
  const own: ContentEdit = at
    ? { file, at, value: to ?? undefined }
    : { file, body: withParagraph(body, paragraph ?? 0, to === null ? null : String(to)) };
  return [own, ...kept];
}

/** The entry to which a value gives a name that no other entry has. Several teachers have one designation, for example. */
function namedAt(files: readonly ReadFile[], file: string, at: NonNullable<Located['at']>) {
  const named = namedEntries(files);
  const target = named.find((each) => each.file === file && isDeepStrictEqual(each.at, at));
  return target && named.filter((each) => keyOf(each) === keyOf(target)).length === 1 ? target : undefined;
}

const untranslated = ['translations', 'glossary', 'search-questions', 'mail'];

/** Files don't change once they are read. */
const segmentsIn = new WeakMap<ReadFile, SegmentInFile[]>();
const segmentsInAll = new WeakMap<readonly ReadFile[], Segments>();

/** Every text of the content, as it is written, with all translations. */
export function segmentsOf(files: readonly ReadFile[]): Segments {
  let known = segmentsInAll.get(files);
  if (!known) segmentsInAll.set(files, (known = readSegments(files)));
  return known;
}

function readSegments(files: readonly ReadFile[]): Segments {
  const { languages } = (files.find(({ kind }) => kind === 'school')?.data ?? {}) as Partial<School>;
  const first: Language = languages?.[0] ?? 'en';
  const translations = files
    .filter(({ kind }) => kind === 'translations')
    .map(({ file, data }) => ({ file, texts: (data as Partial<Translations> | null)?.texts ?? [] }));
  const segments = files
    .filter(({ kind }) => !untranslated.includes(kind))
    .flatMap((read) => {
      let known = segmentsIn.get(read);
      if (!known) segmentsIn.set(read, (known = segmentsOfFile(read)));
      return known;
    });
  return { first, segments, translations };
}

import type { Language } from '../../words/languages';
import { type School, schoolSchema } from '../../model/concepts/school';
import type { ReadFile } from '../../model/concepts/site-content';
import { type Placeholders, placeholderValues } from '../../model/projections/facts/placeholder-values';
import { type FieldPlace, translationsOf } from '../../model/projections/fields/field-places';
import { fillText } from '../../model/reading/placeholders';
import { translated } from '../../model/reading/translated';
import type { Value } from './change';
import { translationIn } from './translation-edits';
import { excerptOf } from './value-in-words';
import { segmentsOf } from './value-edits';

/** A value as visitors read it, with its placeholders filled in. @param language of the text; the first one of the school if it is absent */
export function filledIn<Each extends Value>(
  value: Each,
  files: readonly ReadFile[],
  language?: Language,
): Each | string {
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  return fillText(value, placeholdersOf(files, language), () => undefined);
}

/** The placeholders in a text, each once, and what visitors read there. */
export function placeholdersIn(text: string, files: readonly ReadFile[]): { written: string; filledIn: string }[] {
  const written = [...new Set(text.match(/\{\{[^{}]*\}\}/g))];
  return written
    .map((each) => ({ written: each, filledIn: filledIn(each, files) }))
    .filter((each) => each.filledIn !== each.written);
}

/** The breadcrumb of a place, as people read it: with names in the language of the page, if they are translated. Long ones are cut. */
export function breadcrumbOf(
  { labels }: Pick<FieldPlace, 'labels'>,
  files: readonly ReadFile[],
  language: Language,
): string[] {
  return labels.map(({ text, translations }) =>
    excerptOf(filledInTranslation(text, translations?.[language], files, language), 0, MAX_LETTERS),
  );
}

/** The name of an entry or a screen in the language of the page, if it is translated. */
export function nameInWords(text: string, file: string, files: readonly ReadFile[], language: Language): string {
  return filledInTranslation(text, translationsOf(file, files)(text)[language], files, language);
}

function filledInTranslation(
  text: string,
  translation: string | undefined,
  files: readonly ReadFile[],
  language: Language,
): string {
  return translation ? filledIn(translation, files, language) : filledIn(text, files);
}

/** Of an entry’s name, which may be its whole text. */
const MAX_LETTERS = 60;

const cache = new WeakMap<readonly ReadFile[], Map<Language, Placeholders>>();

function placeholdersOf(files: readonly ReadFile[], language?: Language): Placeholders {
  const ofFiles = cache.get(files) ?? new Map<Language, Placeholders>();
  cache.set(files, ofFiles);
  const segments = segmentsOf(files);
  const wanted = language ?? segments.first;
  const known = ofFiles.get(wanted) ?? readPlaceholders(files, segments, wanted);
  ofFiles.set(wanted, known);
  return known;
}

function readPlaceholders(
  files: readonly ReadFile[],
  segments: ReturnType<typeof segmentsOf>,
  language: Language,
): Placeholders {
  const school = files.find(({ kind }) => kind === 'school');
  if (!school) return {};
  const say = (file: string, text: string) => translationIn(segments, { file, text, language }) ?? text;
  try {
    const data =
      language === segments.first ? school.data : translated(schoolSchema, school.data, school.file, { language, say });
    return placeholderValues(data as School, language);
  } catch {
    // A file with mistakes can lack any of them.
    return {};
  }
}

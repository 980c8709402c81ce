import { once } from '../../app/once';
import { withoutInvisible } from '../../forms/invisible-characters';
import type { Language } from '../../words/languages';
import { type School, schoolSchema } from '../../model/concepts/school';
import { type Placeholders, placeholderValues } from '../../model/projections/facts/placeholder-values';
import { type BrokenRule, sentenceOf } from '../../model/mistakes/words/content-error';
import { type FieldPlace, translationsOf, type Value } from '../../model/projections/fields/field-places';
import { fillText } from '../../model/reading/placeholders';
import { translated } from '../../model/reading/translated';
import type { Files } from './draft';
import { translationIn } from './translation-edits';
import { excerptOf } from './value-in-words';
import { segmentsOf } from './value-edits';

/** A value as visitors read it, with its placeholders filled in. @param language of the text; the first one of the school if it is absent */
export function filledIn<Each extends Value>(value: Each, files: Files, language?: Language): Each | string {
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  return fillText(value, placeholdersOf(files, language), () => undefined);
}

/**
 * A text as the fields of the office have it: with the values of facts, `{{SPLS}}`, where files have their names, `{{schoolName}}`.
 * Facts of equal values keep their names, except for the first.
 */
export function withFactValues(text: string, files: Files, language?: Language): string {
  const { values, names } = factsOf(files, language);
  return text.replace(FACT, (fact, name: string) => {
    const value = values.get(name.trim());
    return value !== undefined && names.get(value) === name.trim() ? `{{${value}}}` : fact;
  });
}

/** The inverse of `withFactValues()`. Names of facts can be typed, too. */
export function withFactNames(text: string, files: Files, language?: Language): string {
  if (!text.includes('{{')) return text;
  const { values, names } = factsOf(files, language);
  return text.replace(FACT, (fact, typed: string) => {
    const name = values.has(typed.trim()) ? undefined : names.get(plain(typed));
    return name === undefined ? fact : `{{${name}}}`;
  });
}

/** What is wrong, with facts as the fields have them: by their values. @param of language of a translation */
export function sentenceAtField(mistake: BrokenRule, files: Files, language: Language, of?: Language): string {
  return withFactValues(sentenceOf(inFields(mistake, files, of), language), files, of);
}

function inFields(mistake: BrokenRule, files: Files, language?: Language): BrokenRule {
  if (mistake.rule !== 'unknown-placeholder') return mistake;
  const { values: valueOf } = factsOf(files, language);
  const { known, near, ...others } = mistake.values;
  const shown = [...new Set(known.map((name) => valueOf.get(name) ?? name))];
  return { ...mistake, values: { ...others, known: shown, near: near && (valueOf.get(near) ?? near) } };
}

/** What is between the braces of a fact in a text. */
const FACT = /\{\{([^{}]*)\}\}/g;

/** The facts that have a value in one line, and the first fact of each value. */
function factsOf(files: Files, language?: Language) {
  const facts = placeholdersOf(files, language);
  const isShowable = (value: string) => value !== '' && !/[{}\n]/.test(value) && !Object.hasOwn(facts, value);
  const all = Object.entries(facts).map(([name, value]) => [name, plain(value)] as const);
  const values = new Map(all.filter(([, value]) => isShowable(value)));
  const names = new Map([...values].reverse().map(([name, value]) => [value, name]));
  return { values, names };
}

/** As forms post it. */
function plain(value: string): string {
  return withoutInvisible(value.normalize('NFC')).trim();
}

/** The breadcrumb of a place, as people read it: with names in the language of the page, if they are translated. Long ones are cut. */
export function breadcrumbOf({ labels }: Pick<FieldPlace, 'labels'>, files: Files, language: Language): string[] {
  return labels.map(({ text, translations }) =>
    excerptOf(filledInTranslation(text, translations?.[language], files, language), 0, MAX_LETTERS),
  );
}

/** The name of an entry or a screen in the language of the page, if it is translated. */
export function nameInWords(text: string, file: string, files: Files, language: Language): string {
  return filledInTranslation(text, translationsOf(file, files)(text)[language], files, language);
}

function filledInTranslation(text: string, translation: string | undefined, files: Files, language: Language): string {
  return translation ? filledIn(translation, files, language) : filledIn(text, files);
}

/** Of an entry’s name, which may be its whole text. */
const MAX_LETTERS = 60;

const cache = new WeakMap<Files, Map<Language, Placeholders>>();

function placeholdersOf(files: Files, language?: Language): Placeholders {
  const wanted = language ?? segmentsOf(files).first;
  const ofFiles = once(cache, files, () => new Map<Language, Placeholders>());
  return once(ofFiles, wanted, () => readPlaceholders(files, wanted));
}

function readPlaceholders(files: Files, language: Language): Placeholders {
  const segments = segmentsOf(files);
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

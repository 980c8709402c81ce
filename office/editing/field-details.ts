import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../words/languages';
import type { ReadFile } from '../../model/concepts/site-content';
import type { School } from '../../model/concepts/school';
import { type ContentMistake, sentenceOf } from '../../model/mistakes/words/content-error';
import { namedEntries, usesOf } from '../../model/projections/fields/references';
import { hasWords } from '../../model/projections/segments';
import { type AppliedChanges, isOfText } from './apply-changes';
import type { Place, Value } from './change';
import { type PlaceInDraft, placeAt } from './draft-places';
import { choicesOf, type FormChoice, type FormInput, formInput } from './field-form';
import { placeholdersIn, breadcrumbOf } from './filled-in';
import { mistakesAt } from './mistakes-at';
import { isToConfirm, isUntranslated, translationIn } from './translation-edits';
import { postedValue } from './value-of';
import { segmentsOf } from './value-edits';

/** The forms of a field. Texts are in the language of the page. */
export interface EditableField {
  place: Place;
  /** The value in the published content. */
  published: Value;
  form: FormDetails;
  /** One for each other language of the school, for texts. */
  translations: readonly (FormDetails & {
    language: Language;
    /** The published translation; empty if there is none. */
    published: string;
    /** The text in the draft. */
    of: string;
  })[];
}

/** A field with its forms, and what its page says about it. */
export interface FieldDetails extends EditableField {
  /** From the outside in: file, entries, fields. */
  breadcrumb: readonly string[];
  label: string;
  help: string | undefined;
  example: string | undefined;
  /** Where visitors see it, in words. */
  shown: string | undefined;
  /** In how many places a name is used; 0 for values that aren't names. */
  uses: number;
  /** The placeholders in the value, such as `{{schoolName}}`, and what visitors read there. */
  placeholders: readonly { written: string; filledIn: string }[];
}

interface FormDetails {
  input: FormInput;
  choices?: readonly FormChoice[];
  isOptional: boolean;
  maxLetters?: number;
  /** What is wrong with it, in plain sentences. */
  mistakes: readonly string[];
  /** The translation may be one of an earlier text. */
  isToConfirm?: boolean;
  /** Visitors read the text itself, or a paragraph of it, in the language of the translation. */
  isUntranslated?: boolean;
  /** The value in the draft, as a form posts it. */
  value: string;
}

/** @param mistakes of the content with the draft @returns undefined if there is no such field */
export function fieldDetails(
  address: string,
  language: Language,
  applied: AppliedChanges,
  mistakes: readonly ContentMistake[],
): FieldDetails | undefined {
  const found = placeAt(address, applied, language);
  if (!found) return undefined;
  const { inDraft } = found;
  const { words, value, shown } = inDraft;
  const { files } = applied;
  const breadcrumb = breadcrumbOf(inDraft, files, language);
  return {
    ...editableField(found, language, applied, mistakes),
    translations: translationsOf(found, applied, mistakes, language),
    breadcrumb,
    label: (isNumbered(inDraft) && words?.label) || breadcrumb.at(-1)!,
    help: words?.help,
    example: words?.example,
    shown,
    uses: usesIn(files, inDraft),
    placeholders: typeof value === 'string' ? placeholdersIn(value, files) : [],
  };
}

/** A field without its translations. @param mistakes of the content with the draft */
export function editableField(
  found: PlaceInDraft,
  language: Language,
  applied: AppliedChanges,
  mistakes: readonly ContentMistake[],
): EditableField {
  const { place, published, inDraft } = found;
  const { field } = inDraft;
  const choices = choicesOf(inDraft, applied.files, language);
  const maxLetters = field?.text?.maxLetters ?? maxLengthOf(field?.schema);
  return {
    place,
    published,
    form: {
      input: formInput(inDraft, choices),
      ...(choices && { choices }),
      isOptional: field ? field.isOptional === true : true,
      ...(maxLetters !== undefined && { maxLetters }),
      mistakes: mistakesAt(mistakes, inDraft, applied).map((each) => sentenceOf(each, language)),
      value: postedValue(inDraft),
    },
    translations: [],
  };
}

/** Searches all translations for each language. */
export function translationsOf(
  { place, published, inDraft }: PlaceInDraft,
  applied: AppliedChanges,
  mistakes: readonly ContentMistake[],
  language: Language,
): FieldDetails['translations'] {
  const { field } = inDraft;
  const { file } = place;
  const { files, published: earlier } = applied;
  // While somebody types, a text can be empty for a moment. Its translations stay those of the text before.
  const value = [inDraft.value, published, ...translatedTexts(place, applied)].find(isTranslatable);
  if (!isText(field) || value === undefined) return [];
  const { languages = [] } = (files.find(({ kind }) => kind === 'school')?.data ?? {}) as Partial<School>;
  const segments = segmentsOf(files);
  return languages.slice(1).map((each) => {
    const text = { file, text: value, language: each };
    const before = translationIn(segmentsOf(earlier), { file, text: String(published ?? ''), language: each });
    return {
      language: each,
      of: value,
      published: before ?? '',
      value: postedValue({ field, value: translationIn(segments, text) }),
      input: formInput(inDraft, undefined),
      isOptional: true,
      isToConfirm: isToConfirm(segments, text),
      isUntranslated: isUntranslated(segments, text),
      mistakes: mistakesAt(mistakes, inDraft, applied, each).map((one) => sentenceOf(one, language)),
    };
  });
}

/** Whether it is translated: running text, which has no field, is, too. */
export function isText(field: PlaceInDraft['inDraft']['field']): boolean {
  return field ? field.text !== undefined && !field.text.isInOtherLanguage : true;
}

function isTranslatable(value: Value | undefined): value is string {
  return typeof value === 'string' && hasWords(value);
}

/** The texts of which the draft has translations, the newest first. */
function translatedTexts(place: Place, { changes }: AppliedChanges): (string | undefined)[] {
  return changes.flatMap((each) => (isOfText(place, each.place) ? [each.of] : [])).reverse();
}

/** Whether it is one of a list of texts, which have no names. */
function isNumbered({ at }: PlaceInDraft['inDraft']): boolean {
  return typeof at?.at(-1) === 'number';
}

/** How often a name is used elsewhere. */
function usesIn(files: readonly ReadFile[], { file, at, field }: PlaceInDraft['inDraft']): number {
  const named =
    field?.names && namedEntries(files).find((each) => each.file === file && isDeepStrictEqual(each.at, at));
  return named ? usesOf(files, named).length : 0;
}

function maxLengthOf(schema: unknown): number | undefined {
  return (schema as { maxLength?: number | null } | undefined)?.maxLength ?? undefined;
}

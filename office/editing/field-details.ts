import { isDeepStrictEqual } from 'node:util';
import { type Language, scriptOf } from '../../words/languages';
import { isMet } from '../../model/checks/check-fields';
import { namedEntries, type Reference, usesOf } from '../../model/projections/fields/references';
import { hasWords } from '../../model/projections/segments';
import { addressOf, type FieldPlace, labelsOf, type Value } from '../../model/projections/fields/field-places';
import { changeInWords } from './change-in-words';
import { entriesOn } from './draft-changes';
import type { DraftContent, Files } from './draft';
import { changeOf, pathOf, publishedValue, textBefore } from './draft-content';
import { placeAt } from './draft-places';
import { choicesOf, type FormChoice, type FormInput, formInput } from './field-form';
import { breadcrumbOf, sentenceAtField, withFactValues } from './filled-in';
import { type Mistakes, mistakesAt } from './mistakes-at';
import { isUntranslated, languagesToConfirm, translationIn } from './translation-edits';
import { postedValue } from './value-of';
import { languagesOf, segmentsOf } from './value-edits';

/**
 * One form. It posts `address`, `entries` (JSON), `language`, `was`, `becomes` and `next` to `/website/field`, or `id` and `next` to `/website/undo`. `next`
 * is the page to come back to. Texts are in the language of the page.
 */
export interface FieldForm {
  address: string;
  /** Names of the entries on the way to the field, such as “Grade 5”: if they have been moved, the address is that of another entry. */
  entries: readonly string[];
  /** Set for the form of a translation. */
  language?: Language;
  input: FormInput;
  /** For `choice`. */
  choices?: readonly FormChoice[];
  /** What the form shows: the draft, with the values of facts, or what was typed if it wasn't saved. */
  value: string;
  /** The value in the draft when the form was rendered. */
  was: string;
  /** The published value, as people read it; `undefined` if the draft has the same. */
  published: string | undefined;
  isOptional: boolean;
  maxLetters?: number | undefined;
  /** What is wrong with it, in plain sentences. The draft has it nevertheless. */
  mistakes: readonly string[];
  /** What may be a slip in it. It can be published. */
  warnings?: readonly string[];
  /** The change that gave the draft its value: its id for `/website/undo`, its time, and who made it. */
  saved: { id: string; at: number; who: string } | undefined;
  /** Somebody else's value, which isn't what the form was rendered with. Then nothing was saved. */
  conflict: { by: string; theirs: string; mine: string } | undefined;
  /** For a translation: what it says may be no longer what the text says. Posting `confirm` keeps it. */
  isToConfirm?: boolean;
  /** For a translation: visitors read the text itself, or a paragraph of it, in that language. */
  isUntranslated?: boolean;
}

type TranslationForm = FieldForm & { language: Language };

/** A field with its forms, and what its page says about it. */
export interface FieldDetails {
  place: FieldPlace;
  form: FieldForm;
  /** A form for each other language of the school, for texts. */
  translations: readonly TranslationForm[];
  /** From the outside in: file, entries, fields. */
  breadcrumb: readonly string[];
  label: string;
  help: string | undefined;
  example: string | undefined;
  /** Where visitors see it, in words. */
  shown: string | undefined;
  /** In how many places a name is used; 0 for values that aren't names. */
  uses: number;
  /** The published name of a person, if other places still have it. */
  otherName: OtherName | undefined;
  /** Whether the text has facts of the school, such as `{{SPLS}}`. */
  hasFacts: boolean;
}

/** @returns undefined if there is no such field */
export function fieldDetails(
  address: string,
  language: Language,
  content: DraftContent,
  mistakes: Mistakes,
): FieldDetails | undefined {
  const place = placeAt(address, content, language);
  if (!place) return undefined;
  const { words, value, shown } = place;
  const { files } = content;
  const breadcrumb = breadcrumbOf(place, files, language);
  return {
    place,
    form: formOf(place, language, content, mistakes),
    translations: translationsOf(place, content, mistakes, language),
    breadcrumb,
    // The texts of a list have no names.
    label: (typeof place.at?.at(-1) === 'number' && words?.label) || breadcrumb.at(-1)!,
    help: words?.help,
    example: words?.example,
    shown,
    uses: usesIn(files, place),
    otherName: otherNameOf(place, content, language),
    hasFacts: typeof value === 'string' && value.includes('{{'),
  };
}

export function formOf(place: FieldPlace, language: Language, content: DraftContent, mistakes: Mistakes): FieldForm {
  const { field } = place;
  const choices = choicesOf(place, content.files, language);
  const maxLetters = field?.text?.maxLetters ?? maxLengthOf(field?.schema);
  return {
    ...withChange(place, withFactValues(postedValue(place), content.files), content, language),
    input: formInput(place, choices),
    ...(choices && { choices }),
    isOptional: canStayEmpty(place, content),
    ...(maxLetters !== undefined && { maxLetters }),
    mistakes: mistakesAt(mistakes, place, content).map((each) => sentenceAtField(each, content.files, language)),
  };
}

/** Searches all translations for each language. */
export function translationsOf(
  place: FieldPlace,
  content: DraftContent,
  mistakes: Mistakes,
  language: Language,
): readonly TranslationForm[] {
  const { field, file } = place;
  const value = textToTranslate(place, content);
  if (value === undefined) return [];
  const segments = segmentsOf(content.files);
  return languagesOf(content.files)
    .slice(1)
    .map((each) => {
      const text = { file, text: value, language: each };
      const written = postedValue({ field, value: translationIn(segments, text) });
      return {
        ...withChange(place, withFactValues(written, content.files, each), content, language, each),
        language: each,
        input: formInput(place, undefined),
        isOptional: true,
        isToConfirm: languagesToConfirm(segments, text).includes(each),
        isUntranslated: isUntranslated(segments, text),
        mistakes: mistakesAt(mistakes, { ...place, value }, content, each).map((one) =>
          sentenceAtField(one, content.files, language, each),
        ),
      };
    });
}

/** The text that is translated: while somebody types, a text can be empty for a moment. Its translations stay those of the text before. */
export function textToTranslate(place: FieldPlace, content: DraftContent): string | undefined {
  if (!isText(place.field)) return undefined;
  const text = isTranslatable(place.value) ? place.value : textBefore(place, content);
  return isTranslatable(text) ? text : undefined;
}

/** A value of the draft, and what was changed there. @param of language of a translation */
function withChange(place: FieldPlace, value: string, content: DraftContent, language: Language, of?: Language) {
  const read = content.files.find(({ file }) => file === place.file)!;
  const change = changeOf(place, of, content);
  const inWords = change && changeInWords(change, content, language);
  return {
    address: addressOf(place),
    entries: entriesOn(pathOf(place), read),
    value,
    was: value,
    saved: change && { id: change.id, at: change.at, who: change.who },
    published: inWords && (inWords.theirs ?? inWords.was),
    conflict: undefined,
  };
}

/** Whether a value may be left out, as long as the other fields are as they are. */
export function canStayEmpty({ file, at, field }: FieldPlace, { files }: Pick<DraftContent, 'files'>): boolean {
  const read = files.find((each) => each.file === file);
  const { isOptional, requiredIf } = field ?? {};
  return isOptional === true && !(requiredIf?.rule && read && at && isMet(requiredIf, at, read, files));
}

/** Whether it is translated: running text, which has no field, is, too. */
export function isText(field: FieldPlace['field']): boolean {
  return field ? field.text !== undefined && !field.text.isInOtherLanguage : true;
}

/** Whether a text that was changed has letters of another script only, such as a name in Marathi where the English one belongs. */
export function isInOtherScript(place: FieldPlace, content: DraftContent): boolean {
  const { field, value } = place;
  const [first] = languagesOf(content.files);
  if (!first || !isText(field) || typeof value !== 'string' || !/\p{L}/u.test(value)) return false;
  const script = scriptOf(first).name.replace(/^./, (letter) => letter.toUpperCase());
  return !new RegExp(`\\p{Script=${script}}`, 'u').test(value) && publishedValue(place, content) !== value;
}

function isTranslatable(value: Value): value is string {
  return typeof value === 'string' && hasWords(value);
}

/** How often a name is used elsewhere. */
function usesIn(files: Files, { file, at, field }: FieldPlace): number {
  const named =
    field?.names && namedEntries(files).find((each) => each.file === file && isDeepStrictEqual(each.at, at));
  return named ? usesOf(files, named).length : 0;
}

/** A place where a name is used. @property address of the field */
export interface NameUse {
  address: string;
  breadcrumb: readonly string[];
}

export interface OtherName {
  name: string;
  uses: readonly NameUse[];
}

/** The name that a person had, if the staff list no longer has it, but other places do. */
export function otherNameOf(place: FieldPlace, content: DraftContent, language: Language): OtherName | undefined {
  const name = publishedValue(place, content);
  if (place.field?.names !== 'staff' || typeof name !== 'string' || name === place.value) return undefined;
  if (namedEntries(content.files).some((each) => each.kind === 'staff' && each.name === name)) return undefined;
  const uses = usesOf(content.files, { kind: 'staff', name }).map((use) => useInWords(use, content, language));
  return uses.length > 0 ? { name, uses } : undefined;
}

export function useInWords({ file, at }: Reference, { files }: DraftContent, language: Language): NameUse {
  const labels = labelsOf(
    at,
    files.find((each) => each.file === file)!,
    files,
    language,
  );
  return { address: addressOf({ file, at }), breadcrumb: breadcrumbOf({ labels }, files, language) };
}

function maxLengthOf(schema: unknown): number | undefined {
  return (schema as { maxLength?: number | null } | undefined)?.maxLength ?? undefined;
}

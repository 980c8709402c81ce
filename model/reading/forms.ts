import path from 'node:path';
import type { FormDefinition } from '../../forms/form-definition';
import { type Stage, usualStages } from '../../forms/stages';
import { withUntranslated } from '../../forms/shown-texts';
import { type Language, languages as knownLanguages } from '../../words/languages';
import { formFile, formSchema, type WrittenForm } from '../concepts/form';
import type { SchoolClass } from '../concepts/school-class';
import type { Untranslated } from '../concepts/site-content';
import { isTranslationsFile } from '../concepts/translations';
import { completeForm } from './complete-form';
import type { ReportMistake } from '../mistakes/words/content-error';
import type { ContentReader } from './content-file';
import { hasWords, type SegmentInFile } from '../projections/segments';
import { filesBelow } from './folder-files';
import type { Placeholders } from '../projections/facts/placeholder-values';
import { fillText } from './placeholders';

/** Lists the texts that a language has no translation for. @param placeholders in that language */
export function untranslatedTexts(
  segments: readonly SegmentInFile[],
  say: (file: string, segment: string) => string,
  placeholders: Placeholders,
): Untranslated[] {
  const untranslated = segments.filter(({ file, segment }) => hasWords(segment) && say(file, segment) === segment);
  return untranslated.map(({ file, segment }) => ({
    file,
    text: fillText(segment, placeholders, () => undefined).trim(),
  }));
}

/** Marks the untranslated texts in forms of a language other than the first. */
export function formsBesides(
  forms: readonly FormDefinition[],
  untranslatedOnes: readonly Untranslated[],
  first: Language,
): FormDefinition[] {
  const texts = new Set(untranslatedOnes.map(({ text }) => text));
  return forms.map((form) => withUntranslated(form, (text) => texts.has(text), knownLanguages[first].tag));
}

/** Form id → the form as its file has it. */
export type WrittenForms = Readonly<Record<string, WrittenForm>>;

/** Reads `content/forms/`, which may be missing. */
export function readWrittenForms(directory: string, reader: ContentReader): WrittenForms {
  const files = filesBelow(path.join(directory, 'forms')).filter((file) => !isTranslationsFile(file));
  const ids = files.flatMap((file) => {
    const [, id] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file) ?? [];
    if (id) return [id];
    reader.error({ file: `forms/${file}`, rule: 'name-of-form' });
    return [];
  });
  return Object.fromEntries(ids.map((id) => [id, reader.yaml(formFile(id), formSchema)]));
}

/** Form id → its stages, in a language. */
export function stagesOfForms(written: WrittenForms, language: Language): Record<string, readonly Stage[]> {
  return Object.fromEntries(
    Object.entries(written).map(([form, { stages }]) => [
      form,
      stages?.map(({ id, label, final = false }) => ({ id, label, isFinal: final })) ?? usualStages(language),
    ]),
  );
}

/** Checks and completes forms. @param classes in the first language, whose labels are sent @param labelOf translates an answer */
export function completeForms(
  written: WrittenForms,
  classes: readonly SchoolClass[],
  error: ReportMistake,
  labelOf: (file: string, answer: string) => string = (_, answer) => answer,
): FormDefinition[] {
  return Object.entries(written).map(([id, form]) =>
    completeForm(id, form, classes, error, (answer) => labelOf(formFile(id), answer)),
  );
}

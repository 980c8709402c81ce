import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FormDefinition } from '../../forms/form-definition';
import { withUntranslated } from '../../forms/shown-texts';
import { type ContentReader, createContentReader, type WordingInFile } from './content-file';
import { contentFolder } from './content-folder';
import { factsOf } from '../derived/facts';
import { untranslated } from '../mistakes/checks/check-translations';
import { filesBelow } from './folder-files';
import { completeForm } from '../derived/complete-form';
import { formFile, formSchema, type WrittenForm } from '../concepts/form';
import { type MailTemplate, readMailTemplates } from './mail-template';
import { classesSchema, type SchoolClass } from '../concepts/school-class';
import { isTranslationsFile } from '../concepts/translations';
import { contentFiles } from '../concepts/registry';
import { schoolSchema } from '../concepts/school';
import { type Digits, type Language, languages as knownLanguages } from '../../words/languages';
import type { Untranslated } from '../concepts/site-content';
import { fillText } from './placeholders';
import { ContentError } from '../mistakes/words/content-error';
import { readTranslations, type TranslatedFile, translator } from './translation-files';

export interface FormsOfSchool {
  /** The first one is the office’s. */
  languages: readonly [Language, ...Language[]];
  /** Latin if it says nothing. */
  digits?: Digits;
  /** What the school is called in each. */
  names: InLanguages<string>;
  /** In the first language. */
  forms: readonly FormDefinition[];
  /** The same forms in each language. */
  formsIn: InLanguages<readonly FormDefinition[]>;
  /** Id of each form → what the school has written of its mail. */
  mailTemplates: Readonly<Record<string, MailTemplate>>;
}

type InLanguages<Said> = Readonly<Partial<Record<Language, Said>>>;

/** Of a school whose content has no `forms/`. */
export const noForms: FormsOfSchool = { languages: ['en'], names: {}, forms: [], formsIn: {}, mailTemplates: {} };

/**
 * What the endpoint needs of a school, whatever the state of the rest of its content.
 *
 * @throws ContentError that lists every mistake in it
 */
export function readForms(directory = contentFolder()): FormsOfSchool {
  const hasForms = existsSync(path.join(directory, 'forms'));
  // An endpoint for schools of its own settings has no content; but a folder that is named has to be there.
  if (!hasForms && !process.env.CONTENT_DIR) return noForms;
  const reader = createContentReader(directory);
  if (!hasForms) return noForms;
  const school = reader.yaml('school.yaml', schoolSchema);
  reader.finish();
  const [first = 'en', ...others] = school.languages;
  reader.setLanguage(first, factsOf(school, first));
  const { classes } = reader.yaml('facts/classes.yaml', classesSchema);
  const written = readWrittenForms(directory, reader);
  reader.finish();
  const forms = completeForms(written, classes, reader.complain);
  const mailTemplates = readMailTemplates(directory, forms, reader.complain);
  reader.finish();

  const names: Partial<Record<Language, string>> = { [first]: school.name };
  const formsIn: Partial<Record<Language, readonly FormDefinition[]>> = { [first]: forms };
  const translations = others.length > 0 ? readableTranslations(directory) : [];
  for (const language of others) {
    const say = translator(translations, first, language);
    const translating = createContentReader(directory, undefined, { language, say });
    const translated = translating.yaml('school.yaml', schoolSchema);
    translating.setLanguage(language, factsOf(translated, language));
    const inLanguage = readWrittenForms(directory, translating);
    translating.finish();
    names[language] = translated.name;
    formsIn[language] = formsBesides(
      completeForms(inLanguage, classes, translating.complain, say),
      untranslatedTexts(reader.wordings, say, factsOf(translated, language)),
      first,
    );
  }
  return { languages: [first, ...others], digits: digitsOf(directory), names, forms, formsIn, mailTemplates };
}

/** Settings that cannot be read are no reason to refuse what somebody sends. */
function digitsOf(directory: string): Digits | undefined {
  return ifReadable(
    directory,
    (reader) => reader.yaml(contentFiles.settings.file, contentFiles.settings.schema).digits,
  );
}

/** Words that cannot be read stay in the first language: they are no reason to refuse what somebody sends. */
function readableTranslations(directory: string): TranslatedFile[] {
  return filesBelow(directory)
    .filter(isTranslationsFile)
    .flatMap((file) => ifReadable(directory, (reader) => readTranslations([file], reader)) ?? []);
}

function ifReadable<Read>(directory: string, read: (reader: ContentReader) => Read): Read | undefined {
  const reader = createContentReader(directory);
  try {
    const found = read(reader);
    reader.finish();
    return found;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** What stands in the first language for want of a translation, as it is shown. @param facts in the other language */
export function untranslatedTexts(
  wordings: readonly WordingInFile[],
  say: (file: string, wording: string) => string,
  facts: Readonly<Record<string, string>>,
): Untranslated[] {
  return untranslated(wordings, say).map(({ file, wording }) => ({
    file,
    text: fillText(wording, facts, () => undefined).trim(),
  }));
}

/** Forms of another language than the first, which say what of them stands in that. */
export function formsBesides(
  forms: readonly FormDefinition[],
  untranslatedOnes: readonly Untranslated[],
  first: Language,
): FormDefinition[] {
  const texts = new Set(untranslatedOnes.map(({ text }) => text));
  return forms.map((form) => withUntranslated(form, (text) => texts.has(text), knownLanguages[first].tag));
}

/** Id of each form → its file as it is written. */
export type WrittenForms = Readonly<Record<string, WrittenForm>>;

/** Reads `content/forms/`. A school may have none. */
export function readWrittenForms(directory: string, reader: ContentReader): WrittenForms {
  const files = filesBelow(path.join(directory, 'forms')).filter((file) => !isTranslationsFile(file));
  const ids = files.flatMap((file) => {
    const [, id] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file) ?? [];
    if (id) return [id];
    reader.complain({
      file: `forms/${file}`,
      expected: 'a form: a name of small letters, digits and hyphens, and then .yaml',
      found: `“${file}”`,
      advice: 'Rename the file, for example to bus-request.yaml, or move it out of content/forms/.',
    });
    return [];
  });
  return Object.fromEntries(ids.map((id) => [id, reader.yaml(formFile(id), formSchema)]));
}

/**
 * The forms as browser and endpoint take them.
 *
 * @param classes in the first language, in which they are sent
 * @param labelOf what an answer that is sent is called in the language of the forms
 */
export function completeForms(
  written: WrittenForms,
  classes: readonly SchoolClass[],
  complain: ContentReader['complain'],
  labelOf: (file: string, answer: string) => string = (_, answer) => answer,
): FormDefinition[] {
  const forms = Object.entries(written).map(([id, form]) =>
    completeForm(id, form, classes, complain, (answer) => labelOf(formFile(id), answer)),
  );
  for (const [index, { id, template }] of forms.entries()) {
    const first = forms.find((form) => form.template === template);
    if (first === forms[index]) continue;
    complain({
      file: formFile(id),
      at: ['template'],
      expected: 'a template that no other form has',
      found: `“${template}”, which stands in content/${formFile(first?.id ?? '')} too`,
      advice: 'Change one of the two.',
    });
  }
  return forms;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { lookOf } from '../concepts/look';
import { contentFiles } from '../concepts/registry';
import type { Privacy } from '../concepts/privacy';
import { isTranslationsFile } from '../concepts/translations';
import { factsOf } from '../derived/facts/facts';
import { noServerContent, type ServerContent, serverContentOf } from '../derived/server-content';
import { ContentError } from '../mistakes/words/content-error';
import { type ContentReader, createContentReader } from './content-file';
import { contentFolder } from './content-folder';
import { filesBelow } from './folder-files';
import { completeForms, formsBesides, readWrittenForms, untranslatedTexts } from './forms';
import { readMailTemplates } from './mail-template';
import { readTranslations, type TranslatedFile, translator } from './translation-files';

const {
  school: schoolFile,
  settings: settingsFile,
  look: lookFile,
  classes: classesFile,
  privacy: privacyFile,
} = contentFiles;

/** Of the notices, the promise that the server keeps. */
const promiseSchema = z.object({ keepDays: privacyFile.schema.shape.keepDays });

/**
 * What the server needs of content that nobody has built: an endpoint that runs alone takes enquiries whatever the state
 * of the rest.
 *
 * @param directory the `content/` folder
 * @throws ContentError that lists every mistake in the forms, their mails, and what they need
 */
export function readServerContent(directory = contentFolder()): ServerContent {
  // An endpoint for schools of its own settings has no content; but a folder that is named has to be there.
  if (!process.env.CONTENT_DIR && !existsSync(directory)) return noServerContent;
  const reader = createContentReader(directory);
  const hasForms = existsSync(path.join(directory, 'forms'));
  const promise = existsSync(path.join(directory, privacyFile.file))
    ? reader.asWritten(privacyFile.file, promiseSchema)
    : undefined;
  const school = hasForms
    ? reader.yaml(schoolFile.file, schoolFile.schema)
    : ifReadable(directory, (each) => each.yaml(schoolFile.file, schoolFile.schema));
  reader.finish();
  // Colours and digits that a build would refuse are no reason to refuse what somebody sends.
  const written = ifReadable(directory, (each) => each.yaml(lookFile.file, lookFile.schema));
  const look = written && lookOf(written);
  const settings = ifReadable(directory, (each) => each.asWritten(settingsFile.file, settingsFile.schema));
  if (!school)
    return { ...noServerContent, colours: look?.colours ?? noServerContent.colours, keepDays: promise?.keepDays };
  const [first = 'en', ...others] = school.languages;
  const once = { language: first, school, settings, look, keepDays: promise?.keepDays };
  if (!hasForms) return serverContentOf([{ ...once, forms: [], mailTemplates: {} }]);

  const firstFacts = factsOf(school, first);
  reader.setFacts(firstFacts);
  const { classes } = reader.yaml(classesFile.file, classesFile.schema);
  const writtenForms = readWrittenForms(directory, reader);
  reader.finish();
  const forms = completeForms(writtenForms, classes, reader.complain);
  const mailTemplates = readMailTemplates(directory, forms, reader.complain);
  reader.finish();

  const translations = others.length > 0 ? readableTranslations(directory) : [];
  const inOthers = others.map((language) => {
    const say = translator(translations, first, language);
    const translating = reader.inLanguage({ language, say, firstFacts });
    const translated = translating.yaml(schoolFile.file, schoolFile.schema);
    const facts = factsOf(translated, language);
    translating.setFacts(facts);
    const inLanguage = readWrittenForms(directory, translating);
    translating.finish();
    return {
      language,
      school: translated,
      privacy: noticesIfReadable(directory, (each) => {
        const ofNotices = each.inLanguage({ language, say, firstFacts });
        ofNotices.setFacts(facts);
        return ofNotices;
      }),
      forms: formsBesides(
        completeForms(inLanguage, classes, translating.complain, say),
        untranslatedTexts(reader.wordings, say, facts),
        first,
      ),
    };
  });
  const privacy = noticesIfReadable(directory, (each) => {
    each.setFacts(firstFacts);
    return each;
  });
  return serverContentOf([{ ...once, privacy, forms, mailTemplates }, ...inOthers]);
}

/** A mistake in a notice is no reason to refuse submissions. */
function noticesIfReadable(directory: string, prepare: (reader: ContentReader) => ContentReader): Privacy | undefined {
  return ifReadable(directory, (each) => {
    const reader = prepare(each);
    const privacy = reader.yaml(privacyFile.file, privacyFile.schema);
    reader.finish();
    return privacy;
  });
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

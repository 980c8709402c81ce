import type { z } from 'zod';
import type { Language } from '../../words/languages';
import { completeAlbum } from '../projections/pictures/complete-album';
import { completeDisclosure } from '../projections/facts/complete-disclosure';
import { type ContentReader, createContentReader } from './content-file';
import { contentFiles, kindOfFile, kindOfScreen } from '../concepts/registry';
import { contentFolder } from '../mistakes/places/content-folder';
import { checkStrayFiles, filesBelow } from './folder-files';
import type { ContentMistake } from '../mistakes/words/content-error';
import { crossCheck } from '../checks/cross-check';
import { scansOf } from '../concepts/document';
import { placeholderValues } from '../projections/facts/placeholder-values';
import { completeCommittee, groupsOf, nameOnStaff, peopleOf } from '../projections/facts/people';
import { formFile } from '../concepts/form';
import { completeForms, readWrittenForms, stagesOfForms, formsBesides, untranslatedTexts } from './forms';
import { withLeadingPictures } from '../projections/pictures/leading-pictures';
import { LOGO_FILE } from '../concepts/look';
import { logoMistakes, readLogo } from './logo';
import { checkedLook } from './read-look';
import { readMailTemplates } from './mail-template';
import { documentsOfNotices, readNotices } from './notice-files';
import { drawingStyleMistakes } from '../checks/check-drawing-style';
import { checkTranslations } from '../checks/check-translations';
import { checkPhotoFiles } from '../checks/photo-files';
import { readScreens } from './screen-files';
import type { Translation } from './translated';
import { readTranslations, translator } from './translation-files';
import { SEARCH_QUESTIONS_FILE, searchQuestionsSchema } from '../concepts/search-questions';
import { GLOSSARY_FILE, glossarySchema, isTranslationsFile } from '../concepts/translations';
import type { ScreenKind, screenKinds } from '../concepts/screens';
import type { ReadFile, Screen, ScreenOf, SiteContent } from '../concepts/site-content';

/**
 * Reads and checks the content of a school in its first language.
 *
 * @throws ContentError that lists every mistake
 */
export function readSiteContent(
  directory = contentFolder(),
  onWarning?: (warning: ContentMistake) => void,
): SiteContent {
  return readEveryLanguage(directory, onWarning)[0];
}

/**
 * Reads and checks the content in every language of the school, the first language first.
 *
 * @param drafts file → its text, read in place of the file
 */
export function readEveryLanguage(
  directory = contentFolder(),
  onWarning?: (warning: ContentMistake) => void,
  drafts?: ReadonlyMap<string, string>,
): [SiteContent, ...SiteContent[]] {
  const reader = createContentReader(directory, onWarning, drafts);
  const { files, present, content, translations } = readFirstLanguage(directory, reader);
  const takeIfPresent = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    if (!files.includes(file)) return undefined;
    const data = reader.asWritten(file, schema);
    content.files.push({ file, kind: kindOfFile(file, data)!, data, body: '' });
    return data;
  };
  const glossary = takeIfPresent(GLOSSARY_FILE, glossarySchema);
  takeIfPresent(SEARCH_QUESTIONS_FILE, searchQuestionsSchema);
  content.files.push(...translations.map(({ file, ...data }) => ({ file, kind: 'translations', data, body: '' })));
  checkTranslations(translations, glossary, content, reader);
  crossCheck(content, present, reader);
  content.mailTemplates = readMailTemplates(directory, content.forms, reader.error, drafts);
  const logo = readLogo(directory);
  for (const mistake of [...logoMistakes(logo), ...drawingStyleMistakes(content, logo)]) reader.error(mistake);
  checkPhotoFiles(content, photosOf(present), reader.error);
  const known = [
    ...Object.values(contentFiles).map(({ file }) => file),
    LOGO_FILE,
    GLOSSARY_FILE,
    SEARCH_QUESTIONS_FILE,
  ];
  checkStrayFiles(present, known, scansOf(content.documents), reader.error);
  reader.finish();
  const others = content.school.languages.slice(1).map((language) => {
    const say = translator(translations, content.language, language);
    const firstPlaceholders = placeholderValues(content.school, content.language);
    const inLanguage = reader.inLanguage({ language, say, firstPlaceholders });
    const translated = read(directory, present, inLanguage, { content, language, say, firstPlaceholders });
    inLanguage.finish();
    translated.untranslated = untranslatedTexts(reader.segments, say, placeholderValues(translated.school, language));
    translated.forms = formsBesides(translated.forms, translated.untranslated, content.language);
    return translated;
  });
  return [
    withLeadingPictures(content, content.look.pictures),
    ...others.map((each) => withLeadingPictures(each, each.look.pictures)),
  ];
}

/** Every segment of the content in its first language, with all translations. @throws ContentError that lists every mistake */
export function readSegments(directory = contentFolder()) {
  const reader = createContentReader(directory);
  const { content, translations } = readFirstLanguage(directory, reader);
  reader.finish();
  return { first: content.language, segments: reader.segments, translations };
}

function readFirstLanguage(directory: string, reader: ContentReader) {
  const files = filesBelow(directory);
  const present = files.filter((file) => !isTranslationsFile(file));
  const content = read(directory, present, reader);
  return { files, present, content, translations: readTranslations(files.filter(isTranslationsFile), reader) };
}

type Source = Translation & { content: SiteContent };

function read(directory: string, present: readonly string[], reader: ContentReader, source?: Source): SiteContent {
  const files: ReadFile[] = [];
  const take = <Schema extends z.ZodType>({ file, schema }: { file: string; schema: Schema }): z.output<Schema> => {
    const data = reader.yaml(file, schema);
    files.push({ file, kind: kindOfFile(file, data)!, data, body: '' });
    return data;
  };
  const school = take(contentFiles.school);
  reader.finish();
  const language = source?.language ?? school.languages[0]!;
  reader.setPlaceholders(placeholderValues(school, language));

  const { classes, fees } = take(contentFiles.classes);
  const { staff: people } = take(contentFiles.staff);
  const written = {
    school,
    settings: take(contentFiles.settings),
    look: checkedLook(take(contentFiles.look), reader.error),
    menu: take(contentFiles.menu),
    classes,
    // The law requires the fees in two languages. Only pages of the first language show both.
    fees: source ? { ...fees, inOtherLanguage: undefined } : fees,
    calendar: take(contentFiles.calendar),
    committees: take(contentFiles.committees).committees,
    rules: take(contentFiles.rules).rules,
    documents: take(contentFiles.documents).documents,
    privacy: take(contentFiles.privacy),
    forms: readWrittenForms(directory, reader),
    notices: readNotices(present, reader),
    screens: readScreens(present, reader, source?.language) as WrittenScreen[],
  };
  reader.finish();

  // `completeDisclosure` counts designations by their words in the first language.
  const shown = peopleOf(people);
  const counted = source?.content ?? { ...written, staff: shown };
  const staff = { first: counted.staff, shown };
  const screens = written.screens.map((screen) => {
    if (screen.kind === 'albums') return withCompleteAlbums(screen, photosOf(present), language, reader);
    if (screen.kind !== 'documents') return screen;
    return { ...screen, data: completeDisclosure(screen.data, { language, staff, counted }, reader.error) };
  });
  const screenFiles = screens.map(({ kind, file, data, body }, index) => ({
    file,
    kind: kindOfScreen(kind),
    data: withReferences(data, written.screens[index]!),
    body,
  }));
  const formFiles = Object.entries(written.forms).map(([id, data]) => ({
    file: formFile(id),
    kind: 'form',
    data,
    body: '',
  }));
  const noticeFiles = written.notices.map(({ id: _, file, body, ...data }) => ({ file, kind: 'notice', data, body }));
  const documents = [...written.documents, ...documentsOfNotices(written.notices)];
  const forms = completeForms(
    written.forms,
    source?.content.classes ?? classes,
    reader.error,
    source && ((file, label) => source.say(file, label)),
  );
  return {
    ...written,
    language,
    untranslated: [],
    classes: classes.map(({ classTeachers, ...each }) => ({
      ...each,
      ...(classTeachers && { classTeachers: classTeachers.map((name) => nameOnStaff(name, staff)) }),
    })),
    staff: shown,
    staffGroups: groupsOf(people),
    committees: written.committees.map((committee) => completeCommittee(committee, staff)),
    documents,
    forms,
    stages: stagesOfForms(written.forms, language),
    mailTemplates: source?.content.mailTemplates ?? {},
    screens,
    files: [...files, ...formFiles, ...noticeFiles, ...screenFiles],
  };
}

/** The photos among the files, relative to `content/photos/`. */
function photosOf(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith('photos/')).map((file) => file.slice('photos/'.length));
}

type Completed = 'albums' | 'documents';
type WrittenScreenOf<Kind extends ScreenKind> = Omit<ScreenOf<Kind>, 'data'> & {
  data: z.output<(typeof screenKinds)[Kind]['schema']>;
};
type WrittenScreen = Exclude<Screen, { kind: Completed }> | { [Kind in Completed]: WrittenScreenOf<Kind> }[Completed];

function withCompleteAlbums(
  { file, data, ...screen }: WrittenScreenOf<'albums'>,
  photos: readonly string[],
  language: Language,
  { error }: Pick<ContentReader, 'error'>,
): ScreenOf<'albums'> {
  const albums = data.albums.map((album, index) =>
    completeAlbum(album, photos, language, (mistake) => error({ file, at: ['albums', index], ...mistake })),
  );
  return { ...screen, file, data: { ...data, albums } };
}

/** The complete data of a screen with the references of its file, which `checkFields` checks. */
function withReferences(data: Screen['data'], written: WrittenScreen): unknown {
  if (written.kind === 'documents') return written.data;
  if (written.kind !== 'albums') return data;
  const { albums } = data as ScreenOf<'albums'>['data'];
  return { ...data, albums: albums.map((album, index) => ({ ...written.data.albums[index], ...album })) };
}

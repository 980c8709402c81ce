import { type Language, languageCodes } from '../../../words/languages';
import { fileWordsIn } from '../../../words/words';
import { nameField, nameOfEntry } from '../../concepts/entry-names';
import { type ContentPath, type Field, type WordsOfField, wordsOfField } from '../../concepts/fields';
import type { Input } from '../../concepts/input';
import { inputOf } from '../../concepts/input-of';
import { possibleFieldsOfFile } from '../../concepts/registry';
import type { ReadFile } from '../../concepts/site-content';
import { isTranslationsFile, type Translations, translationsFile } from '../../concepts/translations';
import { paragraphsOf, segmentKey } from '../segments';

/** A value as content has it; `null` for an optional field that is absent. */
export type Value = string | number | boolean | null;

/** A value of the content, with what it is called and what it is for. */
export interface FieldPlace {
  /** File below `content/`. */
  file: string;
  /** Path to the value; absent for a paragraph of running text. */
  at?: ContentPath;
  /** Place of a paragraph in the running text, counted from 0. */
  paragraph?: number;
  /** Number of paragraphs that are edited as one text; 1 if it is absent. */
  paragraphs?: number;
  value: Value;
  /** What leads to the value, from the outside in: the kind of file, the fields, and the entries of lists. */
  labels: readonly Label[];
  words: WordsOfField | undefined;
  field: Field | undefined;
  /** Whether it names the entry of a list whose field it is. */
  namesEntry?: true;
  /** Where visitors see the value. */
  shown: string | undefined;
  /** Language → its translation. */
  translations: Readonly<Partial<Record<Language, string>>>;
}

export interface Label {
  text: string;
  /** Set for the name of an entry in a list, such as “Grade 5”. */
  isEntry?: true;
  /** Language → the label with that name, or with the title of the file, in the language. */
  translations?: FieldPlace['translations'];
}

/**
 * Every value of the content.
 *
 * @param files as written
 * @param language of the labels
 * @param withAbsent also the optional values that entries don't have
 */
export function fieldPlaces(files: readonly ReadFile[], language: Language, withAbsent = false): FieldPlace[] {
  return files
    .filter(({ file }) => !isTranslationsFile(file))
    .flatMap((read) => placesInFile(read, files, language, withAbsent));
}

export function placesInFile(
  read: ReadFile,
  files: readonly ReadFile[],
  language: Language,
  withAbsent = false,
): FieldPlace[] {
  const { file, body } = read;
  const fields = fieldsByPath(read);
  const inWords = labeller(read, files, language);
  const translations = translationsOf(file, files);
  const places = [...fields.values()].flatMap((field): FieldPlace[] => {
    const { at } = field;
    const value = field.value ?? null;
    if (at.includes('sample') || !(isValue(value) || (withAbsent && isAbsentValue(field)))) return [];
    const written = value as Value;
    const names = namesEntry(at, fields) && { namesEntry: true as const };
    return [
      { file, at, value: written, field, ...inWords(at), ...names, translations: translations(String(written ?? '')) },
    ];
  });
  const paragraphs = paragraphsOf(body).map((value, paragraph): FieldPlace => ({
    file,
    paragraph,
    value,
    field: undefined,
    ...inWords([]),
    translations: translations(value),
  }));
  return [...places, ...paragraphs];
}

/** What leads to a value, an entry or a list, from the outside in. */
export function labelsOf(
  at: ContentPath,
  read: ReadFile,
  files: readonly ReadFile[],
  language: Language,
): readonly Label[] {
  return labeller(read, files, language)(at).labels;
}

function labeller({ file, kind, data }: ReadFile, files: readonly ReadFile[], language: Language) {
  const fields = fieldsByPath({ kind, data });
  const about = (fileWordsIn[language] as Readonly<Record<string, { label: string; shown?: string }>>)[kind];
  const title = (data as { title?: unknown } | null)?.title;
  const label = about?.label ?? file;
  const translations = translationsOf(file, files);
  const begin = typeof title === 'string' ? titledLabel(label, title, translations(title)) : { text: label };
  return (at: ContentPath): Pick<FieldPlace, 'labels' | 'words' | 'shown'> => {
    const { labels, words, shown = about?.shown } = labelled(at, fields, language);
    const named = labels.map((each) => (each.isEntry ? { ...each, translations: translations(each.text) } : each));
    return { labels: [begin, ...named], words, shown };
  };
}

function fieldsByPath(read: Pick<ReadFile, 'kind' | 'data'>): ReadonlyMap<string, Field> {
  return new Map(possibleFieldsOfFile(read).map((field) => [JSON.stringify(field.at), field]));
}

function namesEntry(at: ContentPath, fields: ReadonlyMap<string, Field>): boolean {
  const depth = at.findLastIndex((key) => typeof key === 'number');
  const { entry, value } = fields.get(JSON.stringify(at.slice(0, depth + 1))) ?? {};
  return nameField(entry, value)?.join() === at.slice(depth + 1).join();
}

function titledLabel(label: string, title: string, translations: FieldPlace['translations']): Label {
  const titled = (text: string) => `${label}: ${text}`;
  const inLanguages = languageCodes.flatMap((code) => {
    const text = translations[code];
    return text ? [[code, titled(text)] as const] : [];
  });
  return { text: titled(title), translations: Object.fromEntries(inLanguages) };
}

function isValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

const inputsOfEntries: readonly (Input | undefined)[] = [
  'list',
  'table-row',
  'keyed-list',
  'group',
  'one-of-several',
  'picture',
];

function isAbsentValue({ isOptional, value, schema }: Field): boolean {
  return isOptional === true && (value ?? undefined) === undefined && !inputsOfEntries.includes(inputOf(schema));
}

function labelled(at: ContentPath, fields: ReadonlyMap<string, Field>, language: Language) {
  let words: WordsOfField | undefined;
  let shown: string | undefined;
  const labels = at.map((key, index): Label => {
    const path = at.slice(0, index + 1);
    const parent = fields.get(JSON.stringify(at.slice(0, index)));
    if (typeof key === 'number') {
      // A text in a list is its own name.
      const { entry, value } = fields.get(JSON.stringify(path)) ?? {};
      return { text: (!isValue(value) && nameOfEntry(entry, value)) || String(key + 1), isEntry: true };
    }
    // A key that the school chose, such as the id of a fee, has the words of its field.
    if (!parent?.entry) return { text: nameOfKey(key, parent, fields) ?? key, isEntry: true };
    words = wordsOfField(parent.entry, key, language);
    shown = words?.shown ?? shown;
    return { text: words?.label ?? key };
  });
  return { labels, words, shown };
}

/** The name of the entry to which a key refers, such as “Yearly fee” for `yearly`. */
function nameOfKey(key: string, parent: Field | undefined, fields: ReadonlyMap<string, Field>): string | undefined {
  const named = [...fields.values()].find(
    ({ names, value }) => names && names === parent?.keysReferTo && value === key,
  );
  const { entry, value } = (named && fields.get(JSON.stringify(named.at.slice(0, -1)))) ?? {};
  return nameOfEntry(entry, value);
}

type Pairs = ReadonlyMap<string, FieldPlace['translations']>;

/** Finds the translations of a text: in the file’s own translations file, or else in another one, as on the page. */
export function translationsOf(file: string, files: readonly ReadFile[]) {
  const own = pairsOf(files, translationsFile(file));
  const all = pairsOf(files);
  return (text: string) => own.get(segmentKey(text)) ?? all.get(segmentKey(text)) ?? {};
}

/** Translations file, or `undefined` for all of them → its pairs. Each name and file of the content asks for them. */
const pairsIn = new WeakMap<readonly ReadFile[], Map<string | undefined, Pairs>>();

function pairsOf(files: readonly ReadFile[], only?: string): Pairs {
  const known = pairsIn.get(files) ?? new Map<string | undefined, Pairs>();
  pairsIn.set(files, known);
  const isRead = ({ file }: ReadFile) => (only === undefined ? isTranslationsFile(file) : file === only);
  const pairs = known.get(only) ?? readPairs(files.filter(isRead));
  known.set(only, pairs);
  return pairs;
}

/** Text in any language → its translations. The first file with a text has them. */
function readPairs(files: readonly ReadFile[]): Pairs {
  const texts = files.toReversed().flatMap(({ data }) => ((data ?? {}) as Partial<Translations>).texts ?? []);
  return new Map(
    texts.flatMap((each) =>
      languageCodes.flatMap((code) => (each[code] ? [[segmentKey(each[code]), each] as const] : [])),
    ),
  );
}

/** The address of a value: `facts/classes.yaml:classes/4/fees/yearly`, or of paragraphs: `screens/our-mission.md:text/0-1`. */
export function addressOf({
  file,
  at,
  paragraph = 0,
  paragraphs = 1,
}: Pick<FieldPlace, 'file' | 'at' | 'paragraph' | 'paragraphs'>): string {
  return `${file}:${at?.join('/') ?? `text/${paragraph}${paragraphs > 1 ? `-${paragraph + paragraphs - 1}` : ''}`}`;
}

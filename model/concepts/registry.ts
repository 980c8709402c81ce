import type { z } from 'zod';
import { calendarSchema } from './calendar';
import { committeesSchema } from './committee';
import { documentsSchema } from './document';
import { type Field, possibleFieldsOf } from './fields';
import { formSchema } from './form';
import { lookSchema } from './look';
import { menuSchema } from './menu';
import { noticeSchema } from './notice';
import { privacySchema } from './privacy';
import { rulesSchema } from './rules';
import { classesSchema } from './school-class';
import { schoolSchema } from './school';
import { type ScreenKind, screenKinds } from './screens';
import type { ReadFile } from './site-content';
import { settingsSchema } from './settings';
import { staffSchema } from './staff';
import { SEARCH_QUESTIONS_FILE, searchQuestionsSchema } from './search-questions';
import { GLOSSARY_FILE, glossarySchema, isTranslationsFile, translationsSchema } from './translations';

interface ContentFile {
  /** Path below `content/`. */
  file: string;
  schema: z.ZodType;
}

/** Content files that exist once. Schools have any number of screens, forms and notices. */
export const contentFiles = {
  school: { file: 'school.yaml', schema: schoolSchema },
  settings: { file: 'settings.yaml', schema: settingsSchema },
  look: { file: 'look.yaml', schema: lookSchema },
  menu: { file: 'menu.yaml', schema: menuSchema },
  classes: { file: 'facts/classes.yaml', schema: classesSchema },
  staff: { file: 'facts/staff.yaml', schema: staffSchema },
  calendar: { file: 'facts/calendar.yaml', schema: calendarSchema },
  committees: { file: 'facts/committees.yaml', schema: committeesSchema },
  rules: { file: 'facts/rules.yaml', schema: rulesSchema },
  documents: { file: 'facts/documents.yaml', schema: documentsSchema },
  privacy: { file: 'facts/privacy.yaml', schema: privacySchema },
} as const satisfies Record<string, ContentFile>;

/** Every kind of content file. */
export const fileKinds: Readonly<Record<string, { schema: z.ZodType }>> = {
  ...contentFiles,
  form: { schema: formSchema },
  notice: { schema: noticeSchema },
  glossary: { schema: glossarySchema },
  'search-questions': { schema: searchQuestionsSchema },
  translations: { schema: translationsSchema },
  ...Object.fromEntries(Object.entries(screenKinds).map(([kind, about]) => [kindOfScreen(kind as ScreenKind), about])),
};

/** The key of a screen kind in `fileKinds`. The prefix keeps `classes` the screen apart from `classes` the facts. */
export function kindOfScreen(kind: ScreenKind): string {
  return `screen-${kind}`;
}

/** The key in `fileKinds` of a content file. @param data its fields, unchecked @returns undefined for an unknown file */
export function kindOfFile(file: string, data: unknown): string | undefined {
  if (isTranslationsFile(file)) return 'translations';
  if (file === GLOSSARY_FILE) return 'glossary';
  if (file === SEARCH_QUESTIONS_FILE) return 'search-questions';
  if (file.startsWith('forms/')) return 'form';
  if (file.startsWith('news/')) return 'notice';
  if (!file.startsWith('screens/')) return Object.entries(contentFiles).find(([, each]) => each.file === file)?.[0];
  const { kind } = (data ?? {}) as { kind?: ScreenKind };
  return kind && kindOfScreen(kind) in fileKinds ? kindOfScreen(kind) : undefined;
}

/** The fields that a file has. */
export function fieldsOfFile(read: { kind: string; data: unknown }): Field[] {
  return possibleFieldsOfFile(read).filter(({ value }) => value !== undefined);
}

/** The fields of several files. */
export function fieldsOfFiles(files: readonly ReadFile[]): (Field & { file: string })[] {
  return files.flatMap((read) => fieldsOfFile(read).map((field) => ({ ...field, file: read.file })));
}

/** The fields that a file has or could have. */
export function possibleFieldsOfFile({ kind, data }: { kind: string; data: unknown }): readonly Field[] {
  if (kind === 'mail') return [];
  const { schema } = fileKinds[kind] ?? {};
  if (!schema) throw new Error(`No kind of content file is called “${kind}”.`);
  if (typeof data !== 'object' || data === null) return possibleFieldsOf(schema, data);
  const known = fieldsOfData.get(data);
  if (known?.kind === kind) return known.fields;
  const fields = possibleFieldsOf(schema, data);
  fieldsOfData.set(data, { kind, fields });
  return fields;
}

/** Every check looks for its fields in all files. */
const fieldsOfData = new WeakMap<object, { kind: string; fields: readonly Field[] }>();

import type { z } from 'zod';
import { calendarSchema } from './calendar';
import { committeesSchema } from './committee';
import { documentsSchema } from './document';
import { type Field, fieldsOf } from './fields';
import { formSchema } from './form';
import { lookSchema } from './look';
import { menuSchema } from './menu';
import { noticeSchema } from './notice';
import { privacySchema } from './privacy';
import { rulesSchema } from './rules';
import { classesSchema } from './school-class';
import { schoolSchema } from './school';
import { type ScreenKind, screenKinds } from './screen-kinds';
import { settingsSchema } from './settings';
import { staffSchema } from './staff';
import { searchQuestionsSchema } from './search-questions';
import { glossarySchema, translationsSchema } from './translations';

interface ContentFile {
  /** Path below `content/`. */
  file: string;
  /** Name of the file in messages and forms for the office. */
  label: string;
  schema: z.ZodType;
}

/** Content files that exist once. Schools have any number of screens, forms and notices. */
export const contentFiles = {
  school: { file: 'school.yaml', label: 'The school', schema: schoolSchema },
  settings: { file: 'settings.yaml', label: 'Settings of the site', schema: settingsSchema },
  look: { file: 'look.yaml', label: 'Colours and lettering', schema: lookSchema },
  menu: { file: 'menu.yaml', label: 'Menu and footer links', schema: menuSchema },
  classes: { file: 'facts/classes.yaml', label: 'Classes and fees', schema: classesSchema },
  staff: { file: 'facts/staff.yaml', label: 'Staff', schema: staffSchema },
  calendar: { file: 'facts/calendar.yaml', label: 'Holidays and examinations', schema: calendarSchema },
  committees: { file: 'facts/committees.yaml', label: 'Committees', schema: committeesSchema },
  rules: { file: 'facts/rules.yaml', label: 'Lists of rules', schema: rulesSchema },
  documents: { file: 'facts/documents.yaml', label: 'Documents', schema: documentsSchema },
  privacy: { file: 'facts/privacy.yaml', label: 'Privacy notices', schema: privacySchema },
} as const satisfies Record<string, ContentFile>;

/** Every kind of content file. */
export const fileKinds: Readonly<Record<string, { label: string; schema: z.ZodType }>> = {
  ...contentFiles,
  form: { label: 'A form', schema: formSchema },
  notice: { label: 'A notice', schema: noticeSchema },
  glossary: { label: 'What terms are called in each language', schema: glossarySchema },
  'search-questions': { label: 'What the search was asked', schema: searchQuestionsSchema },
  translations: { label: 'Translations of the file beside it', schema: translationsSchema },
  ...Object.fromEntries(Object.entries(screenKinds).map(([kind, about]) => [kindOfScreen(kind as ScreenKind), about])),
};

/** The key of a screen kind in `fileKinds`. The prefix keeps `classes` the screen apart from `classes` the facts. */
export function kindOfScreen(kind: ScreenKind): string {
  return `screen-${kind}`;
}

export function fieldsOfFile({ kind, data }: { kind: string; data: unknown }): Field[] {
  const { schema } = fileKinds[kind] ?? {};
  if (!schema) throw new Error(`No kind of content file is called “${kind}”.`);
  return fieldsOf(schema, data);
}

import type { z } from 'zod';
import { calendarSchema } from '../../model/calendar';
import { committeesSchema } from '../../model/committee';
import { documentsSchema } from '../../model/document';
import { menuSchema } from '../../model/menu';
import { privacySchema } from '../../model/privacy';
import { rulesSchema } from '../../model/rules';
import { classesSchema } from '../../model/school-class';
import { schoolSchema } from '../../model/school';
import { screenFile, screenFiles, type ScreenKind, screenSchemas } from '../../model/screen-files';
import { settingsSchema } from '../../model/settings';
import { staffSchema } from '../../model/staff';

export interface ContentFileKind {
  /** Name of `content/.schemas/<name>.json`, which the first line of a file mentions. */
  name: string;
  /** What an editor shows as the kind of the file. */
  title: string;
  schema: z.ZodType;
  /** Files below `content/`. */
  files: string[];
}

/** Every kind of content file, with the files that are of it. */
export const contentFileKinds: readonly ContentFileKind[] = [
  { name: 'school', title: 'The school', schema: schoolSchema, files: ['school.yaml'] },
  { name: 'settings', title: 'Settings of the site', schema: settingsSchema, files: ['settings.yaml'] },
  { name: 'menu', title: 'Menu and footer links', schema: menuSchema, files: ['menu.yaml'] },
  { name: 'classes', title: 'Classes and fees', schema: classesSchema, files: ['facts/classes.yaml'] },
  { name: 'staff', title: 'Staff', schema: staffSchema, files: ['facts/staff.yaml'] },
  { name: 'calendar', title: 'Holidays and examinations', schema: calendarSchema, files: ['facts/calendar.yaml'] },
  { name: 'committees', title: 'Committees', schema: committeesSchema, files: ['facts/committees.yaml'] },
  { name: 'rules', title: 'Lists of rules', schema: rulesSchema, files: ['facts/rules.yaml'] },
  { name: 'documents', title: 'Documents', schema: documentsSchema, files: ['facts/documents.yaml'] },
  { name: 'privacy', title: 'Privacy notices', schema: privacySchema, files: ['facts/privacy.yaml'] },
  screenKind('home', 'home', 'The home page'),
  screenKind('prose', 'prose', 'A screen of running text'),
  screenKind('intro', 'intro', 'Heading and first lines of a screen'),
  screenKind('gallery', 'gallery', 'A gallery'),
  screenKind('albums', 'albums', 'Photo albums'),
  screenKind('documents-screen', 'documents', 'A screen of documents'),
];

function screenKind(name: string, kind: ScreenKind, title: string): ContentFileKind {
  const files = Object.entries(screenFiles)
    .filter(([, each]) => each === kind)
    .map(([path]) => screenFile({ path, kind }));
  return { name, title, schema: screenSchemas[kind], files };
}

import type { z } from 'zod';
import type { Language } from '../../words/languages';
import type { Stage } from '../../forms/stages';
import type { FormDefinition } from '../../forms/form-definition';
import type { Calendar } from './calendar';
import type { Committee } from './committee';
import type { SchoolDocument } from './document';
import type { Look } from './look';
import type { MailTemplate } from './mail-words';
import type { Menu } from './menu';
import type { Notice } from './notice';
import type { PeopleGroup } from './people';
import type { Privacy } from './privacy';
import type { RuleList } from './rules';
import type { Fees, SchoolClass } from './school-class';
import type { School } from './school';
import type { AlbumsScreen, DocumentsScreen, ScreenKind, screenKinds } from './screens';
import type { SiteSettings } from './settings';
import type { StaffMember } from './staff';

/** The whole content of a school in one language, checked and complete. */
export interface SiteContent {
  language: Language;
  school: School;
  settings: SiteSettings;
  look: Look;
  menu: Menu;
  classes: SchoolClass[];
  fees: Fees;
  staff: StaffMember[];
  /** The staff in groups; empty if the school has no groups. */
  staffGroups: PeopleGroup<Omit<StaffMember, 'entry'>>[];
  calendar: Calendar;
  committees: Committee[];
  rules: RuleList[];
  documents: SchoolDocument[];
  privacy: Privacy;
  /** Forms as the browser and the endpoint use them. */
  forms: FormDefinition[];
  /** Form id → the stages of the office's work, in this language. */
  stages: Readonly<Record<string, readonly Stage[]>>;
  /** Form id → its mail template, in the first language, which the office reads. */
  mailTemplates: Readonly<Record<string, MailTemplate>>;
  /** Notices, newest first. */
  notices: Notice[];
  /** Screens, Home first. */
  screens: Screen[];
  /** The content once more, file by file, for checks and searches through all fields. */
  files: ReadFile[];
  /** Texts without a translation into this language; empty for the first language. */
  untranslated: Untranslated[];
}

export interface Untranslated {
  /** File below `content/`. */
  file: string;
  /** The text with placeholders filled in, in Markdown if it is running text. */
  text: string;
}

/** A content file with placeholders filled in. */
export interface ReadFile {
  /** Path below `content/`. */
  file: string;
  /** Key in `fileKinds`. */
  kind: string;
  data: unknown;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
}

export type Screen = { [Kind in ScreenKind]: ScreenOf<Kind> }[ScreenKind];

export interface ScreenOf<Kind extends ScreenKind> {
  kind: Kind;
  /** Address of the screen, for example `/our-mission`. */
  path: string;
  /** File below `content/`. */
  file: string;
  data: Kind extends 'albums'
    ? AlbumsScreen
    : Kind extends 'documents'
      ? DocumentsScreen
      : z.output<(typeof screenKinds)[Kind]['schema']>;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
}

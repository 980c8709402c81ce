import type { z } from 'zod';
import type { Language } from '../../words/languages';
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
import type { ScreenKind, screenKinds } from './screen-kinds';
import type { AlbumsScreen, DocumentsScreen } from './screens';
import type { SiteSettings } from './settings';
import type { StaffMember } from './staff';

/** Everything that the school says, checked and complete. */
export interface SiteContent {
  /** In which it is said. */
  language: Language;
  school: School;
  settings: SiteSettings;
  look: Look;
  menu: Menu;
  classes: SchoolClass[];
  fees: Fees;
  staff: StaffMember[];
  /** The same people in groups; empty where the school has none. */
  staffGroups: PeopleGroup<Omit<StaffMember, 'entry'>>[];
  calendar: Calendar;
  committees: Committee[];
  rules: RuleList[];
  documents: SchoolDocument[];
  privacy: Privacy;
  /** As browser and endpoint take them. */
  forms: FormDefinition[];
  /** Id of each form → what the school has written of its mail, which the office reads in the first language. */
  mailTemplates: Readonly<Record<string, MailTemplate>>;
  /** The newest first. */
  notices: Notice[];
  /** Home first. */
  screens: Screen[];
  /** All of it once more, file by file. */
  files: ReadFile[];
  /** What stands in the first language for want of a translation; nothing in the first itself. */
  untranslated: Untranslated[];
}

export interface Untranslated {
  /** File below `content/`. */
  file: string;
  /** As it is shown: facts stand in it. Markdown, where it is running text. */
  text: string;
}

/** A file of the content as it was read; facts stand in its texts. */
export interface ReadFile {
  /** Below `content/`. */
  file: string;
  /** One of `fileKinds`. */
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

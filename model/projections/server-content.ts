import type { FormDefinition } from '../../forms/form-definition';
import type { Stage } from '../../forms/stages';
import type { Colours } from '../../look/colours';
import { paletteNames, palettes } from '../../look/palettes';
import type { Digits, Language } from '../../words/languages';
import type { MailTemplate } from '../concepts/mail-words';
import { noticeBeside, type PrivacyNoticeContent } from '../concepts/privacy';
import type { SiteContent } from '../concepts/site-content';
import { calendarEntries } from './dates/calendar-days';

/** The part of a school’s content that the server needs. A build writes it to `school.json`. */
export interface ServerContent {
  /** Languages of the school. The office reads the first one. */
  languages: readonly [Language, ...Language[]];
  /** Digits that the site shows. Latin if absent. */
  digits?: Digits;
  /** Name of the school. */
  names: InLanguages<string>;
  /** Address of the site as visitors know it. */
  website?: string;
  /** Telephone numbers for display, for example `+91 98765 43210`. */
  phones: readonly string[];
  /** Colours of mails. */
  colours: Colours;
  /** Custom properties of the school's look, for server-rendered pages. */
  lookCss: string;
  /** Vacations and holidays, with their first and last days (ISO 8601). */
  closedDays: readonly ClosedDays[];
  /** Days after which we erase submissions, as the privacy notices promise. */
  keepDays: number;
  /** Forms in the first language. */
  forms: readonly FormDefinition[];
  formsIn: InLanguages<readonly FormDefinition[]>;
  /** Form id → the stages of the office's work. */
  stagesIn: InLanguages<Readonly<Record<string, readonly Stage[]>>>;
  /** Form id → its privacy notice. */
  noticesIn: InLanguages<Readonly<Record<string, PrivacyNoticeContent>>>;
  /** Form id → its mail template. */
  mailTemplates: Readonly<Record<string, MailTemplate>>;
}

export interface ClosedDays {
  from: string;
  to: string;
}

type InLanguages<Said> = Readonly<Partial<Record<Language, Said>>>;

/** The file with the `ServerContent` of a build, beside its `client/`. */
export const serverContentFile = 'school.json';

/** Content of a server that has no `school.json`. */
export const noServerContent: ServerContent = {
  languages: ['en'],
  names: {},
  phones: [],
  colours: palettes[paletteNames[0]],
  lookCss: '',
  closedDays: [],
  keepDays: 365,
  forms: [],
  formsIn: {},
  stagesIn: {},
  noticesIn: {},
  mailTemplates: {},
};

type ServedPart = Pick<
  SiteContent,
  'calendar' | 'language' | 'school' | 'settings' | 'look' | 'privacy' | 'forms' | 'stages' | 'mailTemplates'
>;

/** The server’s part of the content. @param contents one for each language, the first language first @param lookCss as in `ServerContent` */
export function serverContentOf(contents: readonly [ServedPart, ...ServedPart[]], lookCss: string): ServerContent {
  const [first, ...others] = contents;
  const { school, forms, mailTemplates, settings, look, privacy } = first;
  return {
    languages: [first.language, ...others.map(({ language }) => language)],
    digits: settings.digits,
    names: Object.fromEntries(contents.map((each) => [each.language, each.school.name])),
    website: school.website,
    phones: school.phones.map(({ number }) => number),
    colours: look.colours,
    lookCss,
    closedDays: calendarEntries(first)
      .filter(({ kind }) => kind === 'vacation' || kind === 'holiday')
      .map(({ from, to }) => ({ from, to })),
    keepDays: privacy.keepDays,
    forms,
    formsIn: Object.fromEntries(contents.map((each) => [each.language, each.forms])),
    stagesIn: Object.fromEntries(contents.map((each) => [each.language, each.stages])),
    noticesIn: Object.fromEntries(contents.map((each) => [each.language, noticesOf(each)])),
    mailTemplates,
  };
}

function noticesOf({ forms, privacy, language }: ServedPart): Record<string, PrivacyNoticeContent> {
  return Object.fromEntries(
    forms.flatMap(({ id }) => {
      const notice = noticeBeside(id, privacy, language);
      return notice ? [[id, notice]] : [];
    }),
  );
}

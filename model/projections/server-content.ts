import type { FormDefinition } from '../../forms/form-definition';
import type { Colours } from '../../look/colours';
import { paletteNames, palettes } from '../../look/palettes';
import type { Digits, Language } from '../../words/languages';
import type { MailTemplate } from '../concepts/mail-words';
import { noticeBeside, type PrivacyNoticeContent } from '../concepts/privacy';
import type { SiteContent } from '../concepts/site-content';

/** What the server needs of the content of a school. It is data: a build writes it into `school.json`. */
export interface ServerContent {
  /** The first one is the office’s. */
  languages: readonly [Language, ...Language[]];
  /** Latin if it says nothing. */
  digits?: Digits;
  /** What the school is called in each. */
  names: InLanguages<string>;
  /** As they are to be read, for example `+91 98765 43210`. May be empty. */
  phones: readonly string[];
  /** Of server-rendered pages. */
  colours: Colours;
  /** How long the notices promise to keep what was sent. */
  keepDays: number;
  /** In the first language. */
  forms: readonly FormDefinition[];
  /** The same forms in each language. */
  formsIn: InLanguages<readonly FormDefinition[]>;
  /** Id of each form → its privacy notice. */
  noticesIn: InLanguages<Readonly<Record<string, PrivacyNoticeContent>>>;
  /** Id of each form → what the school has written of its mail. */
  mailTemplates: Readonly<Record<string, MailTemplate>>;
}

type InLanguages<Said> = Readonly<Partial<Record<Language, Said>>>;

/** The file of a built site, beside its folder `client/`, in which its `ServerContent` stands. */
export const serverContentFile = 'school.json';

/** Of a server without content. */
export const noServerContent: ServerContent = {
  languages: ['en'],
  names: {},
  phones: [],
  colours: palettes[paletteNames[0]],
  keepDays: 365,
  forms: [],
  formsIn: {},
  noticesIn: {},
  mailTemplates: {},
};

type ServedPart = Pick<
  SiteContent,
  'language' | 'school' | 'settings' | 'look' | 'privacy' | 'forms' | 'mailTemplates'
>;

/** @param contents in each language of the school, the first one first */
export function serverContentOf(contents: readonly [ServedPart, ...ServedPart[]]): ServerContent {
  const [first, ...others] = contents;
  const { school, forms, mailTemplates, settings, look, privacy } = first;
  return {
    languages: [first.language, ...others.map(({ language }) => language)],
    digits: settings.digits,
    names: Object.fromEntries(contents.map((each) => [each.language, each.school.name])),
    phones: school.phones.map(({ number }) => number),
    colours: look.colours,
    keepDays: privacy.keepDays,
    forms,
    formsIn: Object.fromEntries(contents.map((each) => [each.language, each.forms])),
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

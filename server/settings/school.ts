import { addressIn } from '../../model/projections/pages/languages';
import type { ServerContent } from '../../model/projections/server-content';
import type { Language } from '../../words/languages';
import type { MailIdentifiers, ServerSettings } from './settings';

/** The school whose forms this server takes: its content, and the settings of its mail. */
export interface ServedSchool extends ServerContent {
  /** Folder of the host that the site is in: `/`, or for example `/school/`. */
  basePath: string;
  /** What its forms were built to send. */
  mail: MailIdentifiers;
  /** Origins (scheme://host:port) of other sites whose pages may send. */
  origins: readonly string[];
  /** SchoolInLanguage of the mails, RFC 5322 mailbox. */
  mailFrom: string;
  /** Id of a form → who reads what it sends; one address or several with commas. */
  mailTo: Readonly<Record<string, string>>;
}

export function servedSchool(settings: ServerSettings, basePath = '/'): ServedSchool {
  return {
    ...settings.ofContent,
    basePath,
    mail: settings.mail,
    origins: settings.allowedOrigins,
    mailFrom: settings.mailFrom,
    mailTo: settings.mailTo,
  };
}

/** What a page of the server says of the school, in the language of a visitor. */
export interface SchoolInLanguage {
  language: Language;
  name: string;
  homeUrl: string;
  phones: readonly string[];
}

export function schoolIn(language: Language, { basePath, languages, names, phones }: ServedSchool): SchoolInLanguage {
  const [first] = languages;
  return {
    language,
    name: names[language] ?? names[first] ?? 'Our school',
    homeUrl: language === first ? basePath : basePath.slice(0, -1) + addressIn(language, '/'),
    phones,
  };
}

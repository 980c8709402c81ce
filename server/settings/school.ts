import { addressIn } from '../../model/projections/pages/languages';
import type { ServerContent } from '../../model/projections/server-content';
import type { AnsweringSchool } from '../../app/answers/answer';
import type { Language } from '../../words/languages';
import type { MailIdentifiers, ServerSettings } from './settings';

/** The school that this server serves: content and mail settings. */
export interface ServedSchool extends ServerContent {
  /** Base path of the site: `/`, or for example `/school/`. */
  basePath: string;
  /** Identifiers in the built pages of its forms. */
  mail: MailIdentifiers;
  /** Origins (scheme://host:port) of other sites whose pages may send. */
  origins: readonly string[];
  /** Sender of the mails, RFC 5322 mailbox. */
  mailFrom: string;
  /** Form id → recipients: one address, or several with commas. */
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

/** Data of the school for answers, in the visitor's language. */
export function schoolIn(language: Language, { basePath, languages, names, phones }: ServedSchool): AnsweringSchool {
  const [first] = languages;
  return {
    language,
    name: names[language] ?? names[first] ?? 'Our school',
    homeUrl: language === first ? basePath : basePath.slice(0, -1) + addressIn(language, '/'),
    phones,
  };
}

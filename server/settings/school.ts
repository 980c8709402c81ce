import { contentFiles } from '../../model/concepts/registry';
import { addressIn } from '../../model/derived/pages/languages';
import type { ServerContent } from '../../model/derived/server-content';
import { contentFolderName } from '../../model/reading/content-folder';
import type { Language } from '../../words/languages';
import type { MailIdentifiers, ServerSettings } from './settings';
import { SettingsError } from './settings-error';

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
  /** How long what was sent is kept after it was delivered. */
  keepDays: number;
}

/** As long as the notice says that ships with the site; the law asks for a year at least. */
const defaultKeepDays = 365;

/** @throws {SettingsError} */
export function servedSchool(settings: ServerSettings, basePath = '/'): ServedSchool {
  const { ofContent } = settings;
  const promised = ofContent.keepDays;
  // Two places that say how long could differ, and parents have read only one of them.
  if (promised !== undefined && settings.keepDays !== undefined && settings.keepDays !== promised) {
    throw new SettingsError([
      `KEEP_DAYS · expected ${promised}, as keepDays in ${contentFolderName()}/${contentFiles.privacy.file} promises · found “${settings.keepDays}” · ` +
        'write nothing here, and the number there',
    ]);
  }
  return {
    ...ofContent,
    basePath,
    mail: settings.mail,
    origins: settings.allowedOrigins,
    mailFrom: settings.mailFrom,
    mailTo: settings.mailTo,
    keepDays: settings.keepDays ?? promised ?? defaultKeepDays,
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

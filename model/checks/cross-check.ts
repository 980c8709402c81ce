import { checkAddresses } from './check-addresses';
import { checkCalendar } from './check-calendar';
import { checkCertificates } from './check-certificates';
import { checkClasses } from './check-classes';
import { checkFields } from './check-fields';
import { checkForms } from './check-forms';
import { checkMarkdown } from './check-markdown';
import { checkNotices } from './check-notices';
import { checkPeople } from './check-people';
import { checkSchool } from './check-school';
import { checkSessions } from './check-sessions';
import { checkYears } from './check-years';
import type { ReportMistake, Reporter } from '../mistakes/words/content-error';
import { documentPath } from '../concepts/document';
import { contentFiles, fieldsOfFiles } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { writtenReferences } from '../projections/fields/references';
import { checkTextLinks } from './text-links';

/** Runs the checks that need more than one content file. @param presentFiles all files below `content/` */
export function crossCheck(content: SiteContent, presentFiles: readonly string[], { error, warning }: Reporter): void {
  const fields = fieldsOfFiles(content.files);
  checkFields(content, presentFiles, { error, warning });
  checkTextLinks(content, error);
  checkMarkdown(content, error);
  checkAddresses(content, error);
  checkForms(content, { error, warning });
  checkPeople(content, { error, warning });
  warnAboutUnusedDocuments(fields, content, warning);
  checkNotices(content, { error, warning });
  checkSchool(content, warning);
  checkSessions(fields, content, warning);
  checkCertificates(content, warning);
  checkCalendar(content, { error, warning });
  checkClasses(content, { error, warning });
  checkYears(fields, content, { error, warning });
}

/** Warns of documents without a link, because everybody can open them anyway. */
function warnAboutUnusedDocuments(
  fields: ReturnType<typeof fieldsOfFiles>,
  content: SiteContent,
  warning: ReportMistake,
): void {
  const named = writtenReferences(content.files).flatMap(({ kind, name }) => (kind === 'document' ? [name] : []));
  for (const { value, at } of fields.filter(({ unique }) => unique === 'id of a document')) {
    const id = String(value);
    if (named.includes(id)) continue;
    const { file } = contentFiles.documents;
    warning({ file, at, rule: 'unused-document', values: { address: documentPath(id) } });
  }
}

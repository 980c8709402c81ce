import type { Digits, Language } from '../../../words/languages';
import {
  type FactTable,
  calendarTables,
  committeeTable,
  feeTables,
  feeTablesInOtherLanguage,
} from '../../../model/projections/facts/fact-tables';
import { addressLine } from '../../../model/concepts/school';
import type { SchoolDocument } from '../../../model/concepts/document';
import { contentFiles } from '../../../model/concepts/registry';
import { registrationLines } from '../../../model/concepts/school';
import type { SiteContent } from '../../../model/concepts/site-content';

export interface Letterhead {
  schoolName: string;
  address: string;
  registrations: string[];
  phone: string | undefined;
  email: string | undefined;
}

export type DocumentBody =
  | { kind: 'tables'; tables: FactTable[] }
  | { kind: 'text'; markdown: string }
  | { kind: 'awaited'; since: string };

/** The content of a document as plain data. The same plan always gives the same pages. */
export interface DocumentPlan {
  language: Language;
  /** Latin digits if it is missing. */
  digits?: Digits;
  id: string;
  title: string;
  /** Session to which the facts in the document belong, for example 2026-27. */
  session?: string | undefined;
  letterhead: Letterhead;
  body: DocumentBody;
  /** Content file of the body, for example `facts/classes.yaml`. Its last change is the document's date. */
  source: string;
}

/** Plans a document that the build prints. Scans need no plan, since they are copied. */
export function planDocument(
  document: Exclude<SchoolDocument, { scan: string }>,
  content: Pick<SiteContent, 'language' | 'school' | 'settings' | 'classes' | 'fees' | 'calendar' | 'committees'>,
): DocumentPlan {
  const { language, school, settings, committees } = content;
  const { id, title } = document;
  const letterhead: Letterhead = {
    schoolName: school.name,
    address: addressLine(school),
    registrations: registrationLines(school),
    phone: school.phones[0]?.number,
    email: school.emails[0]?.address,
  };
  const plan = (body: DocumentBody, source: string, session?: string): DocumentPlan => ({
    language,
    digits: settings.digits,
    id,
    title,
    session,
    letterhead,
    body,
    source,
  });

  if ('text' in document) return plan({ kind: 'text', markdown: document.text }, contentFiles.documents.file);
  if ('awaited' in document) return plan({ kind: 'awaited', since: document.awaited }, contentFiles.documents.file);
  switch (document.facts) {
    case 'fees':
      return plan(
        { kind: 'tables', tables: [...feeTables(content), ...feeTablesInOtherLanguage(content)] },
        contentFiles.classes.file,
        content.fees.session,
      );
    case 'calendar':
      return plan(
        { kind: 'tables', tables: calendarTables(content).filter(({ rows }) => rows.length > 0) },
        contentFiles.calendar.file,
        content.calendar.gazettedHolidays.session,
      );
    case 'committee':
      return plan(
        {
          kind: 'tables',
          tables: committees
            .filter((each) => each.id === document.committee)
            .map((each) => committeeTable(each, language)),
        },
        contentFiles.committees.file,
      );
  }
}

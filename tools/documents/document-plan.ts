import { type FactTable, calendarTables, committeeTable, feeTable, marathiFeeTable } from '../../model/fact-tables';
import { addressLine } from '../../model/facts';
import type { SchoolDocument } from '../../model/document';
import type { SiteContent } from '../../model/site-content';

export interface Letterhead {
  schoolName: string;
  address: string;
  affiliationNumber: number;
  phone: string;
  email: string;
}

export type DocumentBody =
  { kind: 'tables'; tables: FactTable[] } | { kind: 'text'; markdown: string } | { kind: 'awaited'; since: string };

/** Everything that a document shows, as plain data: the same plan always gives the same pages. */
export interface DocumentPlan {
  id: string;
  title: string;
  letterhead: Letterhead;
  body: DocumentBody;
  /** File below `content/` from which the body comes: its last change dates the document. */
  source: string;
}

/** What a document of these facts, texts or waiting days consists of. Scans are not planned, they are copied. */
export function planDocument(
  document: Exclude<SchoolDocument, { scan: string }>,
  {
    school,
    classes,
    feesInMarathi,
    calendar,
    committees,
  }: Pick<SiteContent, 'school' | 'classes' | 'feesInMarathi' | 'calendar' | 'committees'>,
): DocumentPlan {
  const { id, title } = document;
  const letterhead: Letterhead = {
    schoolName: school.name,
    address: addressLine(school),
    affiliationNumber: school.affiliationNumber,
    phone: school.phones[0]?.number ?? '',
    email: school.emails[0]?.address ?? '',
  };
  const plan = (body: DocumentBody, source: string): DocumentPlan => ({ id, title, letterhead, body, source });

  if ('text' in document) return plan({ kind: 'text', markdown: document.text }, 'facts/documents.yaml');
  if ('awaited' in document) return plan({ kind: 'awaited', since: document.awaited }, 'facts/documents.yaml');
  switch (document.facts) {
    case 'fees':
      return plan(
        { kind: 'tables', tables: [feeTable(classes), marathiFeeTable(classes, feesInMarathi)] },
        'facts/classes.yaml',
      );
    case 'calendar':
      return plan({ kind: 'tables', tables: calendarTables(calendar) }, 'facts/calendar.yaml');
    case 'committee':
      return plan(
        { kind: 'tables', tables: committees.filter((each) => each.id === document.committee).map(committeeTable) },
        'facts/committees.yaml',
      );
  }
}

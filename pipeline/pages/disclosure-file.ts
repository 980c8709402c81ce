import { absoluteHref } from '../../app/href';
import { documentPath } from '../../model/concepts/document';
import type { DisclosureRow } from '../../model/concepts/disclosure';
import type { ScreenOf, SiteContent } from '../../model/concepts/site-content';
import { addressFor } from '../../model/projections/pages/languages';

/** What a row discloses. Dates are ISO 8601, addresses absolute. */
type Disclosed =
  | { value: string }
  | { document: string; status: 'published'; issued?: string; validUntil?: string }
  | { document: string; status: 'awaited'; awaitedSince: string }
  | { link: string }
  | { notApplicable: string }
  | { awaitedSince: string };

/**
 * The disclosure of a documents screen as JSON.
 *
 * @param changedOn ISO 8601 day on which the content was last changed
 */
export function disclosureFile(
  content: Pick<SiteContent, 'language' | 'school' | 'documents'>,
  { path, data }: Pick<ScreenOf<'documents'>, 'path' | 'data'>,
  changedOn: string,
): string {
  const { language, school } = content;
  const { name, website, registrations } = school;
  return JSON.stringify({
    school: { name, website, registrations: registrations.map(({ label, number }) => ({ label, number })) },
    page: absoluteHref(website, path),
    language,
    changedOn,
    sections: data.sections.map(({ letter, title, rows, tables = [] }) => ({
      letter,
      title,
      rows: rows.map((row) => ({ label: row.label, ...disclosed(row, content) })),
      tables: tables.map((table) => ({ title: table.title, columns: table.columns, rows: table.rows })),
    })),
  });
}

function disclosed(row: DisclosureRow, content: Pick<SiteContent, 'language' | 'school' | 'documents'>): Disclosed {
  if ('value' in row) return { value: row.value };
  if ('link' in row) return { link: row.link };
  if ('notApplicable' in row) return { notApplicable: row.notApplicable };
  if ('awaited' in row) return { awaitedSince: row.awaited };
  const document = content.documents.find(({ id }) => id === row.document);
  const address = absoluteHref(content.school.website, addressFor(content, documentPath(row.document)));
  if (document && 'awaited' in document) {
    return { document: address, status: 'awaited', awaitedSince: document.awaited };
  }
  const { issued, validUntil } = document && 'scan' in document ? document : {};
  return { document: address, status: 'published', ...(issued && { issued }), ...(validUntil && { validUntil }) };
}

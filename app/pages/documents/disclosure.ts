import { formatDay } from '../../../model/projections/dates/dates';
import { documentPath } from '../../../model/concepts/document';
import type { DisclosureRow } from '../../../model/concepts/disclosure';
import type { DocumentsScreen } from '../../../model/concepts/screens';
import { addressFor } from '../../../model/projections/pages/languages';
import { wordsIn } from '../../../words/words';
import type { SiteContent } from '../../../model/concepts/site-content';

/** The last cell of a row: text, or a link that opens in a new tab. */
export interface Disclosed {
  label: string;
  text: string;
  /** Address of the link. */
  to?: string;
  /** Text beside the link. */
  note?: string;
}

type Content = Pick<SiteContent, 'documents' | 'language' | 'school'>;

export function disclose(row: DisclosureRow, content: Content): Disclosed {
  const { language } = content;
  const words = wordsIn[language];
  const { label } = row;
  if ('value' in row) return { label, text: row.value };
  if ('document' in row) {
    const to = addressFor(content, documentPath(row.document));
    const document = content.documents.find(({ id }) => id === row.document);
    if (document && 'awaited' in document) {
      const { viewHowToAsk, result } = words.documents;
      // The row doesn't repeat the date, which is in the list of awaited documents.
      return { label, text: viewHowToAsk, to, note: result.awaited };
    }
    const validUntil = document && 'scan' in document && document.validUntil;
    const note = validUntil ? words.documents.validUntil(formatDay(validUntil, language)) : undefined;
    return { label, text: words.documents.view, to, note };
  }
  if ('link' in row) return { label, text: row.linkText, to: row.link };
  if ('awaited' in row) return { label, text: words.documents.awaited(formatDay(row.awaited, language)) };
  return { label, text: words.documents.notApplicable(row.notApplicable) };
}

/** Documents and data that the office still has to supply, by date, the oldest first. */
export function awaitedOn(
  { sections }: Pick<DocumentsScreen, 'sections'>,
  { documents, language }: Content,
): { since: string; labels: string[] }[] {
  const awaited = sections.flatMap(({ rows, tables = [] }) => [
    ...rows.flatMap((row) => {
      const each = 'document' in row ? documents.find(({ id }) => id === row.document) : row;
      return each && 'awaited' in each ? [{ label: row.label, day: each.awaited }] : [];
    }),
    ...tables.flatMap(({ title, awaited: years = [] }) =>
      years.map((each) => ({ label: `${title}, ${each.year}`, day: each.awaited })),
    ),
  ]);
  const days = [...new Set(awaited.map(({ day }) => day))].sort();
  return days.map((day) => ({
    since: wordsIn[language].documents.awaited(formatDay(day, language)),
    labels: awaited.filter((each) => each.day === day).map(({ label }) => label),
  }));
}

/** Counts the published rows and those that don't apply, without awaited ones. */
export function countRows({ sections }: Pick<DocumentsScreen, 'sections'>, { documents }: Pick<Content, 'documents'>) {
  const rows = sections.flatMap((section) => section.rows);
  const isAwaited = (row: DisclosureRow) =>
    'awaited' in row || ('document' in row && documents.some((each) => each.id === row.document && 'awaited' in each));
  const notApplicable = rows.filter((row) => 'notApplicable' in row).length;
  return { published: rows.filter((row) => !isAwaited(row)).length - notApplicable, notApplicable };
}

import { formatDay } from '../../../model/dates';
import { documentPath, type SchoolDocument } from '../../../model/document';
import type { DisclosureRow } from '../../../model/screens';
import { words } from '../../../words/en';

/** What stands in the last column of a row: a text, or a link that opens in a new tab. */
export interface Disclosed {
  label: string;
  text: string;
  href?: string;
  /** Beside the link. */
  note?: string;
}

export function disclose(row: DisclosureRow, documents: readonly SchoolDocument[]): Disclosed {
  const { label } = row;
  if ('value' in row) return { label, text: row.value };
  if ('document' in row) {
    const document = documents.find(({ id }) => id === row.document);
    const note = document && 'awaited' in document ? words.documents.awaited(formatDay(document.awaited)) : undefined;
    return { label, text: words.documents.view, href: documentPath(row.document), note };
  }
  if ('link' in row) return { label, text: row.linkText, href: row.link };
  if ('awaited' in row) return { label, text: words.documents.awaited(formatDay(row.awaited)) };
  return { label, text: words.documents.notApplicable(row.notApplicable) };
}

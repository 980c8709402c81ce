import { formatDay } from '../../../model/dates';
import { documentPath } from '../../../model/document';
import type { DisclosureRow } from '../../../model/screens';
import { words } from '../../../words/en';

/** What stands in the last column of a row: a text, or a link that opens in a new tab. */
export interface Disclosed {
  label: string;
  text: string;
  href?: string;
}

export function disclose(row: DisclosureRow): Disclosed {
  const { label } = row;
  if ('value' in row) return { label, text: row.value };
  if ('document' in row) return { label, text: words.documents.view, href: documentPath(row.document) };
  if ('link' in row) return { label, text: row.linkText, href: row.link };
  if ('awaited' in row) return { label, text: words.documents.awaited(formatDay(row.awaited)) };
  return { label, text: words.documents.notApplicable(row.notApplicable) };
}

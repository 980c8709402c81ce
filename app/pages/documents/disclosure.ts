import { formatDay } from '../../../model/derived/dates';
import { documentPath } from '../../../model/concepts/document';
import type { DisclosureRow } from '../../../model/concepts/screens';
import { addressFor } from '../../../model/derived/languages';
import { wordsIn } from '../../../words/words';
import type { SiteContent } from '../../../model/concepts/site-content';

/** What stands in the last column of a row: a text, or a link that opens in a new tab. */
export interface Disclosed {
  label: string;
  text: string;
  /** Address of what the link opens. */
  to?: string;
  /** Beside the link. */
  note?: string;
}

export function disclose(
  row: DisclosureRow,
  content: Pick<SiteContent, 'documents' | 'language' | 'school'>,
): Disclosed {
  const { documents, language } = content;
  const words = wordsIn[language];
  const { label } = row;
  if ('value' in row) return { label, text: row.value };
  if ('document' in row) {
    const document = documents.find(({ id }) => id === row.document);
    const note =
      document && 'awaited' in document ? words.documents.awaited(formatDay(document.awaited, language)) : undefined;
    return { label, text: words.documents.view, to: addressFor(content, documentPath(row.document)), note };
  }
  if ('link' in row) return { label, text: row.linkText, to: row.link };
  if ('awaited' in row) return { label, text: words.documents.awaited(formatDay(row.awaited, language)) };
  return { label, text: words.documents.notApplicable(row.notApplicable) };
}

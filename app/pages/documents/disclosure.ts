import { formatDay } from '../../../model/derived/dates';
import { documentPath } from '../../../model/concepts/document';
import type { DisclosureRow, DocumentsScreen } from '../../../model/concepts/screens';
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

type Content = Pick<SiteContent, 'documents' | 'language' | 'school'>;

export function disclose(row: DisclosureRow, content: Content): Disclosed {
  const { language } = content;
  const words = wordsIn[language];
  const { label } = row;
  if ('value' in row) return { label, text: row.value };
  if ('document' in row) {
    const to = addressFor(content, documentPath(row.document));
    return { label, text: words.documents.view, to, note: noteOn(row.document, content) };
  }
  if ('link' in row) return { label, text: row.linkText, to: row.link };
  if ('awaited' in row) return { label, text: words.documents.awaited(formatDay(row.awaited, language)) };
  return { label, text: words.documents.notApplicable(row.notApplicable) };
}

function noteOn(id: string, { documents, language }: Content): string | undefined {
  const words = wordsIn[language].documents;
  const document = documents.find((each) => each.id === id);
  if (document && 'awaited' in document) return words.awaited(formatDay(document.awaited, language));
  if (document && 'scan' in document && document.validUntil) {
    return words.validUntil(formatDay(document.validUntil, language));
  }
  return undefined;
}

/** What the office still has to supply, and the day since which it waits for it, in the order of the screen. */
export function awaitedOn(
  { sections }: Pick<DocumentsScreen, 'sections'>,
  { documents, language }: Content,
): { label: string; since: string }[] {
  return sections.flatMap(({ rows, tables = [] }) => [
    ...rows.flatMap((row) => {
      const awaited = 'document' in row ? documents.find(({ id }) => id === row.document) : row;
      return awaited && 'awaited' in awaited ? [{ label: row.label, since: formatDay(awaited.awaited, language) }] : [];
    }),
    ...tables.flatMap(({ title, awaited = [] }) =>
      awaited.map((each) => ({ label: `${title}, ${each.year}`, since: formatDay(each.awaited, language) })),
    ),
  ]);
}

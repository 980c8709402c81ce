import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentMistake } from '../../../model/mistakes/words/content-error';
import type { ValuesOf } from '../../../words/mistakes';
import { placeInContent } from '../../../model/mistakes/places/content-place';
import type { SchoolDocument } from '../../../model/concepts/document';
import { documentOfNotice } from '../../../model/concepts/notice';
import { contentFiles } from '../../../model/concepts/registry';
import { pathOnDisk } from '../../../model/reading/folder-files';
import type { SiteContent } from '../../../model/concepts/site-content';
import { hashOf } from '../fingerprint';

export type ScannedDocument = Extract<SchoolDocument, { scan: string }>;

export function scanFile(contentDir: string, { scan }: ScannedDocument): string {
  return pathOnDisk(path.join(contentDir, 'documents'), scan);
}

/** Keyword in our PDF of an awaited document, by which we notice that somebody files that PDF as the document itself. */
export const AWAITED_KEYWORD = 'awaited-from-the-office';

/**
 * Reports scans that aren't PDFs (a renamed photo would open as an empty page), are the placeholder PDF that we
 * make for an awaited document, or are filed for two documents.
 */
export function scanMistakes(
  contentDir: string,
  { documents, notices }: Pick<SiteContent, 'documents' | 'notices'>,
): ContentMistake[] {
  const filedAs = new Map<string, string>();
  return documents.flatMap((document, index): ContentMistake[] => {
    if (!('scan' in document)) return [];
    const notice = notices.find((each) => documentOfNotice(each) === document.id);
    const file = scanFile(contentDir, document);
    const { title, scan } = document;
    const problem = problemOf(file);
    // A notice may publish the scan of a document a second time.
    const other = problem || notice ? undefined : twinOf(file, title, filedAs);
    if (!problem && other === undefined) return [];
    const place = notice
      ? placeInContent(contentDir, notice.file, ['pdf'])
      : placeInContent(contentDir, contentFiles.documents.file, ['documents', index, 'scan']);
    return problem
      ? [{ ...place, rule: 'unusable-scan', values: { scan, problem } }]
      : [{ ...place, rule: 'scan-filed-twice', values: { other: other! } }];
  });
}

function problemOf(file: string): ValuesOf<'unusable-scan'>['problem'] | undefined {
  const bytes = readFileSync(file);
  // ISO 32000-1 §7.5.2 and §7.5.5. Like PDF readers, we accept a few bytes before the header and after the end.
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'no-pdf';
  if (!bytes.subarray(-1024).includes('%%EOF')) return 'cut-off';
  return bytes.includes(AWAITED_KEYWORD) ? 'awaited' : undefined;
}

/** The title of a document that was seen before with the same scan. */
function twinOf(file: string, title: string, filedAs: Map<string, string>): string | undefined {
  const hash = hashOf(readFileSync(file));
  const other = filedAs.get(hash);
  filedAs.set(hash, title);
  return other;
}

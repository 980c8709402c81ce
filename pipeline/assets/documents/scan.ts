import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentMistake, Explanation } from '../../../model/mistakes/words/content-error';
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
 * Reports scans that are missing, aren't PDFs (a renamed photo would open as an empty page), are the placeholder PDF that we
 * make for an awaited document, or are filed for two documents.
 */
export function scanMistakes(
  contentDir: string,
  { documents, notices }: Pick<SiteContent, 'documents' | 'notices'>,
): ContentMistake[] {
  const filedAs = new Map<string, string>();
  return documents.flatMap((document, index) => {
    if (!('scan' in document)) return [];
    const notice = notices.find((each) => documentOfNotice(each) === document.id);
    const file = scanFile(contentDir, document);
    const trouble =
      troubleWith(file, document.scan, notice ? 'delete the line' : 'write `awaited:` with a day until it comes') ??
      // A notice may publish the scan of a document a second time.
      (notice ? undefined : troubleWithTwin(file, document.title, filedAs));
    if (!trouble) return [];
    return [
      {
        ...(notice
          ? placeInContent(contentDir, notice.file, ['pdf'])
          : placeInContent(contentDir, contentFiles.documents.file, ['documents', index, 'scan'])),
        expected: `a PDF file in content/documents/ for “${document.title}”`,
        ...trouble,
      },
    ];
  });
}

/** @param otherwise advice for an office that doesn't have the scan */
function troubleWith(file: string, name: string, otherwise: string): Pick<Explanation, 'found' | 'advice'> | undefined {
  if (!existsSync(file)) {
    return {
      found: `no file “${name}” there`,
      advice: `Put the PDF into content/documents/ and write its name exactly as the file has it, capital letters too; or ${otherwise}.`,
    };
  }
  const bytes = readFileSync(file);
  // ISO 32000-1 §7.5.2 and §7.5.5. Like PDF readers, we accept a few bytes before the header and after the end.
  const header = bytes.subarray(0, 1024).includes('%PDF-');
  const end = bytes.subarray(-1024).includes('%%EOF');
  if (header && end) {
    if (!bytes.includes(AWAITED_KEYWORD)) return undefined;
    return {
      found: `“${name}”, the page on which this site says that the document is awaited`,
      advice: `Put in the PDF of the paper itself; or ${otherwise}.`,
    };
  }
  return header
    ? { found: `“${name}” stops in the middle`, advice: 'Copy the file again, or make the PDF again.' }
    : {
        found: `“${name}” is not a PDF, whatever its name says`,
        advice: 'Scan the paper as PDF. A photo or a text becomes a PDF with “Print”, then “Save as PDF”.',
      };
}

/** Two scans are never identical, so the same bytes mean that one was filed twice. */
function troubleWithTwin(
  file: string,
  title: string,
  filedAs: Map<string, string>,
): Pick<Explanation, 'found' | 'advice'> | undefined {
  const hash = hashOf(readFileSync(file));
  const other = filedAs.get(hash);
  filedAs.set(hash, title);
  if (other === undefined) return undefined;
  return {
    found: `“${path.basename(file)}”, the same scan as that of “${other}”`,
    advice: 'Put in the scan of this document. If one paper is both, name one document in both rows.',
  };
}

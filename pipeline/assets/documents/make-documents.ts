import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { documentPath, type SchoolDocument } from '../../../model/concepts/document';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { addressFor } from '../../../model/projections/pages/languages';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import type { SiteContent } from '../../../model/concepts/site-content';
import { hashOf, hashOfFolder } from '../fingerprint';
import { type FileToMake, makeChangedFiles } from '../make-changed-files';
import { planDocument } from './document-plan';
import { documentMistakes } from './document-mistakes';
import { lastChanged } from '../../../model/reading/last-changed';
import { printedContents } from './printed-fonts';
import { scanFile } from './scan';

interface MakeDocumentsOptions {
  contentDir?: string;
  contents?: readonly [SiteContent, ...SiteContent[]];
  /** Folder of the PDFs, with a subfolder for each language but the first. Other files in it are deleted. */
  outDir?: string;
  /** JSON file with the fingerprint of each document's source. */
  cacheFile?: string;
}

/**
 * Writes every document of `facts/documents.yaml` in each language as `<id>.pdf`. Skips those that wouldn't change.
 *
 * @throws ContentError if the content or a scan is wrong or a letter can't be printed; no document has been changed then
 */
export async function makeDocuments({
  contentDir = contentFolder(),
  outDir = 'public/documents',
  cacheFile = '.cache/documents.json',
  contents = readEveryLanguage(contentDir),
}: MakeDocumentsOptions = {}): Promise<{ made: number; unchanged: number }> {
  const mistakes = documentMistakes(contentDir, contents);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const tool =
    hashOfFolder('pipeline/assets/documents') + hashOfFolder('words') + hashOf(readFileSync('package-lock.json'));
  const files = printedContents(contents).flatMap((content) =>
    content.documents.map((document): FileToMake => ({
      name: addressFor(content, documentPath(document.id)).replace('/documents/', ''),
      source: tool + sourceOf(document, content, contentDir),
      make: () => makeDocument(document, content, contentDir),
    })),
  );
  return makeChangedFiles('Documents', files, outDir, cacheFile);
}

async function makeDocument(document: SchoolDocument, content: SiteContent, contentDir: string): Promise<Buffer> {
  if ('scan' in document) return readFileSync(scanFile(contentDir, document));
  const plan = planDocument(document, content);
  // Loading the PDF library takes a second, and most builds make no document.
  const { renderDocument } = await import('./layout/render-document');
  return renderDocument(plan, lastChanged(path.join(contentDir, plan.source)), content.look);
}

/**
 * Everything that a document's bytes depend on, except the date of its last change: an edit that doesn't change the facts
 * doesn't change the document. SOURCE_DATE_EPOCH sets that date from outside.
 */
function sourceOf(document: SchoolDocument, content: SiteContent, contentDir: string): string {
  return 'scan' in document
    ? hashOf(readFileSync(scanFile(contentDir, document)))
    : JSON.stringify([planDocument(document, content), content.look, process.env.SOURCE_DATE_EPOCH]);
}

import { readFileSync } from 'node:fs';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { documentPath, type SchoolDocument } from '../../../model/concepts/document';
import { addressFor } from '../../../model/projections/pages/languages';
import type { SiteContent } from '../../../model/concepts/site-content';
import { type ContentDates, contentDates } from '../../../model/reading/content-dates';
import type { ContentSource } from '../../../model/reading/content-source';
import { type Report, silentReport } from '../../build/report';
import { FileCache, type WriteFile } from '../file-cache';
import { hashOf, hashOfFolder } from '../fingerprint';
import { type MadeFiles, makeFiles } from '../make-files';
import { planDocument } from './document-plan';
import { documentMistakes } from './document-mistakes';
import { printedContents } from './printed-fonts';
import { scanFile } from './scan';

interface MakeDocumentsOptions {
  source: ContentSource;
  contents: readonly [SiteContent, ...SiteContent[]];
  cache?: FileCache;
  report?: Report;
}

/**
 * Makes every document of `facts/documents.yaml` in each language. Skips those that wouldn't change.
 *
 * @returns the files by address
 * @throws ContentError if the content or a scan is wrong or a letter can't be printed
 */
export async function makeDocuments({
  source,
  contents,
  cache = new FileCache(),
  report = silentReport,
}: MakeDocumentsOptions): Promise<MadeFiles> {
  const contentDir = source.folder;
  const mistakes = documentMistakes(contentDir, contents);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const dates = contentDates(source);
  const tool =
    hashOfFolder('pipeline/assets/documents') + hashOfFolder('words') + hashOf(readFileSync('package-lock.json'));
  const files = printedContents(contents).flatMap((content) =>
    content.documents.map((document) => {
      const address = addressFor(content, documentPath(document.id));
      return {
        source: address + tool + sourceOf(document, content, contentDir),
        make: async (write: WriteFile) => write(address, await makeDocument(document, content, contentDir, dates)),
      };
    }),
  );
  return makeFiles('Documents', files, { cache, report });
}

/** The last change of its source is the date of a document. */
async function makeDocument(
  document: SchoolDocument,
  content: SiteContent,
  contentDir: string,
  { changedAt }: ContentDates,
): Promise<Buffer> {
  if ('scan' in document) return readFileSync(scanFile(contentDir, document));
  const plan = planDocument(document, content);
  // Loading the PDF library takes a second, and most builds make no document.
  const { renderDocument } = await import('./layout/render-document');
  return renderDocument(plan, changedAt(plan.source), content.look);
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

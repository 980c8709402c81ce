import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../model/content-error';
import type { SchoolDocument } from '../../model/document';
import { readSiteContent, type SiteContent } from '../../model/site-content';
import { hashOf, hashOfFolder } from '../fingerprint/fingerprint';
import { reportProgress } from '../progress/progress';
import { planDocument } from './document-plan';
import { lastChanged } from './last-changed';
import { scanFile, scanMistakes } from './scan';

export interface MakeDocumentsOptions {
  /** The `content/` folder. */
  contentDir?: string;
  /** Where the PDFs go. Any other PDF in it is deleted: it is no longer in the content. */
  outDir?: string;
  /** JSON, id → fingerprint of what the document was made from. */
  cacheFile?: string;
}

/**
 * Writes every document of `facts/documents.yaml` as `<id>.pdf`, save those that would come out the same.
 *
 * @throws ContentError if the content or a scan is wrong; then no document has been touched
 */
export async function makeDocuments({
  contentDir = path.resolve('content'),
  outDir = 'public/documents',
  cacheFile = '.cache/documents.json',
}: MakeDocumentsOptions = {}): Promise<{ made: number; unchanged: number }> {
  const content = readSiteContent(contentDir);
  const { documents } = content;
  const mistakes = scanMistakes(contentDir, documents);
  if (mistakes.length > 0) throw new ContentError(mistakes);

  mkdirSync(outDir, { recursive: true });
  removeOthers(outDir, documents);
  const before = readCache(cacheFile);
  const after: Record<string, string> = {};
  const tool = hashOfFolder('tools/documents') + hashOf(readFileSync('package-lock.json'));
  const progress = reportProgress('Documents', documents.length);
  let made = 0;
  for (const document of documents) {
    const file = path.join(outDir, `${document.id}.pdf`);
    const fingerprint = hashOf(tool + sourceOf(document, content, contentDir));
    if (before[document.id] !== fingerprint || !existsSync(file)) {
      writeFileSync(file, await makeDocument(document, content, contentDir));
      made += 1;
    }
    after[document.id] = fingerprint;
    progress.step();
  }
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, `${JSON.stringify(after, null, 2)}\n`);
  const unchanged = documents.length - made;
  progress.end(`${made} made, ${unchanged} unchanged`);
  return { made, unchanged };
}

async function makeDocument(document: SchoolDocument, content: SiteContent, contentDir: string): Promise<Buffer> {
  if ('scan' in document) return readFileSync(scanFile(contentDir, document));
  const plan = planDocument(document, content);
  // The PDF library takes a second to load, and most builds make no document.
  const { renderDocument } = await import('./layout/render-document');
  return renderDocument(plan, lastChanged(path.join(contentDir, plan.source)));
}

/**
 * What a document is made from. Its date is not part of it, unless it was set from outside: an edit that leaves the
 * facts as they were leaves the document as it was.
 */
function sourceOf(document: SchoolDocument, content: SiteContent, contentDir: string): string {
  return 'scan' in document
    ? hashOf(readFileSync(scanFile(contentDir, document)))
    : JSON.stringify([planDocument(document, content), process.env.SOURCE_DATE_EPOCH]);
}

function readCache(cacheFile: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, string>;
  } catch {
    // Absent, or cut off by an interrupted build: everything is made anew.
    return {};
  }
}

function removeOthers(outDir: string, documents: readonly SchoolDocument[]): void {
  const wanted = new Set(documents.map(({ id }) => `${id}.pdf`));
  for (const name of readdirSync(outDir)) {
    if (name.endsWith('.pdf') && !wanted.has(name)) rmSync(path.join(outDir, name));
  }
}

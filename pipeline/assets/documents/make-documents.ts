import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { documentPath, type SchoolDocument } from '../../../model/concepts/document';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { addressFor } from '../../../model/projections/pages/languages';
import { readEveryLanguage } from '../../../model/reading/read-site-content';
import type { SiteContent } from '../../../model/concepts/site-content';
import { hashOf, hashOfFolder } from '../fingerprint';
import { reportProgress } from '../../build/progress';
import { planDocument } from './document-plan';
import { documentMistakes } from './document-mistakes';
import { lastChanged } from '../../../model/reading/last-changed';
import { printedContents } from './printed-fonts';
import { scanFile } from './scan';

export interface MakeDocumentsOptions {
  /** The `content/` folder. */
  contentDir?: string;
  /** The content in each language, if already read. */
  contents?: readonly [SiteContent, ...SiteContent[]];
  /** Output folder, with a subfolder for each language but the first. Other PDFs in it are deleted. */
  outDir?: string;
  /** JSON: file → fingerprint of the document's source. */
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
  const documents = printedContents(contents).flatMap((content) =>
    content.documents.map((document) => ({
      content,
      document,
      name: addressFor(content, documentPath(document.id)).replace('/documents/', ''),
    })),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);

  mkdirSync(outDir, { recursive: true });
  removeOthers(
    outDir,
    documents.map(({ name }) => name),
  );
  const before = readCache(cacheFile);
  const after: Record<string, string> = {};
  const tool =
    hashOfFolder('pipeline/assets/documents') + hashOfFolder('words') + hashOf(readFileSync('package-lock.json'));
  const changes = new Map<string, Date>();
  const changed = (source: string) => {
    const date = changes.get(source) ?? lastChanged(path.join(contentDir, source));
    changes.set(source, date);
    return date;
  };
  const progress = reportProgress('Documents', documents.length);
  let made = 0;
  for (const { content, document, name } of documents) {
    const file = path.join(outDir, name);
    const fingerprint = hashOf(tool + sourceOf(document, content, contentDir));
    if (before[name] !== fingerprint || !existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      const bytes = await makeDocument(document, content, { contentDir, changed });
      // Replace the file instead of overwriting it: older releases hard-link it.
      rmSync(file, { force: true });
      writeFileSync(file, bytes);
      made += 1;
    }
    after[name] = fingerprint;
    progress.step();
  }
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, `${JSON.stringify(after, null, 2)}\n`);
  const unchanged = documents.length - made;
  progress.end(`${made} made, ${unchanged} unchanged`);
  return { made, unchanged };
}

async function makeDocument(
  document: SchoolDocument,
  content: SiteContent,
  { contentDir, changed }: { contentDir: string; changed: (source: string) => Date },
): Promise<Buffer> {
  if ('scan' in document) return readFileSync(scanFile(contentDir, document));
  const plan = planDocument(document, content);
  // Loading the PDF library takes a second, and most builds make no document.
  const { renderDocument } = await import('./layout/render-document');
  return renderDocument(plan, changed(plan.source), content.look);
}

/**
 * The source of a document, without its date (unless set from outside), so that an edit that doesn't change the facts doesn't
 * change the document.
 */
function sourceOf(document: SchoolDocument, content: SiteContent, contentDir: string): string {
  return 'scan' in document
    ? hashOf(readFileSync(scanFile(contentDir, document)))
    : JSON.stringify([planDocument(document, content), content.look, process.env.SOURCE_DATE_EPOCH]);
}

function readCache(cacheFile: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, string>;
  } catch {
    // Missing, or truncated by an interrupted build: make everything again.
    return {};
  }
}

function removeOthers(outDir: string, wanted: readonly string[]): void {
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.pdf') && !wanted.includes(name.replaceAll('\\', '/'))) rmSync(path.join(outDir, name));
  }
}

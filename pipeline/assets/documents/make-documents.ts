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
  /** What stands in it in each language, if it was read already. */
  contents?: readonly [SiteContent, ...SiteContent[]];
  /** Where the PDFs go, those of another language than the first in a folder of its name. Any other PDF in it is deleted. */
  outDir?: string;
  /** JSON, file → fingerprint of what the document was made from. */
  cacheFile?: string;
}

/**
 * Writes every document of `facts/documents.yaml` in each language as `<id>.pdf`, save those that would come out the same.
 *
 * @throws ContentError if the content or a scan is wrong, or a letter cannot be printed; then no document has been touched
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
      // Releases are linked to the file that was here, and keep it.
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
  // The PDF library takes a second to load, and most builds make no document.
  const { renderDocument } = await import('./layout/render-document');
  return renderDocument(plan, changed(plan.source), content.look);
}

/**
 * What a document is made from. Its date is not part of it, unless it was set from outside: an edit that leaves the
 * facts as they were leaves the document as it was.
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
    // Absent, or cut off by an interrupted build: everything is made anew.
    return {};
  }
}

function removeOthers(outDir: string, wanted: readonly string[]): void {
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.pdf') && !wanted.includes(name.replaceAll('\\', '/'))) rmSync(path.join(outDir, name));
  }
}

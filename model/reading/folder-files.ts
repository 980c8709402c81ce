import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Explanation, PlacedMistake, ReportMistake } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { contentFiles } from '../concepts/registry';

/** Files that are not content: those that cameras, phones and operating systems add, and notes beside the content. */
const NOT_CONTENT = /(^|\/)(\.[^/]*(\/.*)?|Thumbs\.db|desktop\.ini|__MACOSX\/.*|README\.md|[^/]*~|~\$[^/]*)$/i;

/** Content files below a folder, in natural order: 2.jpg before 10.jpg. Names are in NFC; `pathOnDisk` finds the file. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/').normalize('NFC'),
    )
    .filter((file) => !NOT_CONTENT.test(file))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
}

/** The name of a file on the disk: Macs, and archives made on them, decompose names (NFD). */
export function pathOnDisk(folder: string, file: string): string {
  const full = path.join(folder, file);
  if (existsSync(full)) return full;
  return file.split('/').reduce((above, part) => {
    const names = existsSync(above) ? readdirSync(above) : [];
    return path.join(above, names.find((name) => name.normalize('NFC') === part.normalize('NFC')) ?? part);
  }, folder);
}

/**
 * Reports files that the site does not read: a misnamed file would silently be missing, and a stray one would be published with
 * the project. Photos, screens, forms, notices and mail templates have checks of their own.
 *
 * @param files all files below `content/`
 * @param known names of all files that the model reads
 * @param scans files in `content/documents/` that documents use
 */
export function checkStrayFiles(
  files: readonly string[],
  known: readonly string[],
  scans: readonly string[],
  error: ReportMistake,
): void {
  for (const file of files) {
    if (/^(photos|screens|forms|mail|news)\//.test(file) || known.includes(file)) continue;
    if (file.startsWith('documents/')) {
      const scan = file.slice('documents/'.length);
      if (!scans.includes(scan)) error(unusedScan(file, scan, scans));
      continue;
    }
    error({
      file,
      expected: 'a file that the site reads; content/README.md lists them',
      ...strayFile(file, files, known),
    });
  }
}

function strayFile(
  file: string,
  files: readonly string[],
  known: readonly string[],
): Pick<Explanation, 'found' | 'advice'> {
  const stemOf = (name: string) => path.posix.basename(name).replace(/\..*$/, '').toLowerCase();
  const original = known.find(
    (each) =>
      files.includes(each) &&
      stemOf(file)
        .split(/[^a-z]+/)
        .includes(stemOf(each)),
  );
  if (original) {
    const advice = `Move it out of content/. If it is the newer one, let it take the place of content/${original}.`;
    return { found: `another file; of the two, content/${original} is read`, advice };
  }
  const near = nearestName(
    file,
    known.filter((each) => !files.includes(each)),
  );
  if (!near) return { found: 'another file', advice: 'Move it out of content/.' };
  const ending = path.posix.extname(near);
  const isOfSameForm = path.posix.extname(file).replace('.yml', '.yaml').toLowerCase() === ending;
  const advice = isOfSameForm
    ? `Did you mean ${near}? Then rename it.`
    : `The site reads ${near}. A new name does not make it a ${ending} file: save it as one, and move this one out of content/.`;
  return { found: 'another file', advice };
}

function unusedScan(file: string, scan: string, scans: readonly string[]): PlacedMistake {
  if (!/\.pdf$/i.test(scan)) {
    return {
      file,
      expected: 'only PDF files in content/documents/',
      found: 'another kind of file',
      advice: 'Scan it as a PDF, or move it out of content/documents/.',
    };
  }
  // The file may be another edition of a scan: `noc-2025.pdf` beside `noc-2026.pdf`.
  const withoutNumbers = (name: string) => name.toLowerCase().replace(/[^a-z]+|(old|new|copy|scan|pdf)/g, '');
  const other = scans.find((each) => withoutNumbers(each) === withoutNumbers(scan));
  const expected = `a scan that a document of content/${contentFiles.documents.file} names`;
  if (other) {
    return {
      file,
      expected,
      found: `a scan that none of them names; one of them names “${other}”`,
      advice: `If this is the older one, move it out of content/documents/. If it is the newer one, write “scan: ${scan}” in place of “scan: ${other}”.`,
    };
  }
  return {
    file,
    expected,
    found: 'a scan that none of them names',
    advice: `Write “scan: ${scan}” where it belongs, or move the file out of content/documents/.`,
  };
}

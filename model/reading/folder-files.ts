import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PlacedMistake, ReportMistake } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';

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
    const missing = known.filter((each) => !files.includes(each));
    error({ file, rule: 'stray-file', values: { near: nearestName(file, missing) } });
  }
}

function unusedScan(file: string, scan: string, scans: readonly string[]): PlacedMistake {
  const isPdf = /\.pdf$/i.test(scan);
  // The file may be another edition of a scan: `noc-2025.pdf` beside `noc-2026.pdf`.
  const withoutNumbers = (name: string) => name.toLowerCase().replace(/[^a-z]+|(old|new|copy|scan|pdf)/g, '');
  const other = scans.find((each) => withoutNumbers(each) === withoutNumbers(scan));
  return { file, rule: 'unused-scan', values: { scan, isPdf, other } };
}

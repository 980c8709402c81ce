import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Files worth compressing; the others are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Zips a site, including hidden files, which manual uploads forget.
 *
 * @param siteDir folder that becomes the root of the archive
 */
export function zipSite(siteDir: string, file: string): void {
  const entries = readdirSync(siteDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const content: Zippable = {};
  for (const entry of entries) {
    const source = path.join(entry.parentPath, entry.name);
    const name = path.relative(siteDir, source).split(path.sep).join('/');
    content[name] = [readFileSync(source), { level: COMPRESSIBLE.test(name) ? 6 : 0 }];
  }
  writeFileSync(`${file}.part`, zipSync(content));
  renameSync(`${file}.part`, file);
}

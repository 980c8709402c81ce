import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** What deflate makes smaller; pictures, fonts, PDFs and what the build has compressed are so already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Puts a whole site into one file, with the hidden ones that uploads by hand forget.
 *
 * @param siteDir folder that holds `index.html`, which stands in the root of the archive
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

import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Matches files worth compressing; pictures, fonts and PDFs are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** Zips a site, with its hidden files, which people forget to upload. */
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the packages that contain these files, for example `node_modules/react`. */
export function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap(
    (file) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)];
}

/**
 * Joins the licences of all packages in the site; most licences require that their text is included. Plugins of bundlers do this
 * for the islands only, not for the worker and the fonts.
 *
 * @param packages package folders
 * @throws Error if a package has no licence
 */
export function licencesFile(packages: readonly string[]): string {
  const parts = [...packages].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    const file = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying|ofl)\b/i.test(each));
    if (file === undefined || license === undefined)
      throw new Error(`${folder} is part of the site, and has no licence. Take another package, or ask its authors.`);
    const text = readFileSync(path.join(folder, file), 'utf8').trim().replace(/\r\n/g, '\n');
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return [`Works of others in this site, and their licences\n`, ...parts].join(`\n${'-'.repeat(72)}\n\n`);
}

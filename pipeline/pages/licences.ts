import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders of the packages to which files belong, from the root of the project. */
export function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap(
    (file) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)];
}

/**
 * The licences of what the site brings to visitors: most of them ask that their text travels along. Not by a plugin of the
 * bundler, which knows the islands and neither the worker nor the fonts.
 *
 * @param packages folders of packages
 * @throws if one has no licence
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

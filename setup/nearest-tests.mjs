import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Sorts unit tests by the number of imports between them and the nearest changed file. Tests that import none are left out.
 *
 * @param {string[]} tests paths from the project's folder, as git gives them
 * @param {string[]} changed likewise
 */
export async function nearestTests(tests, changed) {
  const importers = await importersOf(tests);
  /** @type {Map<string, number>} */
  const distances = new Map(changed.map((file) => [file, 0]));
  // This is a breadth-first search: iterating a map also visits entries that are added meanwhile.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const distanceOf = (/** @type {string} */ test) => distances.get(test) ?? Infinity;
  return tests
    .filter((test) => distances.has(test))
    .sort((one, other) => distanceOf(one) - distanceOf(other) || one.localeCompare(other));
}

/** Files that differ from the upstream branch, or from the last commit if there is no such branch. */
export function changedFiles() {
  const since = git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/** @param {string[]} folders */
export function unitTestsIn(folders) {
  const patterns = folders.map((folder) => `:(glob)${folder}/**/*.test.ts`);
  return git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns).filter(existsSync);
}

/**
 * Maps every file that the entry points reach to its imports. Rejects if a file can't be bundled.
 *
 * @param {string[]} entryPoints
 */
export async function importGraph(entryPoints) {
  const { metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints,
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'nowhere',
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['virtual:*', '*?url', '*?inline', '*?inline-script'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** @param {string[]} entryPoints */
async function importersOf(entryPoints) {
  // Ignore code that can't be bundled: the build reports it.
  const graph = await importGraph(entryPoints).catch(() => ({}));
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const add = (/** @type {string} */ file, /** @type {string} */ importer) =>
    importers.set(file, [...(importers.get(file) ?? []), importer]);
  for (const [file, { imports }] of Object.entries(graph)) {
    for (const { path } of imports) add(path, file);
  }
  // Some tests start the program beside them instead of importing it.
  for (const test of entryPoints) for (const ending of ['.ts', '.mjs']) add(test.replace('.test.ts', ending), test);
  return importers;
}

/** @param {string[]} args @returns {string[]} lines; none without git or a repository */
function git(...args) {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

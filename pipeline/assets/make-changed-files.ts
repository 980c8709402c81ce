import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportProgress } from '../build/progress';
import { hashOf } from './fingerprint';
import { readJsonFile, writeJsonFile } from './pictures/json-file';

export interface FileToMake {
  name: string;
  /** Text of everything that the bytes of the file depend on. */
  source: string;
  make: () => Promise<Buffer>;
}

/**
 * Makes the files whose source has changed, and deletes all others in the output folder.
 *
 * @param what name of the files in the progress report, for example “Fonts”
 * @param cacheFile JSON file with the fingerprint of each file's source
 */
export async function makeChangedFiles(
  what: string,
  files: readonly FileToMake[],
  outDir: string,
  cacheFile: string,
): Promise<{ made: number; unchanged: number }> {
  mkdirSync(outDir, { recursive: true });
  const wanted = files.map(({ name }) => path.join(outDir, name));
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.includes(file)) rmSync(file);
  }
  const before = readJsonFile<Record<string, string>>(cacheFile) ?? {};
  const after = Object.fromEntries(files.map(({ name, source }) => [name, hashOf(source)]));
  const progress = reportProgress(what, files.length);
  let made = 0;
  for (const { name, make } of files) {
    const file = path.join(outDir, name);
    if (before[name] !== after[name] || !existsSync(file)) {
      const bytes = await make();
      mkdirSync(path.dirname(file), { recursive: true });
      // Replace the file instead of overwriting it: older releases have hard links to it.
      rmSync(file, { force: true });
      writeFileSync(file, bytes);
      made += 1;
    }
    progress.step();
  }
  writeJsonFile(cacheFile, after);
  const unchanged = files.length - made;
  progress.end(`${made} made, ${unchanged} unchanged`);
  return { made, unchanged };
}

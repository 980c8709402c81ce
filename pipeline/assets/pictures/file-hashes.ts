import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readJsonFile, writeJsonFile } from './json-file';

type Stamps = Record<string, { size: number; mtimeMs: number; hash: string }>;

export type FileHashes = ReturnType<typeof createFileHashes>;

/**
 * SHA-256 of files, cached by size and modification time as git does: a school's photos take gigabytes, and a build with
 * nothing to do must not read them.
 */
export function createFileHashes(cacheFile: string) {
  const before = readJsonFile<Stamps>(cacheFile) ?? {};
  const after: Stamps = { ...before };
  return {
    async hashOf(file: string): Promise<string> {
      const { size, mtimeMs } = await stat(file);
      const known = before[file];
      const hash = known?.size === size && known.mtimeMs === mtimeMs ? known.hash : await hashOfBytes(file);
      after[file] = { size, mtimeMs, hash };
      return hash;
    },
    /** Forgets deleted files. */
    save() {
      for (const file of Object.keys(after)) if (!existsSync(file)) delete after[file];
      writeJsonFile(cacheFile, after);
    },
  };
}

async function hashOfBytes(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

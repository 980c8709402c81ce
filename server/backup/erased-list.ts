import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder } from '../storage/durable-file';

/**
 * List of the submissions erased on request: a line for each, with the record's name (a hash) and the time. Backups don't contain this
 * file, so that restoring an older backup can leave these submissions out.
 */
const fileName = 'erased.txt';

export interface ErasedRecord {
  /** Name of the record in the spool. */
  name: string;
  /** Time of the erasure, Unix ms. A later submission with the same name is a new one. */
  at: number;
}

/** Lists submissions before they are erased: after a crash, a listed submission can be erased again, but a missing line can't be recovered. */
export async function noteErased(dataDir: string, names: readonly string[], now = Date.now()): Promise<void> {
  const path = join(dataDir, fileName);
  const lines = names.map((name) => `${name} ${new Date(now).toISOString()}\n`);
  // The leading line end terminates a line that a power cut truncated.
  await appendFile(path, `\n${lines.join('')}`, { mode: 0o600 });
  await syncFile(path);
  await syncFolder(dataDir);
}

/** Whether the submission that arrived at that time (Unix ms) was erased on request. */
export async function wasErased(
  dataDir: string,
  { name, receivedAt }: { name: string; receivedAt: number },
): Promise<boolean> {
  return (await readErased(dataDir)).some((erased) => erased.name === name && receivedAt <= erased.at);
}

export async function readErased(dataDir: string): Promise<ErasedRecord[]> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...text.matchAll(/^([0-9a-f]{64}) (\S{24})$/gm)].map(([, name = '', at = '']) => ({
    name,
    at: Date.parse(at),
  }));
}

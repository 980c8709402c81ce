import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder } from '../storage/durable-file';

/**
 * What was erased because somebody asked, one line each: the name of its record, which is a hash, and when. It is in no
 * backup, so that a backup which still has the record can be restored without it.
 */
const fileName = 'erased.txt';

export interface ErasedRecord {
  /** As in the spool. */
  name: string;
  /** Unix ms. What was sent under the same name after it is another message. */
  at: number;
}

/** Notes on the disk what is about to be erased: noted but still there is mended by erasing once more, the reverse by nothing. */
export async function noteErased(dataDir: string, names: readonly string[], now = Date.now()): Promise<void> {
  const path = join(dataDir, fileName);
  const lines = names.map((name) => `${name} ${new Date(now).toISOString()}\n`);
  // A line that was cut short by a power cut ends here.
  await appendFile(path, `\n${lines.join('')}`, { mode: 0o600 });
  await syncFile(path);
  await syncFolder(dataDir);
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

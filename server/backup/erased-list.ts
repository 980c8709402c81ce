import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFile, syncFolder } from '../storage/durable-file';

/**
 * List of the submissions erased on request: a line for each, with the record's name (a hash) and the time. It is also beside the backups,
 * so that restoring an older one leaves these submissions out.
 */
export const erasedName = 'erased.txt';

export interface ErasedRecord {
  /** Name of the record in the spool. */
  name: string;
  /** Time of the erasure, Unix ms. A later submission with the same name is a new one. */
  at: number;
}

/** Lists submissions before they are erased: after a crash, a listed submission can be erased again, but a missing line can't be recovered. */
export async function noteErased(dataDir: string, names: readonly string[], now = Date.now()): Promise<void> {
  await append(
    dataDir,
    names.map((name) => lineOf({ name, at: now })),
  );
}

function lineOf({ name, at }: ErasedRecord): string {
  return `${name} ${new Date(at).toISOString()}`;
}

async function append(dataDir: string, lines: readonly string[]): Promise<void> {
  const path = join(dataDir, erasedName);
  // The leading line end terminates a line that a power cut truncated.
  await appendFile(path, `\n${lines.join('\n')}\n`, { mode: 0o600 });
  await syncFile(path);
  await syncFolder(dataDir);
}

/** Adds what another list has. */
export async function addErased(dataDir: string, records: readonly ErasedRecord[]): Promise<void> {
  const known = new Set((await readErased(dataDir)).map(lineOf));
  const lines = [...new Set(records.map(lineOf))].filter((line) => !known.has(line));
  if (lines.length > 0) await append(dataDir, lines);
}

/** Whether the submission that arrived at that time (Unix ms) was erased on request. */
export async function wasErased(
  dataDir: string,
  { name, receivedAt }: { name: string; receivedAt: number },
): Promise<boolean> {
  return (await readErased(dataDir)).some((erased) => erased.name === name && receivedAt <= erased.at);
}

/** @param folder the data folder, or another one with such a list; empty if it has none */
export async function readErased(folder: string): Promise<ErasedRecord[]> {
  const text = await readFile(join(folder, erasedName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...text.matchAll(/^([0-9a-f]{64}) (\S{24})$/gm)].map(([, name = '', at = '']) => ({
    name,
    at: Date.parse(at),
  }));
}

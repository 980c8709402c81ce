import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Files that belong to a database, by their ends: the log holds what is not yet in the file itself. */
const ends = ['', '-wal'];

const savedSchema = z.object({ saved: z.number(), unreadable: z.number() });

/** A database that was set aside. */
export interface DamagedFile {
  path: string;
  /** How many submissions were brought over, and of how many nothing or not all could be read; unset until that is done. */
  result: z.infer<typeof savedSchema> | undefined;
}

/** That the file is damaged. */
export class DamageError extends Error {}

/**
 * Whether an error says that the file is damaged: SQLITE_CORRUPT or SQLITE_NOTADB, by their words, since the driver does
 * not give the codes of all errors.
 */
export function isDamage(error: unknown): boolean {
  return error instanceof DamageError || (error instanceof Error && /malformed|not a database/.test(error.message));
}

/**
 * Makes room for a new database at a path. The old one goes to `damaged/` beside it with its log, whole at every moment: a
 * crash in between sets it aside once more.
 */
export function setAside(path: string): void {
  const folder = join(dirname(path), 'damaged');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = join(folder, `spool-${new Date().toISOString().replace(/\D/g, '')}.db`);
  for (const end of ends) if (existsSync(path + end)) linkSync(path + end, aside + end);
  for (const end of [...ends, '-shm']) rmSync(path + end, { force: true });
}

/** Databases that were set aside beside one, the oldest first. They stay until their records would have been erased. */
export async function damagedBeside(path: string): Promise<DamagedFile[]> {
  const folder = join(dirname(path), 'damaged');
  const files = (existsSync(folder) ? await readdir(folder) : [])
    .filter((name) => name.endsWith('.db'))
    .sort()
    .map((name) => join(folder, name));
  return Promise.all(files.map(async (file) => ({ path: file, result: await readResult(resultOf(file)) })));
}

export function noteResult(damagedPath: string, result: z.infer<typeof savedSchema>): void {
  writeFileSync(resultOf(damagedPath), JSON.stringify(result), { mode: 0o600 });
}

/** Of what was sent. SQLite itself notices only damage to the structure of its file. */
export function checksumOf(parts: { name: string; form: string; revision: number; fields: string }): number {
  const { name, form, revision, fields } = parts;
  return crc32(JSON.stringify([name, form, revision, fields]));
}

function resultOf(path: string): string {
  return path.replace(/\.db$/, '.json');
}

async function readResult(path: string): Promise<DamagedFile['result']> {
  try {
    return savedSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Suffixes of the files of a database: the database itself, and the log with commits that aren't in the database yet. */
const ends = ['', '-wal'];

const savedSchema = z.object({ saved: z.number(), unreadable: z.number() });

/** A damaged database that was moved away. */
export interface DamagedFile {
  path: string;
  /** Numbers of salvaged and of wholly or partly unreadable submissions; unset until salvage is finished. */
  result: z.infer<typeof savedSchema> | undefined;
}

/** The database file is damaged. */
export class DamageError extends Error {}

/**
 * Whether an error means damage: SQLITE_CORRUPT or SQLITE_NOTADB, recognised by message, since the driver doesn't always give the code.
 */
export function isDamage(error: unknown): boolean {
  return error instanceof DamageError || (error instanceof Error && /malformed|not a database/.test(error.message));
}

/**
 * Moves a database with its log to the folder `damaged/` beside it. After a crash in between, the next start moves it again.
 */
export function setAside(path: string): void {
  const folder = join(dirname(path), 'damaged');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const aside = join(folder, `spool-${new Date().toISOString().replace(/\D/g, '')}.db`);
  for (const end of ends) if (existsSync(path + end)) linkSync(path + end, aside + end);
  for (const end of [...ends, '-shm']) rmSync(path + end, { force: true });
}

/** Lists the damaged databases that were moved away, oldest first. */
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

/** Checksum of a submission, since SQLite only notices damage to the structure of its file. */
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

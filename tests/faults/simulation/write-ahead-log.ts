import { existsSync, readFileSync } from 'node:fs';

const headerBytes = 32;
const frameHeaderBytes = 24;
/** Log length at which SQLite checkpoints after a commit; see `database.ts`. */
const checkpointBytes = 4_096_000;

export interface CommittedLog {
  /** Identifies the log: another value means that SQLite has started to overwrite the log. */
  generation: string;
  /** Length of the committed part, in bytes. */
  bytes: number;
  /** Whether SQLite has copied none of the log into the database file yet. */
  isOnlyHere: boolean;
}

/** Reads the committed part of a log: https://www.sqlite.org/fileformat2.html#walformat */
export function readCommitted(path: string): CommittedLog {
  const log = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (log.length < headerBytes) return { generation: '', bytes: 0, isOnlyHere: true };
  const salts = log.toString('hex', 16, 24);
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
  let bytes = headerBytes;
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    if (log.toString('hex', at + 8, at + 16) !== salts) break;
    const isCommit = log.readUInt32BE(at + 4) !== 0;
    if (isCommit) bytes = at + frameBytes;
  }
  return { generation: salts, bytes, isOnlyHere: bytes < checkpointBytes };
}

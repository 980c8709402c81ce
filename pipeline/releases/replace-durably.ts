import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a text file, so that after a power cut it has either the old or the new text. */
export function replaceDurably(file: string, text: string): void {
  const part = `${file}.part`;
  const opened = openSync(part, 'w');
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(part, file);
  syncFolder(path.dirname(file));
}

/** Makes new names in a folder durable (fsync(2)). */
export function syncFolder(folder: string): void {
  // Windows can't open a folder as a file; its file systems journal renames.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Waits until all files on the disk of a folder survive a power cut: an fsync of each page would take seconds. Does nothing on a system
 * without this command.
 */
export async function syncDisk(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
}

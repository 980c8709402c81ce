import { mkdirSync } from 'node:fs';
import { FolderInUse, lockFolder } from '../../server/storage/lock-folder';

/**
 * Locks the build for this process until it ends, however it ends.
 *
 * @returns releases the lock
 * @throws Error if another process is building
 */
export function lockBuild(): () => void {
  mkdirSync('build', { recursive: true });
  try {
    return lockFolder('build');
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`The site is being built by ${error.owner}. Wait until that is done, then do this again.`, {
      cause: error,
    });
  }
}

import { mkdirSync } from 'node:fs';
import { FolderInUse, lockFolder } from '../../server/storage/lock-folder';

/**
 * Makes this process the only one that builds, until it ends in whatever way.
 *
 * @returns gives that up
 * @throws Error if another one builds
 */
export function ownBuild(): () => void {
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

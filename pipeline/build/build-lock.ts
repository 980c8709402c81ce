import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '../../server/storage/lock-folder';

const RETRY_MS = 250;
/** Longer than any build. */
const MAX_WAIT_MS = 10 * 60_000;

/** Like `lockBuild`, but waits for another build to end. @throws Error if that takes ten minutes */
export async function lockBuildWhenFree(): Promise<() => void> {
  for (const end = Date.now() + MAX_WAIT_MS; ; await pause(RETRY_MS)) {
    try {
      return lockBuild();
    } catch (error) {
      const isBuilding = (error as Error).cause instanceof FolderInUse;
      if (!isBuilding || Date.now() > end) throw error;
    }
  }
}

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

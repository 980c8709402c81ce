import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Visitors come first. */
export function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The service manager forbids it, or the process has ended already.
  }
}

import { execFileSync } from 'node:child_process';

/** Mounts a disk that we can fill up. Needs root; otherwise the run reports that the disk was never full. */
export function mountDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('No disk can be mounted here: it will not be full.');
    return false;
  }
}

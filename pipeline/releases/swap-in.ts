import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Replaces a folder by another one. @param made the new folder @param place path that the new folder gets */
export function swapIn(made: string, place: string): void {
  const before = `${made}.before`;
  rmSync(before, { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  if (existsSync(place)) moveAway(place, before);
  renameSync(made, place);
  rmSync(before, { recursive: true, force: true });
}

/** In a container, a folder of the image can be deleted, but not renamed: https://docs.kernel.org/filesystems/overlayfs.html#renaming-directories */
function moveAway(place: string, before: string): void {
  try {
    renameSync(place, before);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    rmSync(place, { recursive: true });
  }
}

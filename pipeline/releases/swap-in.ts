import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Replaces a folder by another one. @param made the new folder @param place path that the new folder gets */
export function swapIn(made: string, place: string): void {
  const before = `${made}.before`;
  rmSync(before, { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, before);
  renameSync(made, place);
  rmSync(before, { recursive: true, force: true });
}

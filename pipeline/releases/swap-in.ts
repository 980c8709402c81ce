import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Replaces a folder by another one. @param made new folder; the old one is moved beside it before it is deleted */
export function swapIn(made: string, place: string): void {
  const before = `${made}.before`;
  rmSync(before, { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, before);
  renameSync(made, place);
  rmSync(before, { recursive: true, force: true });
}

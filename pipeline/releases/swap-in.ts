import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Puts a folder that is whole in the place of another one, which goes. @param made beside which the other lies until it is gone */
export function swapIn(made: string, place: string): void {
  const before = `${made}.before`;
  rmSync(before, { recursive: true, force: true });
  mkdirSync(path.dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, before);
  renameSync(made, place);
  rmSync(before, { recursive: true, force: true });
}

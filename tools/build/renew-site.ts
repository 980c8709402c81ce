import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a new site in the place of the one that may be served meanwhile: whole, or not at all.
 *
 * @param site folder of the site
 * @param unfinished folder beside it in which the new one is made
 * @param make makes the new site. @returns the folder below `unfinished` in which it is, or nothing if it failed
 * @returns whether the new site is in its place
 */
export function renewSite(site: string, unfinished: string, make: () => string | undefined): boolean {
  rmSync(unfinished, { recursive: true, force: true });
  const made = make();
  if (made === undefined) return false;
  mkdirSync(path.dirname(site), { recursive: true });
  if (existsSync(site)) renameSync(site, path.join(unfinished, 'before'));
  renameSync(made, site);
  rmSync(unfinished, { recursive: true });
  return true;
}

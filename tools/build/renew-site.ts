import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a new site in the place of the one that may be served meanwhile: whole, or not at all.
 *
 * @param site folder of the site
 * @param unfinished folder beside it in which the new one is made
 * @param make makes the new site. @returns the folder below `unfinished` in which it is. @throws if it cannot be made
 */
export async function renewSite(site: string, unfinished: string, make: () => Promise<string> | string): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true });
  const made = await make();
  mkdirSync(path.dirname(site), { recursive: true });
  if (existsSync(site)) renameSync(site, path.join(unfinished, 'before'));
  renameSync(made, site);
  rmSync(unfinished, { recursive: true });
}

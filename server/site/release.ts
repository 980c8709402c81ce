import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Release {
  /** Empty for a folder that is no release. */
  id: string;
  /** Absolute path of the site. */
  siteDir: string;
}

/**
 * The site that visitors see now: the release that the file `current` beside the built site names, or the built site itself.
 *
 * @param siteDir absolute path of the built site
 */
export function currentRelease(siteDir: string): Release {
  try {
    const id = readFileSync(join(siteDir, '../current'), 'utf8').trim();
    return { id, siteDir: join(siteDir, '../releases', id, 'client') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { id: '', siteDir };
  }
}

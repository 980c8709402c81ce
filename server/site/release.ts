import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Release {
  /** Empty for a folder that is no release. */
  id: string;
  /** Absolute path of the site. */
  siteDir: string;
}

/** The file beside the built site that names the published release. */
export function currentFile(siteDir: string): string {
  return join(siteDir, '../current');
}

/**
 * The site that visitors see now: the release that the file `current` beside the built site names, or the built site itself.
 *
 * @param siteDir absolute path of the built site
 */
export async function currentRelease(siteDir: string): Promise<Release> {
  try {
    const id = (await readFile(currentFile(siteDir), 'utf8')).trim();
    return { id, siteDir: join(siteDir, '../releases', id, 'client') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { id: '', siteDir };
  }
}

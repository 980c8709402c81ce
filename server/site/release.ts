import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Release {
  /** Name of the release; empty if the folder isn't a release. */
  id: string;
  /** Absolute path of the site. */
  siteDir: string;
}

/** Path of the file beside the built site that names the published release. */
export function currentFile(siteDir: string): string {
  return join(siteDir, '../current');
}

/**
 * The current site: the release named by the file `current` beside the built site, or else the built site itself.
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

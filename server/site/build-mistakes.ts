import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The error message of the last build, if it failed. The served site is then an earlier one.
 *
 * @param siteDir the built site
 */
export async function buildMistakes(siteDir: string): Promise<string | undefined> {
  return readFile(join(siteDir, '../mistakes.txt'), 'utf8').catch(() => undefined);
}

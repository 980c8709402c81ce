import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Why the site could not be built when somebody last tried, in the words of that build: it lies beside the site, which is an
 * earlier one then.
 *
 * @param siteDir the built site
 */
export async function buildMistakes(siteDir: string): Promise<string | undefined> {
  return readFile(join(siteDir, '../mistakes.txt'), 'utf8').catch(() => undefined);
}

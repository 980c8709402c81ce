import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why the site could not be built when somebody last tried, in the words of that build: it lies beside the site, which is an
 * earlier one then.
 *
 * @param siteDir the built site
 */
export function buildMistakes(siteDir: string): string | undefined {
  try {
    return readFileSync(join(siteDir, '../mistakes.txt'), 'utf8');
  } catch {
    return undefined;
  }
}

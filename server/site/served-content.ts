import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { noServerContent, type ServerContent, serverContentFile } from '../../model/projections/server-content';
import { currentRelease } from './release';

/**
 * The content of the current site, as its build read it.
 *
 * @param siteDir absolute path of the built site
 * @throws with advice, if the build's file can't be used
 */
export async function servedContent(siteDir: string): Promise<ServerContent> {
  const release = await currentRelease(siteDir);
  const file = join(release.siteDir, '..', serverContentFile);
  try {
    const content = JSON.parse(await readFile(file, 'utf8')) as ServerContent;
    const missing = Object.keys(noServerContent).filter((name) => !(name in content));
    if (missing.length > 0) throw new Error(`it lacks ${missing.join(', ')}`);
    return content;
  } catch (cause) {
    throw new Error(
      `${relative('', file)}, which the build wrote for this server, cannot be used: ${(cause as Error).message}. Run: npm run build`,
      { cause },
    );
  }
}

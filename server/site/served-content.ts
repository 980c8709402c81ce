import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { noServerContent, type ServerContent, serverContentFile } from '../../model/derived/server-content';
import { readServerContent } from '../../model/reading/read-server-content';
import { currentRelease } from './release';

/**
 * The content of the site that visitors see now, as its build has read it; of an endpoint without one, from the content folder.
 *
 * @param siteDir absolute path of the built site
 * @throws if the file of the build cannot be used, and says what to do
 */
export async function servedContent(siteDir: string): Promise<ServerContent> {
  const release = await currentRelease(siteDir);
  const file = join(release.siteDir, '..', serverContentFile);
  // Other content than that of its pages would be worse than none.
  if (release.id === '' && !existsSync(file)) return readServerContent();
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

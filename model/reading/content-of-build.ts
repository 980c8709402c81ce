import { readFileSync } from 'node:fs';
import type { SiteContent } from '../concepts/site-content';

/** Setting by which a build tells the programs that it starts where the content stands that it has read and checked: JSON. */
export const contentAsRead = 'CONTENT_AS_READ';

/**
 * The content of this build in each of its languages, the first one first; read once, outside of a build as it is now.
 *
 * @throws ContentError that lists every mistake
 */
export const contentOfBuild = await howToRead(process.env[contentAsRead]);

async function howToRead(file: string | undefined): Promise<() => [SiteContent, ...SiteContent[]]> {
  if (file) return () => JSON.parse(readFileSync(file, 'utf8')) as [SiteContent];
  // Only now: several programs of a build would take longer to load all that reads and checks content than to run.
  const { readEveryLanguage } = await import('./read-site-content');
  return () => readEveryLanguage();
}

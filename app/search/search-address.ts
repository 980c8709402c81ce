import { createHash } from 'node:crypto';
import type { SiteContent } from '../../model/concepts/site-content';

/** Raise it when other things of the same content go into the file. */
const FORMAT = 1;

/** Where the file is in which the phone finds, named by the content that it holds. */
export function searchAddress(content: SiteContent): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, content]))
    .digest('hex')
    .slice(0, 8);
  return `/assets/search-${content.language}-${hash}.json`;
}

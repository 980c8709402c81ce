import { createHash } from 'node:crypto';
import type { CompiledSchool } from '../../model/derived/compiled-school';
import type { Language } from '../../words/languages';

/** Where the file is in which the phone finds, named by all that it is made of. Each page names it. */
export function searchAddress(school: CompiledSchool, language: Language): string {
  const hash = hashes.get(school) ?? hashOfFindable(school);
  hashes.set(school, hash);
  return `/assets/search-${language}-${hash}.json`;
}

/** The whole content is read for one, which takes as long as rendering a page. */
const hashes = new WeakMap<CompiledSchool, string>();

function hashOfFindable({ contents, code, today }: CompiledSchool): string {
  // What is found is another each day only where there is news: else a build at night leaves every page as it was.
  const day = contents.some(({ notices }) => notices.length > 0) ? today : '';
  return createHash('sha256')
    .update(JSON.stringify([contents, code, day]))
    .digest('hex')
    .slice(0, 8);
}

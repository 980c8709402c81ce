import type { SiteContent } from '../../../model/concepts/site-content';
import type { ContentMistake } from '../../../model/mistakes/words/content-error';
import { letterMistakes } from './letters';
import { scanMistakes } from './scan';

/** Why documents can't be made from this content. Used by the content check and the build. */
export function documentMistakes(
  contentDir: string,
  contents: readonly [SiteContent, ...SiteContent[]],
): ContentMistake[] {
  return [...scanMistakes(contentDir, contents[0]), ...letterMistakes(contentDir, contents)];
}

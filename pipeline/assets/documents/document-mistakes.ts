import type { SiteContent } from '../../../model/concepts/site-content';
import type { ContentMistake } from '../../../model/mistakes/words/content-error';
import { letterMistakes } from './letters';
import { scanMistakes } from './scan';

/** Reports why the PDFs of this content can't be made: wrong scans, and letters that can't be printed. */
export function documentMistakes(
  contentDir: string,
  contents: readonly [SiteContent, ...SiteContent[]],
): ContentMistake[] {
  return [...scanMistakes(contentDir, contents[0]), ...letterMistakes(contentDir, contents)];
}

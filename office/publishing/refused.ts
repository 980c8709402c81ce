import { type ContentMistake, ContentError, sentenceOf } from '../../model/mistakes/words/content-error';
import type { PublishResult } from '../website/workshop';
import { isDiskFull } from '../../server/storage/disk-full';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';

type Refused = Extract<PublishResult, { kind: 'refused' }>;

export function refused(problems: readonly string[], conflicts: readonly number[] = []): Refused {
  return { kind: 'refused', problems: [...new Set(problems)], conflicts };
}

/** Nothing has changed yet, whatever it was. */
export function refusedBecauseOf(error: unknown, language: Language): Refused {
  const { full, readOnly, other } = officeWordsIn[language].website.publication.refused;
  if (error instanceof ContentError)
    return refused(error.mistakes.map((each: ContentMistake) => sentenceOf(each, language)));
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return refused([full]);
  return refused([['EACCES', 'EPERM', 'EROFS'].includes(code) ? readOnly : other(message)]);
}

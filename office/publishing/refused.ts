import { ContentError, sentenceOf } from '../../model/mistakes/words/content-error';
import { translationsFile } from '../../model/concepts/translations';
import { changeInWords } from '../editing/change-in-words';
import type { DraftContent } from '../editing/draft';
import type { PublishRequest, PublishResult } from './publisher';
import { isDiskFull } from '../../server/storage/disk-full';
import type { Language } from '../../words/languages';
import { officeWordsIn } from '../../words/words';

type Refused = Extract<PublishResult, { kind: 'refused' }>;

export function refused(problems: readonly string[]): Refused {
  return { kind: 'refused', problems: [...new Set(problems)] };
}

/** Why files of a draft don't fit the content as it is now. */
export function misfitsInWords(content: DraftContent, { isUndo, language }: PublishRequest): string[] {
  const { conflict, unreadable, changedSince } = officeWordsIn[language].website.publication.refused;
  if (content.unreadable.length > 0) return content.unreadable.map((file) => unreadable(file));
  const files = [...content.rebased].flatMap(([file, { theirs }]) => (theirs.differences.length > 0 ? [file] : []));
  // The page with the draft shows both values.
  if (!isUndo) return files.length > 0 ? [conflict] : [];
  return files.flatMap((file) => {
    const isOfFile = (each: string) => each === file || translationsFile(each) === file;
    const changes = content.changes.filter((change) => change.state === 'conflict' && isOfFile(change.file));
    const places = changes.map((change) => changeInWords(change, content, language).breadcrumb.join(' › '));
    return (places.length > 0 ? places : [file]).map((place) => changedSince(place));
  });
}

/** Nothing has changed yet, whatever it was. */
export function refusedBecauseOf(error: unknown, language: Language): Refused {
  const { full, readOnly, other } = officeWordsIn[language].website.publication.refused;
  if (error instanceof ContentError) return refused(error.mistakes.map((each) => sentenceOf(each, language)));
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return refused([full]);
  return refused([['EACCES', 'EPERM', 'EROFS'].includes(code) ? readOnly : other(message)]);
}

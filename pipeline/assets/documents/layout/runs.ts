import { type Language, languageCodes, scriptOf } from '../../../../words/languages';
import { latin } from '../../../../words/scripts/latin';
import type { Run } from './printed-document';

/** Matches Latin words in a text of another script, with the spaces and punctuation between them. */
const LATIN = /(\p{Script=Latin}(?:[\P{L}\p{Script=Latin}]*\p{Script=Latin})?)/u;

const latinLanguage = languageCodes.find((code) => scriptOf(code) === latin)!;

/** Marks Latin words in a document of another script as English, so that screen readers pronounce them. */
export function runsOf(text: string, language: Language): Run[] {
  if (scriptOf(language) === latin) return [{ text }];
  return text
    .split(LATIN)
    .map((part, index): Run => (index % 2 === 1 ? { text: part, language: latinLanguage } : { text: part }))
    .filter((run) => run.text !== '');
}

import { type Language, languageCodes, scriptOf } from '../../../../words/languages';
import { latin } from '../../../../words/scripts/latin';
import type { Run } from './printed-document';

/** From the first Latin letter to the last one before another script. */
const LATIN = /(\p{Script=Latin}(?:[\P{L}\p{Script=Latin}]*\p{Script=Latin})?)/u;

const latinLanguage = languageCodes.find((code) => scriptOf(code) === latin)!;

/** Words in Latin letters are of the language of that script where the document is not written in it: whoever hears it hears them as such. */
export function runsOf(text: string, language: Language): Run[] {
  if (scriptOf(language) === latin) return [{ text }];
  return text
    .split(LATIN)
    .map((part, index): Run => (index % 2 === 1 ? { text: part, language: latinLanguage } : { text: part }))
    .filter((run) => run.text !== '');
}

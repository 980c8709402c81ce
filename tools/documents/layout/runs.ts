import { type Language, languages } from '../../../words/languages';
import type { Run } from './printed-document';

/** From the first Latin letter to the last one before another script. */
const LATIN = /(\p{Script=Latin}(?:[\P{L}\p{Script=Latin}]*\p{Script=Latin})?)/u;

/** Words in Latin letters are English where the document is not written in them: whoever hears it hears them as such. */
export function runsOf(text: string, language: Language): Run[] {
  if (languages[language].script === 'latin') return [{ text }];
  return text
    .split(LATIN)
    .map((part, index): Run => (index % 2 === 1 ? { text: part, language: 'en' } : { text: part }))
    .filter((run) => run.text !== '');
}

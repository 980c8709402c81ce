import { en } from '../words/en';
import { hi } from '../words/hi';
import { mr } from '../words/mr';
import type { WorldWords } from '../words/words';

/** An English phrase; `words/` has its translations. */
export type Phrase = keyof typeof mr.phrases;

/** A phrase, with a number for each `{}` that it contains. */
export type Clause = Phrase | readonly [phrase: Phrase, ...numbers: number[]];

export type Descriptions = Record<'en' | 'mr' | 'hi', string>;

function inEachLanguage(say: (words: WorldWords, language: keyof Descriptions) => string): Descriptions {
  return { en: say(en, 'en'), mr: say(mr, 'mr'), hi: say(hi, 'hi') };
}

/** The text of a clause in each language, without a capital letter or full stop. */
export function described(clause: Clause): Descriptions {
  const [phrase, ...numbers] = typeof clause === 'string' ? ([clause] as const) : clause;
  return inEachLanguage((words) => {
    let next = 0;
    return (words.phrases[phrase] ?? phrase).replace(/\{\}/g, () => {
      const number = numbers[next++] ?? 0;
      return words.numbers[number] ?? String(number);
    });
  });
}

const countWords = (text: string) => text.split(/\s+/).length;

/** Most English words of a description with one side story, and with two: otherwise the page of an album with 65 pictures is too large. */
const most = [21, 18] as const;

/** Describes the main story and one or two side stories. */
export function told(main: Descriptions, beside: readonly Clause[]): Descriptions {
  const tales: Descriptions[] = [];
  let length = countWords(main.en);
  for (const tale of beside.map(described)) {
    const longer = length + countWords(tale.en) + tales.length;
    if (longer > (most[tales.length] ?? 0)) continue;
    tales.push(tale);
    length = longer;
  }
  return inEachLanguage(({ and, stop }, language) => {
    const rest = tales.map((tale) => tale[language]).join(` ${and} `);
    const sentence = `${main[language]}${rest && `; ${rest}`}${stop}`;
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  });
}

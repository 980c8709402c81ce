import { en } from '../words/en';
import { hi } from '../words/hi';
import { mr } from '../words/mr';
import type { WorldWords } from '../words/words';

/** An English phrase; `words/` has its translations. */
export type Phrase = keyof typeof mr.phrases;

/** A phrase, and a number for each `{}` in it. */
export type Clause = Phrase | readonly [phrase: Phrase, ...numbers: number[]];

export type Descriptions = Record<'en' | 'mr' | 'hi', string>;

function inEachLanguage(say: (words: WorldWords, language: keyof Descriptions) => string): Descriptions {
  return { en: say(en, 'en'), mr: say(mr, 'mr'), hi: say(hi, 'hi') };
}

/** A clause in each language, without a capital letter and a full stop. */
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

/** Words of English with one side story, and with two: an album of 65 pictures has to fit into the first packets. */
const most = [21, 18] as const;

/** The main story and one or two that go on beside it. */
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

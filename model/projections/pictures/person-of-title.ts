import type { DrawnPerson } from '../../../look/theme-names';
import { titleOf } from '../../../words/india/titles';

/** Guesses the drawn person from the title: `Dr. (Smt.) Patil` → `woman`; `anyone` if the title is neutral. */
export function personOfTitle(name: string): DrawnPerson {
  for (const word of name.split(/[\s,()/]+|(?<=\.)/)) {
    if (!word) continue;
    const person = titleOf(word);
    if (person !== 'anyone') return person ?? 'anyone';
  }
  return 'anyone';
}

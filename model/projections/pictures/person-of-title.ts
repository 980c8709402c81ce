import type { DrawnPerson } from '../../../look/theme-names';
import { titleOf } from '../../../words/india/titles';

/** Whom the title in front of a name speaks of: `Dr. (Smt.) Patil` of a woman; `anyone` where it does not say. */
export function personOfTitle(name: string): DrawnPerson {
  for (const word of name.split(/[\s,()/]+|(?<=\.)/)) {
    if (!word) continue;
    const person = titleOf(word);
    if (person !== 'anyone') return person ?? 'anyone';
  }
  return 'anyone';
}

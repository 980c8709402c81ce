import type { ReceivedField } from '../submission';

/** The words of the answers that name a person. Without digits: no child's name has any. */
export type PersonWords = readonly (readonly string[])[];

/** @param names names of the fields, from the form's summary */
export function personWords(fields: readonly ReceivedField[], names: readonly string[]): PersonWords {
  return names.map((name) => {
    const answer = fields.find((field) => field.name === name)?.value ?? '';
    return (
      answer
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? []
    );
  });
}

/**
 * Whether two submissions may be of one person: each name is the same, or only longer, as after adding the surname. Even a
 * name with one other letter is another person, because twins have such names: two enquiries of one child cost a call, and
 * one of two children loses a child.
 */
export function isSamePerson(one: PersonWords, other: PersonWords): boolean {
  return one.every((words, index) => {
    const others = other[index] ?? [];
    return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
  });
}

import type { Explanation, InFiles } from '../../mistakes.ts';
import type { CheckedKind, UnknownEntry } from '../../unknown-name.ts';
import type { referenceMistakes } from '../mistakes/references.ts';
import { didYouMean } from './did-you-mean.ts';

/** Explains an id of another file, to which the office can add an entry. */
function idIn(file: string) {
  return ({ near, known }: UnknownEntry): Explanation => ({
    expected: `an id from content/${file}`,
    advice: near
      ? `Did you mean “${near}”? If not, add the new entry to content/${file} first.`
      : `Write one of: ${known.join(', ')}; or add the new entry to content/${file} first.`,
  });
}

const unknown: Record<CheckedKind, (name: UnknownEntry) => Explanation> = {
  screen: ({ near }) => ({
    expected: 'the address of a screen of this site',
    advice: didYouMean(
      near,
      'An address is the name of a file in content/screens/ without its ending, for example /about-the-school.',
    ),
  }),
  page: ({ near }) => ({
    expected: 'the address of a page of this site',
    advice: didYouMean(near, 'Look for the answer on the site, and copy the address of its page from the first / on.'),
  }),
  form: ({ name, known, near }) => ({
    expected: 'the name of a file in content/forms/, without .yaml',
    advice: didYouMean(near, `${oneOf(known, '; or add', 'Add')} content/forms/${name}.yaml first.`),
  }),
  document: idIn('facts/documents.yaml'),
  committee: idIn('facts/committees.yaml'),
  rules: idIn('facts/rules.yaml'),
  staff: ({ near }) => ({
    expected: 'a name from content/facts/staff.yaml',
    advice: `${near ? `Did you mean “${near}”? ` : ''}If they have left the school, name someone else. Write people from outside the school after “name:” in a committee, and after “value:” in a row of the disclosure.`,
  }),
  class: ({ known, near }) => ({
    expected: 'a class from content/facts/classes.yaml',
    advice: didYouMean(near, `Write one of: ${known.join(', ')}.`),
  }),
  designation: ({ near }) => ({
    expected: 'the beginning of a designation from content/facts/staff.yaml',
    advice: didYouMean(near, 'Correct it, or delete it if no one has this post now.'),
  }),
  fee: ({ known, near }) => ({
    expected: 'the id of a fee under “heads:”',
    advice: didYouMean(near, `${oneOf(known, '; or add', 'Add')} the fee below “heads:” first.`),
  }),
  question: ({ known, near, within }) => ({
    expected: `the name of a question of content/${within}`,
    advice: didYouMean(near, `${oneOf(known, '; or delete', 'Delete')} it here, if the form no longer asks it.`),
  }),
  list: ({ known, near }) => ({
    expected: 'the name of a list (kind: select) above it',
    advice: didYouMean(
      near,
      known.length > 0
        ? `Write one of: ${known.join(', ')}; or move this question below the list that you mean.`
        : 'Put a list above this question, or delete “onlyIf:”.',
    ),
  }),
  answer: ({ known, near, within = '' }) => ({
    expected: `an answer that “${within.replace(/.*#/, '')}” offers`,
    advice: didYouMean(
      near,
      `Write one of: ${known.join(', ')}; or add it there. “classesExcept:” leaves classes out.`,
    ),
  }),
  photo: ({ name, near, within }) => ({
    expected: `a photo in content/photos/${within ? `${within}/` : ''}`,
    found: `“${name}”, and no such file`,
    advice: near
      ? `Did you mean “${near}”? Capital and small letters count.`
      : 'Put the photo there, or write the name of one that is there.',
  }),
  'photo-folder': ({ near }) => ({
    expected: 'a folder in content/photos/ with photos in it',
    advice: didYouMean(near, 'Make the folder and put the photos into it.'),
  }),
  scan: ({ name, near }) => ({
    expected: 'a PDF file in content/documents/',
    found: `“${name}”, and no such file`,
    advice: near
      ? `Did you mean “${near}”? Capital and small letters count.`
      : 'Put the PDF there and write its name exactly as the file has it; or write “awaited:” with a day until it comes, and in a notice delete the line.',
  }),
  language: ({ known }) => ({
    expected: 'a language of “languages:” in content/school.yaml',
    advice: `Write one of: ${known.join(', ')}; or add the language there first.`,
  }),
};

function oneOf(known: readonly string[], then: string, otherwise: string): string {
  return known.length > 0 ? `Write one of: ${known.join(', ')}${then}` : otherwise;
}

export const referenceMistakesInFiles: InFiles<typeof referenceMistakes> = {
  'unknown-name': (name) => ({ found: `“${name.name}”`, ...unknown[name.kind](name) }),
};

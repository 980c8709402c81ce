import type { Explanation, InFiles } from '../../mistakes.ts';
import type { CheckedKind, UnknownName } from '../../unknown-name.ts';
import type { referenceMistakes } from '../mistakes/references.ts';
import { didYouMean } from './did-you-mean.ts';

/** Explains an id of another file, to which the office can add an entry. */
function idIn(file: string) {
  return ({ near, known }: UnknownName): Explanation => ({
    expected: `an id from content/${file}`,
    advice: near
      ? `Did you mean “${near}”? If not, add the new entry to content/${file} first.`
      : `Write one of: ${known.join(', ')}; or add the new entry to content/${file} first.`,
  });
}

const unknown: Record<CheckedKind, (name: UnknownName) => Explanation> = {
  screen: ({ near }) => ({
    expected: 'the address of a screen of this site',
    advice: didYouMean(
      near,
      'An address is the name of a file in content/screens/ without its ending, for example /about-the-school.',
    ),
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
  question: ({ known, near }) => ({
    expected: 'the name of a question of this form',
    advice: didYouMean(near, `Write one of: ${known.join(', ')}.`),
  }),
};

function oneOf(known: readonly string[], then: string, otherwise: string): string {
  return known.length > 0 ? `Write one of: ${known.join(', ')}${then}` : otherwise;
}

export const referenceMistakesInFiles: InFiles<typeof referenceMistakes> = {
  'unknown-name': ({ kind, ...name }) => ({ found: `“${name.name}”`, ...unknown[kind](name) }),
};

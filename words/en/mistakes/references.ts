import type { CheckedKind, UnknownName } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const things: Record<CheckedKind, string> = {
  screen: 'screen with the address',
  form: 'form',
  document: 'document',
  committee: 'committee',
  rules: 'list of rules',
  staff: 'member of the staff called',
  class: 'class',
  question: 'question',
};

/** Mistakes in what fields say about other entries. */
export const referenceMistakes = {
  /** A name that nothing has: a typing error, or an entry that is gone. */
  'unknown-name': ({ kind, name, known, near }: UnknownName & { kind: CheckedKind }) =>
    known.length > 0
      ? `There is no ${things[kind]} “${name}”. ${meantName({ near, known })}`
      : `There is no ${things[kind]} “${name}”. Add it first.`,
};

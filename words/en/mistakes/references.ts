import type { CheckedKind, UnknownEntry } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const things: Record<CheckedKind, string> = {
  screen: 'page with the address',
  page: 'page with the address',
  form: 'form',
  document: 'document',
  committee: 'committee',
  rules: 'list of rules',
  staff: 'member of the staff called',
  designation: 'member of the staff whose designation begins with',
  class: 'class',
  fee: 'fee',
  question: 'question',
  list: 'list above this question with the name',
  answer: 'answer',
  photo: 'photo',
  'photo-folder': 'folder of photos',
  scan: 'scan',
  language: 'language',
};

/** Mistakes in what fields say about other entries. */
export const referenceMistakes = {
  /** A name that nothing has: a typing error, or an entry that is gone. */
  'unknown-name': ({ kind, name, known, near }: UnknownEntry) =>
    `There is no ${things[kind]} “${name}”. ${
      known.length === 0
        ? 'Add it first.'
        : `${meantName({ near, known })}${near ? '' : ' If what you mean is missing, add it first.'}`
    }`,
};

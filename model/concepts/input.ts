import type { Format } from '../../words/mistake-values';

/** What a person enters into a field. */
export type Input =
  | 'text'
  | 'long-text'
  | 'number'
  | 'rupees'
  | 'year'
  | 'phone'
  | 'pin'
  | 'email'
  | 'web-address'
  | 'page'
  | 'old-page'
  | 'date'
  | 'time'
  | 'weekdays'
  | 'colour'
  | 'choice'
  | 'yes-no'
  | 'reference'
  | 'photo'
  | 'photo-folder'
  | 'scan'
  | 'picture'
  | 'id'
  | 'letter'
  | 'list'
  | 'table-row'
  | 'keyed-list'
  | 'group'
  | 'one-of-several'
  | 'sample-mark';

/** What a person enters in a format. */
export const inputOfFormat: Partial<Record<Format, Input>> = {
  time: 'time',
  weekdays: 'weekdays',
  'site-address': 'page',
  'old-address': 'old-page',
  'photo-file': 'photo',
  'pdf-file': 'scan',
  'photo-folder': 'photo-folder',
  slug: 'id',
  'question-name': 'id',
  'template-name': 'id',
  'class-id': 'id',
  'capital-letter': 'letter',
};

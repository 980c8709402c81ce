import type { ContentPath, ReferenceKind } from '../../model/concepts/fields';
import { inputOf } from '../../model/concepts/input-of';
import type { FieldPlace } from '../../model/projections/fields/field-places';

/** What only programs read: the office offers it in no list. */
const INTERNAL_FIELDS: readonly unknown[] = ['seed', 'autocomplete', 'keypad'];
const INTERNAL_NAMES: readonly (ReferenceKind | undefined)[] = [
  'question',
  'list',
  'fee',
  'document',
  'committee',
  'rules',
  'form',
];

export function isInternal({ field, at = [] }: FieldPlace): boolean {
  return (
    field !== undefined &&
    (inputOf(field.schema) === 'id' ||
      isKindOfPage(at) ||
      INTERNAL_FIELDS.includes(at.at(-1)) ||
      INTERNAL_NAMES.includes(field.refersTo))
  );
}

/** Another kind would need other fields. */
function isKindOfPage(at: ContentPath): boolean {
  return at.length === 1 && at[0] === 'kind';
}

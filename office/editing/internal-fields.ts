import type { ReferenceKind } from '../../model/concepts/fields';
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
      // Another kind of page would need other fields.
      at.join() === 'kind' ||
      INTERNAL_FIELDS.includes(at.at(-1)) ||
      INTERNAL_NAMES.includes(field.refersTo))
  );
}

import path from 'node:path';
import { expect, test } from 'vitest';
import { moveClass } from '../../model/testing/move-class';
import { editFile } from '../../model/writing/edit-file';
import { editedSchool } from '../../tests/support/temporary-folder';
import { contentWith } from './draft-content.fixture';
import { addressNow } from './locate';

test('the field of an old form is found by the names of its entries, wherever they are now', () => {
  const folder = editedSchool();
  const fee = (index: number) => `facts/classes.yaml:classes/${index}/fees/yearly`;
  const now = (address: string, ...entries: string[]) => addressNow({ address, entries }, contentWith(folder));
  expect(now(fee(0), 'Nursery')).toBe(fee(0));
  editFile(path.join(folder, 'facts/classes.yaml'), (file) => moveClass(file, 0, 2));
  expect(now(fee(0), 'Nursery')).toBe(fee(2));
  expect(now(fee(0), 'Grade of the past')).toBeUndefined();
  expect(now('school.yaml:founded')).toBe('school.yaml:founded');
  editFile(path.join(folder, 'facts/classes.yaml'), (file) => file.set(['classes', 3, 'label'], 'Nursery'));
  expect(now(fee(0), 'Nursery'), 'two have the name').toBeUndefined();
  expect(now(fee(3), 'Nursery')).toBe(fee(3));
});

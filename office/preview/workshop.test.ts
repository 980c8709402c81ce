import path from 'node:path';
import { expect, test } from 'vitest';
import { moveClass } from '../../model/testing/move-class';
import { smallSchool } from '../../model/testing/edited-content';
import { editFile } from '../../model/writing/edit-file';
import { editedContent } from '../../tests/support/temporary-folder';
import { createWorkshop } from './workshop';
import { noPublisher, versionsForTest } from './workshop.fixture';

test('the field of an old form is found by the names of its entries, wherever they are now', async () => {
  const folder = editedContent(smallSchool);
  const workshop = createWorkshop(folder, noPublisher, versionsForTest(folder));
  const fee = (index: number) => `facts/classes.yaml:classes/${index}/fees/yearly`;
  expect(await workshop.addressNow(fee(0), ['Nursery'])).toBe(fee(0));
  editFile(path.join(folder, 'facts/classes.yaml'), (file) => moveClass(file, 0, 2));
  expect(await workshop.addressNow(fee(0), ['Nursery'])).toBe(fee(2));
  expect(await workshop.addressNow(fee(0), ['Grade of the past'])).toBeUndefined();
  expect(await workshop.addressNow('school.yaml:founded', [])).toBe('school.yaml:founded');
  editFile(path.join(folder, 'facts/classes.yaml'), (file) => file.set(['classes', 3, 'label'], 'Nursery'));
  expect(await workshop.addressNow(fee(0), ['Nursery']), 'two have the name').toBeUndefined();
  expect(await workshop.addressNow(fee(3), ['Nursery'])).toBe(fee(3));
});

test('forms in lists know their entry, too', async () => {
  const workshop = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  const { rows } = await workshop.fieldsOfJob('admission', 'en', []);
  expect(rows[0]?.cell?.field).toMatchObject({
    place: { entries: ['Nursery'] },
    form: { choices: [{ value: '' }, { value: 'closed' }] },
  });
});

test('nothing is found in a file that can’t be read, which is not the same as nothing', async () => {
  const folder = editedContent(smallSchool, { file: 'facts/classes.yaml', to: 'classes: [\n' });
  const workshop = createWorkshop(folder, noPublisher, versionsForTest(folder));
  for (const found of [workshop.fieldsOfJob('fees', 'en', []), workshop.find('qqqqqq', 'en', [])]) {
    const { rows, unreadable } = await found;
    expect(rows).toEqual([]);
    expect(unreadable).toEqual([expect.stringContaining('facts/classes.yaml: ')]);
  }
  const whole = createWorkshop(smallSchool, noPublisher, versionsForTest(smallSchool));
  expect(await whole.find('qqqqqq', 'en', [])).toEqual({ rows: [], unreadable: [] });
});

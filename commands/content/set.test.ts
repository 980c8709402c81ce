import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readEveryLanguage } from '../../model/reading/read-site-content';
import { editedSchool } from '../../tests/support/temporary-folder';
import { find } from './find';
import { format } from './format';
import { planSet, set } from './set';

const options = { language: 'en', json: false, yes: true } as const;
const textIn = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

vi.spyOn(console, 'log').mockImplementation(() => undefined);

test('finds a value by what it says, with its name, its meaning and its line', () => {
  const found = find(editedSchool(), '38,400', 'en', false);
  expect(found).toContain('Grade 5 › Fees of the class › Yearly fee\n  ₹ 38,400\n');
  expect(found).toMatch(/facts\/classes\.yaml:classes\/\d+\/fees\/yearly \(\d+\)/);
});

test.each(['phone', 'फोन', 'फ़ोन नंबर'])('finds a field by its name in any language: %s', (question) => {
  const [first] = JSON.parse(find(editedSchool(), question, 'mr', true)) as { address: string; label: string }[];
  expect(first).toMatchObject({ address: 'school.yaml:phones/0/number', label: 'फोन नंबर' });
});

test('says that nothing was found', () => {
  expect(find(editedSchool(), 'zzqq', 'en', false)).toContain('“zzqq”');
});

test('sets the value that a phrase names, and nothing else', async () => {
  const folder = editedSchool();
  const before = textIn(folder, 'facts/classes.yaml');
  expect(await set(folder, 'fees of Grade 5', '₹ 39,900', options)).toBe(true);
  const after = textIn(folder, 'facts/classes.yaml');
  expect(after.replace('39900', '38400')).toBe(before);
  expect(await set(folder, 'fees of Grade 5', '39900', options)).toBe(true);
  expect(textIn(folder, 'facts/classes.yaml')).toBe(after);
});

test.each([
  ['a phrase that fits several values', 'phone number', '+91 98765 43210', /fits several values[^]*school\.yaml:/],
  ['a phrase that fits none', 'zzqq', 'x', /“zzqq”/],
  ['a value that the field does not accept', 'fees of Grade 5', 'a lot', /can’t be written/],
])('refuses %s', async (_, phrase, text, message) => {
  const folder = editedSchool({
    file: 'school.yaml',
    from: 'phones:\n',
    to: 'phones:\n  - { label: Bus, number: +91 00000 00009 }\n',
  });
  const { refused, edits } = planSet(folder, phrase, text, 'en');
  expect(refused).toMatch(message);
  expect(edits).toEqual([]);
  expect(await set(folder, phrase, text, options)).toBe(false);
});

test('a renamed class is renamed everywhere, and keeps its value in forms', async () => {
  const folder = editedSchool();
  const address = 'facts/classes.yaml:classes/8/label';
  const values = () =>
    JSON.stringify(
      readEveryLanguage(folder)[0]
        .forms.map(({ fields }) => fields)
        .flat()
        .map((field) => 'options' in field && field.options.map(({ value }) => value)),
    );
  const before = values();
  expect(await set(folder, address, 'Fifth', options)).toBe(true);
  expect(readEveryLanguage(folder)[0].classes.map(({ label }) => label)).toContain('Fifth');
  expect(values()).toBe(before);
});

test('a phone number may be written in any way, and a mistake elsewhere does not stop the change', async () => {
  const folder = editedSchool({ file: 'facts/staff.yaml', from: 'designation:', to: 'desination:' });
  expect(await set(folder, 'school.yaml:phones/0/number', '98765 43210', options)).toBe(true);
  expect(textIn(folder, 'school.yaml')).toContain('number: +91 98765 43210');
});

test('a paragraph has an address of its own', async () => {
  const folder = editedSchool();
  const file = 'screens/our-mission.md';
  const before = textIn(folder, file);
  expect(await set(folder, `${file}:text/0`, 'We teach.', options)).toBe(true);
  expect(textIn(folder, file)).toContain('\nWe teach.');
  expect(textIn(folder, file).split('\n\n').slice(2)).toEqual(before.split('\n\n').slice(2));
});

test('a renamed question is renamed in the mail of its form', async () => {
  const folder = editedSchool();
  const { fields } = readEveryLanguage(folder)[0].forms.find(({ id }) => id === 'enquiry')!;
  const index = fields.findIndex(({ name }) => name === 'full_name');
  expect(await set(folder, `forms/enquiry.yaml:fields/${index}/name`, 'child_name', options)).toBe(true);
  expect(textIn(folder, 'mail/enquiry_form.subject.txt')).toContain('{{child_name}}');
});

test('zero is a number', () => {
  const folder = editedSchool();
  const { value, refused } = planSet(folder, 'facts/staff.yaml:staff/0/picture/seed', '0', 'en');
  expect({ value, refused }).toEqual({ value: 0, refused: undefined });
});

test('--format names the files with mistakes, and formats the others', () => {
  const folder = editedSchool(
    { file: 'menu.yaml', to: 'header: [\n' },
    { file: 'facts/rules.yaml', from: 'rules:', to: "sample:   ['rules']\nrules:" },
  );
  const { changed, unreadable } = format(folder);
  expect(changed).toEqual(['facts/rules.yaml']);
  expect(unreadable).toEqual([expect.stringContaining('menu.yaml: ')]);
});

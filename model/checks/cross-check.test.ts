import { expect, test } from 'vitest';
import { messageAfter, warningsAfter } from '../testing/messages';

test('school.yaml has the facts itself, and so no placeholders', () => {
  const from = 'slogan: One line of what the school is proud of.';
  const message = messageAfter({ file: 'school.yaml', from, to: 'slogan: "{{schoolName}} has no back bench."' });
  expect(message).toContain('school.yaml:6 · slogan');
});

test('a table of the disclosure that counts every member of the staff', () => {
  const table =
    '    tables:\n      - { title: Staff, columns: [Post, Number], posts: [{ post: TGT, designations: [TGT] }], except: [PRT] }\n';
  const disclosure = { file: 'screens/public-disclosure.yaml', from: '    rows:\n', to: `${table}    rows:\n` };
  expect(warningsAfter(disclosure)).toEqual([]);
});

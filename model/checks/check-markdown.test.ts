import { expect, test } from 'vitest';
import type { Edit } from '../testing/edited-content';
import { messageAfter, testMessages } from '../testing/messages';

const vision = (body: string): Edit => ({
  file: 'screens/our-vision.md',
  to: `---\nkind: prose\ntitle: Our Vision\ndescription: What we want the school and its children to be in ten years from now.\n---\n\n${body}\n`,
});

test('tables and lists that are right', () => {
  const table = '| Day | Meal |\n|:---|---:|\n| Monday | Rice \\| dal |\n| Tuesday | |\n\nText with a | bar.';
  const list = '- One\n- Two\n\n– Savitribai Phule\n\nFrom seven\n– in summer – to one.';
  expect(messageAfter(vision(`${table}\n\n${list}`))).toBeUndefined();
});

test.each(['![i](https://elsewhere.example/i.png)', '![i][s]', '[![i][s]](/classes)'])('%s is a picture', (picture) => {
  const message = messageAfter(vision(`Our yard:\n\n${picture}\n\n[s]: https://elsewhere.example/i.png`));
  expect(message).toContain('our-vision.md:9 ');
  expect(message).toContain('A text can’t have pictures.');
});

testMessages({
  'rows with another number of cells than the head of their table': [
    vision('Meals:\n\n| Day | Meal |\n| --- | --- |\n| Monday |\n| Tuesday | Rice | Dal |\nAll are free.'),
    `content/screens/our-vision.md:11 · running text
    This row has 1 cell, but the first row of the table has 2. Correct this row.

    content/screens/our-vision.md:12 · running text
    This row has 3 cells, but the first row of the table has 2. Correct this row.

    content/screens/our-vision.md:13 · running text
    This row has 1 cell, but the first row of the table has 2. Correct this row.`,
  ],
  'lists with the signs of Word': [
    vision('Bring:\n\n• a slate\n• a bottle\n\nNot allowed:\n– toys\n– phones'),
    `content/screens/our-vision.md:9 · running text
    Begin each line of the list with a hyphen and a space in place of “•”.

    content/screens/our-vision.md:13 · running text
    Begin each line of the list with a hyphen and a space in place of “–”.`,
  ],
});

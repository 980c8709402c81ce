import { expect, test } from 'vitest';
import type { Edit } from '../testing/edited-content';
import { messageAfter } from '../testing/messages';

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

test('each row of a table with another number of cells, and each kind of bullet of Word', () => {
  const table = '| Day | Meal |\n| --- | --- |\n| Monday |\n| Tuesday | Rice | Dal |\nAll are free.';
  const lists = '• a slate\n• a bottle\n\nNot allowed:\n– toys\n– phones';
  const lines = messageAfter(vision(`${table}\n\n${lists}`))?.match(/(?<=md:)\d+/g);
  expect(lines).toEqual(['9', '10', '11', '13', '17']);
});

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
  expect(message).toContain('line 9 ');
  expect(message).toContain('expected: a text without pictures');
});

testMessages({
  'rows with another number of cells than the head of their table': [
    vision('Meals:\n\n| Day | Meal |\n| --- | --- |\n| Monday |\n| Tuesday | Rice | Dal |\nAll are free.'),
    `content/screens/our-vision.md, line 11 · running text
    expected: 2 cells, as the head of the table has: | Day | Meal |
    found:    1 cell: “| Monday |”
    to do:    Write every cell of the row, an empty one as a space between two |. If it is no row, put an empty line above it.

    content/screens/our-vision.md, line 12 · running text
    expected: 2 cells, as the head of the table has: | Day | Meal |
    found:    3 cells: “| Tuesday | Rice | Dal |”
    to do:    Take away what is too much; write \\| for a bar that belongs to the text of a cell.

    content/screens/our-vision.md, line 13 · running text
    expected: 2 cells, as the head of the table has: | Day | Meal |
    found:    1 cell: “All are free.”
    to do:    Write every cell of the row, an empty one as a space between two |. If it is no row, put an empty line above it.`,
  ],
  'a table whose line of hyphens has another number of cells, and one that has none': [
    vision('| Day | Meal | Cook |\n| --- | --- |\n| Monday | Rice | – |\n\n| Day | Meal |\n| Monday | Rice |'),
    `content/screens/our-vision.md, line 8 · running text
    expected: 3 cells, as the head of the table has: | Day | Meal | Cook |
    found:    2 cells: “| --- | --- |”
    to do:    Write every cell of the row, an empty one as a space between two |. If it is no row, put an empty line above it.

    content/screens/our-vision.md, line 11 · running text
    expected: a line of hyphens between the head of the table and its rows
    found:    a row
    to do:    Write | --- | --- | in a line of its own below this one. If no table is meant, begin the lines without |.`,
  ],
  'lists with the signs of Word': [
    vision('Bring:\n\n• a slate\n• a bottle\n\nNot allowed:\n– toys\n– phones'),
    `content/screens/our-vision.md, line 9 · running text
    expected: “- ”, a hyphen and a space, at the beginning of each line of a list
    found:    a bullet (U+2022): “• a slate”
    to do:    Write “- ” in its place, in this line and in those of the list below it, and an empty line above the list.

    content/screens/our-vision.md, line 13 · running text
    expected: “- ”, a hyphen and a space, at the beginning of each line of a list
    found:    an en dash (U+2013): “– toys”
    to do:    Write “- ” in its place, in this line and in those of the list below it, and an empty line above the list.`,
  ],
  'a list with the signs of Word in a field': [
    {
      file: 'screens/home.yaml',
      from: 'accordion:\n',
      to: 'accordion:\n    - title: Rules\n      text: |\n        • Be early.\n        • Be kind.\n',
    },
    `content/screens/home.yaml, line 51 · welcome › accordion › 1 › text
    expected: “- ”, a hyphen and a space, at the beginning of each line of a list
    found:    a bullet (U+2022): “• Be early.”
    to do:    Write “- ” in its place, in this line and in those of the list below it, and an empty line above the list.`,
  ],
  'a picture in a text': [
    vision('Our yard:\n\n![The yard](photos/yard.jpg)'),
    `content/screens/our-vision.md, line 9 · running text
    expected: a text without pictures
    found:    “![The yard](photos/yard.jpg)”
    to do:    Take it out. On a screen of “kind: parts” a picture goes between two texts: content/README.md, “put a picture between texts”.`,
  ],
});

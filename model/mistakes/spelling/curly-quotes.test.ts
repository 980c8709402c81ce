import { expect, test } from 'vitest';
import { messageAfter } from '../../testing/messages';

const classes = (from: string, to: string) => messageAfter({ file: 'facts/classes.yaml', from, to });

test('a text in curly quotation marks', () => {
  expect(classes('description: Maps.', 'description: “Maps.”')).toContain('If they should not, write Maps.');
  expect(classes('description: Maps.', 'description: ‘Maps.’')).toContain('If they should not, write Maps.');
});

test('curly quotation marks inside straight ones, or inside a longer text, are valid', () => {
  expect(classes('description: Maps.', 'description: "“Maps.”"')).toBeUndefined();
  expect(classes('description: Maps.', 'description: “Maps” and “sums”')).toBeUndefined();
  expect(classes('description: Maps.', 'description: |-\n      “Maps.”')).toBeUndefined();
});

test('a number in curly quotation marks gets the message for numbers', () => {
  expect(classes('yearly: 38400', 'yearly: “38,400”')).toContain('Write 38400.');
});

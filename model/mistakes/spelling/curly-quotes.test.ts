import { expect, test } from 'vitest';
import { messageAfter } from '../../testing/messages';

const classes = (from: string, to: string) => messageAfter({ file: 'facts/classes.yaml', from, to });

test('a text in curly quotation marks', () => {
  expect(classes('description: Maps.', 'description: “Maps.”')).toContain(
    'Write "Maps.". If visitors should see the quotation marks, write "“Maps.”".',
  );
  expect(classes('description: Maps.', 'description: ‘Maps.’')).toContain('Write "Maps."');
});

test('curly quotation marks inside straight ones, or inside a longer text, are valid', () => {
  expect(classes('description: Maps.', 'description: "“Maps.”"')).toBeUndefined();
  expect(classes('description: Maps.', 'description: “Maps” and “sums”')).toBeUndefined();
  expect(classes('description: Maps.', 'description: |-\n      “Maps.”')).toBeUndefined();
});

test('a number in curly quotation marks gets the message for numbers', () => {
  expect(classes('yearly: 38400', 'yearly: “38,400”')).toContain('to do:    Write 38400.');
});

test('a text with a colon or a comma in curly quotation marks is offered in straight ones', () => {
  const banner = { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: “Open: 8 to 2”' };
  expect(messageAfter(banner)).toContain('to do:    Write it like this: text: "Open: 8 to 2".');
  const holiday = { file: 'facts/calendar.yaml', from: 'event: Independence Day', to: 'event: “Flag, march”' };
  expect(messageAfter(holiday)).toContain('Put straight quotation marks (") around the whole text');
});

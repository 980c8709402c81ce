import { expect, it, test } from 'vitest';
import { messageAfter, testMessages, testWarnings, warningsAfter } from '../../testing/messages';

const holiday = (event: string) => ({
  file: 'facts/calendar.yaml',
  from: 'event: Independence Day',
  to: `event: ${event}`,
});

testMessages({
  'an anchor would take the first word away': [
    holiday('&Independence Day'),
    `content/facts/calendar.yaml, line 14
    expected: quotation marks around a text that begins with &, which means something else without them
    found:    “&Independence Day”
    to do:    Write "&Independence Day".`,
  ],
});

it.each(['*Independence', '! Attention', '!!str Independence Day', '&Independence'])(
  'the text %s needs quotation marks',
  (event) => {
    expect(messageAfter(holiday(event))).toContain(`Write "${event}".`);
    expect(messageAfter(holiday(`"${event}"`))).toBeUndefined();
  },
);

it.each([
  ['an entry with an anchor', '- name: Mrs.', '- &asha\n    name: Mrs.'],
  ['an anchor on a field', '- name: Mrs.', '- &asha name: Mrs.'],
  ['a merged entry', '- name: Mrs.', '- <<: { sample: true }\n    name: Mrs.'],
])('%s is to be written out', (_, from, to) => {
  expect(messageAfter({ file: 'facts/staff.yaml', from, to })).toContain(
    'Write the whole entry again where it is needed, and delete the sign.',
  );
});

test('a YAML 1.1 file, where yes means true', () => {
  const message = messageAfter({ file: 'settings.yaml', from: '', to: '%YAML 1.1\n---\n' });
  expect(message).toContain('Delete this line, and the line --- below it.');
});

const description = (text: string) => ({
  file: 'facts/classes.yaml',
  from: 'description: Maps.',
  to: `description: ${text}`,
});

it.each(['A & B', '50 % off', 'a*b', 'yes', '22:30', "'! x'", '|-\n      Bus # 5', '"Bus # 5"', 'Bus\n    # a note'])(
  '%s is unchanged',
  (text) => {
    expect(warningsAfter(description(text))).toEqual([]);
  },
);

testWarnings({
  'a text that is cut off at a #': [
    description('Bus # 5'),
    `content/facts/classes.yaml, line 80 · classes › 8 › description
    expected: quotation marks around a text with # in it; a note for yourself on a line of its own
    found:    “Bus”; visitors do not see “# 5”
    to do:    If it belongs to the text, write "Bus # 5". If not, move it to the line above.`,
  ],
});

test('a # in front of a number or between braces', () => {
  expect(warningsAfter(description('Bus #5'))).toHaveLength(1);
  expect(messageAfter(holiday('Bus # 5'))).toContain('Put the whole text in quotation marks');
});

it.each([
  ['begins with a question mark', '? Which class', 'Write it like this: description: "? Which class".'],
  ['begins as a folded text does', '> 5 years', 'Put double quotation marks around the whole text'],
  ['is followed by a line of hyphens', 'Maps.\n---', 'Delete the line ---.'],
])('a text that %s', (_, text, advice) => {
  expect(messageAfter(description(text))).toContain(advice);
});

import { expect, it, test } from 'vitest';
import { messageAfter, warningsAfter } from '../../testing/messages';

const holiday = (event: string) => ({
  file: 'facts/calendar.yaml',
  from: 'event: Independence Day',
  to: `event: ${event}`,
});
const description = (text: string) => ({
  file: 'facts/classes.yaml',
  from: 'description: Maps.',
  to: `description: ${text}`,
});

it.each(['*Independence', '! Attention', '!!str Independence Day', '&Independence'])(
  'the text %s needs quotation marks',
  (event) => {
    expect(messageAfter(holiday(event))).toContain('calendar.yaml:14\n');
    expect(messageAfter(holiday(`"${event}"`))).toBeUndefined();
  },
);

it.each(['A & B', '50 % off', 'a*b', 'yes', '22:30', "'! x'", '|-\n      Bus # 5', '"Bus # 5"', 'Bus\n    # a note'])(
  '%s is unchanged',
  (text) => {
    expect(warningsAfter(description(text))).toEqual([]);
  },
);

test('a # that cuts a text is a warning', () => {
  for (const text of ['Bus # 5', 'Bus #5']) expect(warningsAfter(description(text))).toHaveLength(1);
});

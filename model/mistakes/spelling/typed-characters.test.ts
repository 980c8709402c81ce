import { describe, expect, test } from 'vitest';
import { messageAfter, testMessages, warningsAfter } from '../../testing/messages';
import { withoutStrayCharacters } from './typed-characters';

const noBreak = '\u00a0';
const classes = (from: string, to: string) => ({ file: 'facts/classes.yaml', from, to });

describe('characters pasted from Word and WhatsApp are read as intended', () => {
  test.each([
    ['a no-break space behind a colon', classes('yearly: 38400', `yearly:${noBreak}38400`)],
    ['no-break spaces as indentation', classes('    yearly: 38400', `${noBreak.repeat(4)}yearly: 38400`)],
    ['one no-break space of several in front', classes('    yearly: 38400', `  ${noBreak} yearly: 38400`)],
    ['a no-break space behind a hyphen', classes('- label: Grade 5', `-${noBreak}label: Grade 5`)],
    ['a zero-width space in a number', classes('yearly: 38400', 'yearly: 38\u200b400')],
    ['a zero-width space in the name of a field', classes('yearly: 38400', 'year\u200bly: 38400')],
    [
      'the marks around a telephone number',
      { file: 'school.yaml', from: '+91 00000 00002', to: '\u202a+91 00000 00002\u202c' },
    ],
  ])('%s', (_, edit) => expect(warningsAfter(edit)).toEqual([]));

  test('in running text a heading, a list and the line of hyphens', () => {
    expect(withoutStrayCharacters(`---${noBreak}\n\n##${noBreak}Heading\n\n-${noBreak}One`)).toBe(
      '--- \n\n## Heading\n\n- One',
    );
  });
});

test('characters typed on purpose stay', () => {
  const texts = ['title: 8\u00a0km to the bus\u00adstop', 'text: क्‍ष and न्‌', 'text: 👩‍🏫', 'a: b\r'];
  for (const text of texts) expect(withoutStrayCharacters(text)).toBe(text);
});

const bell = '\u0007';

describe('control characters are reported with their field', () => {
  testMessages({
    'in a text': [
      classes('description: Maps.', `description: Ma${bell}ps.`),
      `content/facts/classes.yaml:80 · classes › 8 › description · Maps.
    This text has invisible characters from another program. Clear the field and type the text again.`,
    ],
  });

  test.each([
    ['NUL', '\0'],
    ['ESC', '\u001b'],
    ['the soft line end of Word', '\u000b'],
    ['a letter of Windows in the wrong encoding', '\u0092'],
    ['one written out', '\\u0007'],
    ['half a letter', '\\ud83d'],
    ['a mark of reading direction that was written out', '\\u202e'],
  ])('%s', (_, character) => {
    const message = messageAfter(classes('description: Maps.', `description: "Ma${character}ps."`));
    expect(message).toContain('classes › 8 › description');
    expect(message).toContain('Clear the field and type the text again.');
    expect(message).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
  });

  test('in running text and in a mail', () => {
    const notice = `---\ntitle: Rain\ndate: 2026-11-20\n---\n\nNo school.\n\nThe buses ${bell}do not run.\n`;
    expect(messageAfter({ file: 'news/rain.md', to: notice })).toContain('content/news/rain.md:8 · running text');
    const subject = { file: 'mail/enquiry_form.subject.txt', to: `Enquiry${bell}` };
    expect(messageAfter(subject)).toContain('content/mail/enquiry_form.subject.txt:1');
  });

  test('in place of a number it is one mistake', () => {
    expect(messageAfter(classes('yearly: 38400', `yearly: 38${bell}400`))).toContain('There is a mistake');
  });
});

// Reading it again from each of its spaces would take longer than a test may.
test.each([' ', '\t', '\u00a0', ' \u00a0', '-\u00a0', 'a:\u00a0', '-'])('a long line of %j is read once', (space) => {
  const line = `é${space.repeat(500_000 / space.length)}:\u00a0a`;
  expect(withoutStrayCharacters(line)).toHaveLength(line.length);
});

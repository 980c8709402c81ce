import { describe, expect, test } from 'vitest';
import { messageAfter, testMessages } from '../../testing/messages';

const classes = (from: string, to: string) => ({ file: 'facts/classes.yaml', from, to });
const settings = (from: string, to: string) => ({ file: 'settings.yaml', from, to });
const asha = '  - name: Mrs. Asha Kulkarni';
const reportCard = '      - label: UDISE+ report card';

/** An entry of the staff as content/README.md shows it, at the margin. */
const example =
  '- name: Mrs. Asha Patil\n  designation: TGT Hindi\n  qualification: M.A.\n  picture: { illustration: portrait, seed: 36 }\n';

describe('an example that was copied to the margin', () => {
  testMessages({
    'below the list': [
      { file: 'facts/staff.yaml', from: 'seed: 1 }\n', to: `seed: 1 }\n${example}` },
      `content/facts/staff.yaml, line 8
      expected: the hyphen of an entry below the hyphens of its neighbours
      found:    “- name: Mrs. Asha Patil”
      to do:    Move this line and all other lines of its entry 2 spaces to the right.`,
    ],
    'among entries that are lists themselves: to those that begin in the same way': [
      {
        file: 'screens/public-disclosure.yaml',
        from: reportCard,
        to: `- label: Library size\n  value: 30 feet\n${reportCard}`,
      },
      `content/screens/public-disclosure.yaml, line 64
      expected: the hyphen of an entry below the hyphens of its neighbours
      found:    “- label: Library size”
      to do:    Move this line and all other lines of its entry 6 spaces to the right.`,
    ],
    'below another list than its own': [
      {
        file: 'facts/calendar.yaml',
        from: 'openHouse: 2026-08-01\n',
        to: 'openHouse: 2026-08-01\n- { date: 2020-01-26, event: Republic Day }\n',
      },
      `content/facts/calendar.yaml, line 27
      expected: an entry among those that begin in the same way
      found:    “- { date: 2020-01-26, event: Republic Day }”
      to do:    Move it below the entry “- { date: 2027-05-01, event: Maharashtra Day }”, with 4 spaces before its hyphen.`,
    ],
    'where there is no list': [
      settings('keepsPagesOffline', '- { from: /midday-meal, to: /classes }\nkeepsPagesOffline'),
      `content/settings.yaml, line 11
      expected: the name of the list in a line above its first entry
      found:    “- { from: /midday-meal, to: /classes }”
      to do:    Write the name of the list with a colon above it, for example “redirects:”, or move the entry to the list to which it belongs.`,
    ],
    'only its first line': [
      classes('  - label: Grade 5', '- label: Grade 5'),
      `content/facts/classes.yaml, line 73
      expected: the hyphen of an entry below the hyphens of its neighbours
      found:    “- label: Grade 5”
      to do:    Move this line 2 spaces to the right.`,
    ],
  });

  test('at the top of the list', () => {
    expect(messageAfter({ file: 'facts/staff.yaml', from: asha, to: example + asha })).toContain('line 4\n');
  });

  test('on one line, in a menu', () => {
    const edit = { file: 'menu.yaml', from: 'footer:', to: '- { label: Midday Meal, to: /classes }\nfooter:' };
    expect(messageAfter(edit)).toContain('2 spaces to the right');
  });
});

describe('the message names the line that has to be moved', () => {
  test.each([
    [classes('    ageTo: 11.5', 'ageTo: 11.5'), 76, '4 spaces before it; now there are none'],
    [classes('    ageTo: 11.5', '   ageTo: 11.5'), 76, '4 spaces before it; now there are 3'],
    [classes('    ageTo: 11.5', '      ageTo: 11.5'), 76, '4 spaces before it; now there are 6'],
    [classes('  - label: Grade 5', '   - label: Grade 5'), 73, '1 space to the left'],
    [classes('  - label: Grade 5', ' - label: Grade 5'), 73, '1 space to the right'],
    [classes('  - label: Grade 5', '  -   label: Grade 5'), 73, 'Delete the other spaces there'],
    [settings('  text: Admission', '    text: Admission'), 4, 'Write 2 spaces before it; now there are 4.'],
    [settings('carouselIntervalMs', ' carouselIntervalMs'), 10, 'Write no space before it; now there is 1.'],
    [settings('admissionBanner:', ' admissionBanner:'), 3, 'Write no space before it; now there is 1.'],
  ])('%o', (edit, line, advice) => {
    const message = messageAfter(edit);
    expect(message).toContain(`content/${edit.file}, line ${line}\n`);
    expect(message).toContain(`found:    “${edit.to.trim()}`);
    expect(message).toContain(advice);
  });
});

testMessages({
  'the last field of an entry at the margin is one mistake': [
    classes('    seats: 80\n    description: Maps.\n', '    description: Maps.\nseats: 80\n'),
    `content/facts/classes.yaml, line 80
    expected: the same indentation as the lines that belong together
    found:    “seats: 80”
    to do:    Write 4 spaces before it; now there are none.`,
  ],
});

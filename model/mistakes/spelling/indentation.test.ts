import { describe, expect, test } from 'vitest';
import { messageAfter } from '../../testing/edited-content';

const after = (file: string, from: string, to: string) => messageAfter({ file, from, to });
const classes = (from: string, to: string) => after('facts/classes.yaml', from, to);
const staff = (asWritten: (entry: string) => string) =>
  after('facts/staff.yaml', '  - name: Mrs. Asha Kulkarni', asWritten('  - name: Mrs. Asha Kulkarni'));

/** As content/README.md shows it. */
const example =
  '- name: Mrs. Asha Patil\n  designation: TGT Hindi\n  qualification: M.A.\n  picture: { illustration: portrait, seed: 36 }\n';

describe('an example that was copied to the margin', () => {
  test('below the list', () => {
    const edit = { file: 'facts/staff.yaml', from: 'seed: 1 }\n', to: `seed: 1 }\n${example}` };
    expect(messageAfter(edit)).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/staff.yaml, line 8
          expected: the hyphen of an entry below the hyphens of its neighbours
          found:    “- name: Mrs. Asha Patil”
          to do:    Move this line and all other lines of its entry 2 spaces to the right."
    `);
  });

  test('at the top of the list', () => {
    expect(staff((first) => example + first)).toContain('line 4\n');
  });

  test('among entries that are lists themselves: to those that begin in the same way', () => {
    const row = '- label: Library size\n  value: 30 feet\n';
    expect(
      after(
        'screens/public-disclosure.yaml',
        '      - label: UDISE+ report card',
        `${row}      - label: UDISE+ report card`,
      ),
    ).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/screens/public-disclosure.yaml, line 64
          expected: the hyphen of an entry below the hyphens of its neighbours
          found:    “- label: Library size”
          to do:    Move this line and all other lines of its entry 6 spaces to the right."
    `);
    expect(after('menu.yaml', 'footer:', '- { label: Midday Meal, to: /classes }\nfooter:')).toContain(
      '2 spaces to the right',
    );
  });

  test('below another list than its own', () => {
    const edit = {
      file: 'facts/calendar.yaml',
      from: 'openHouse: 2026-08-01\n',
      to: 'openHouse: 2026-08-01\n- { date: 2020-01-26, event: Republic Day }\n',
    };
    expect(messageAfter(edit)).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/calendar.yaml, line 27
          expected: an entry among those that begin in the same way
          found:    “- { date: 2020-01-26, event: Republic Day }”
          to do:    Move it below the entry “- { date: 2027-05-01, event: Maharashtra Day }”, with 4 spaces in front of its hyphen."
    `);
  });

  test('where there is no list', () => {
    const to = '- { from: /midday-meal, to: /classes }\nkeepsPagesOffline';
    expect(after('settings.yaml', 'keepsPagesOffline', to)).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/settings.yaml, line 11
          expected: the name of the list in a line above its first entry
          found:    “- { from: /midday-meal, to: /classes }”
          to do:    Write the name of the list with a colon above it, for example “redirects:”, or move the entry to the list to which it belongs."
    `);
  });

  test('of which only the first line is wrong', () => {
    expect(classes('  - label: Grade 5', '- label: Grade 5')).toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/classes.yaml, line 73
          expected: the hyphen of an entry below the hyphens of its neighbours
          found:    “- label: Grade 5”
          to do:    Move this line 2 spaces to the right."
    `);
  });
});

describe('the line that has to be moved is the one that is told', () => {
  test.each([
    ['    ageTo: 11.5', 'ageTo: 11.5', 76, '4 spaces in front of it; now there are none'],
    ['    ageTo: 11.5', '   ageTo: 11.5', 76, '4 spaces in front of it; now there are 3'],
    ['    ageTo: 11.5', '      ageTo: 11.5', 76, '4 spaces in front of it; now there are 6'],
    ['  - label: Grade 5', '   - label: Grade 5', 73, '1 space to the left'],
    ['  - label: Grade 5', ' - label: Grade 5', 73, '1 space to the right'],
    ['  - label: Grade 5', '  -   label: Grade 5', 73, 'Delete the other spaces there'],
  ])('“%s” as “%s”', (from, to, line, advice) => {
    const message = classes(from, to);
    expect(message).toContain(`content/facts/classes.yaml, line ${line}\n`);
    expect(message).toContain(`found:    “${to.trim()}”`);
    expect(message).toContain(advice);
  });

  test('the first field below a name', () => {
    const message = after('settings.yaml', '  text: Admission', '    text: Admission');
    expect(message).toContain('line 4\n');
    expect(message).toContain('Write 2 spaces in front of it; now there are 4.');
  });

  test('a field of the file itself', () => {
    const message = after('settings.yaml', 'carouselIntervalMs', ' carouselIntervalMs');
    expect(message).toContain('line 10\n');
    expect(message).toContain('Write no space in front of it; now there is 1.');
  });

  test('the first line of a file', () => {
    const message = after('settings.yaml', 'admissionBanner:', ' admissionBanner:');
    expect(message).toContain('line 3\n');
    expect(message).toContain('Write no space in front of it; now there is 1.');
  });
});

test('the last field of an entry at the margin is one slip', () => {
  expect(classes('    seats: 80\n    description: Maps.\n', '    description: Maps.\nseats: 80\n'))
    .toMatchInlineSnapshot(`
      "There is a mistake in the content:

        content/facts/classes.yaml, line 80
          expected: the same indentation as the lines that belong together
          found:    “seats: 80”
          to do:    Write 4 spaces in front of it; now there are none."
    `);
});

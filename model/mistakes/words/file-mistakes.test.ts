import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../../testing/messages';

testMessages({
  'a missing file': [
    { file: 'facts/rules.yaml', to: undefined },
    `content/facts/rules.yaml
    A part of the site is missing. Ask the person who looks after the files to put it back.`,
  ],
  'a tab': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '\tseats: 80' },
    `content/facts/classes.yaml:43
    What is stored here can’t be read. The person who looks after the files can correct it: line 43 begins with a tab. Write spaces in its place.`,
  ],
  'no space after the colon': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '    seats:80' },
    `content/facts/classes.yaml:43
    What is stored here can’t be read. The person who looks after the files can correct it: line 43: Implicit keys need to be on a single line: seats:80`,
  ],
  'no space after the hyphen': [
    { file: 'facts/classes.yaml', from: '  - label: Grade 2', to: '  -label: Grade 2' },
    `content/facts/classes.yaml:46
    What is stored here can’t be read. The person who looks after the files can correct it: line 46: All mapping items must start at the same column: -label: Grade 2`,
  ],
  'a colon in a text without quotation marks': [
    {
      file: 'facts/classes.yaml',
      from: '    description: Reading by sound',
      to: '    description: First: reading by sound',
    },
    `content/facts/classes.yaml:44
    What is stored here can’t be read. The person who looks after the files can correct it: line 44 has a text with a colon. Put the whole text in quotation marks, like "Timings: 8 to 2".`,
  ],
  'a quotation mark that is never closed': [
    { file: 'facts/classes.yaml', from: '  - label: Grade 3', to: '  - label: "Grade 3' },
    `content/facts/classes.yaml:145
    What is stored here can’t be read. The person who looks after the files can correct it: line 145: Missing closing "quote`,
  ],
  'an apostrophe inside single quotation marks': [
    { file: 'facts/classes.yaml', from: '  - label: Grade 3', to: "  - label: 'Grade 3's class'" },
    `content/facts/classes.yaml:55
    What is stored here can’t be read. The person who looks after the files can correct it: line 55: Unexpected scalar at node end: - label: 'Grade 3's class'`,
  ],
  'a text that begins with a placeholder, without quotation marks': [
    { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: {{schoolName}} is open' },
    `content/settings.yaml:4
    What is stored here can’t be read. The person who looks after the files can correct it: line 4: With stringKeys, all keys must be strings: text: {{schoolName}} is open`,
  ],
  'a text that begins with a special character': [
    { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: @school' },
    `content/settings.yaml:4
    What is stored here can’t be read. The person who looks after the files can correct it: line 4: Plain value cannot start with reserved character @: text: @school`,
  ],
  'a bracket that is never closed': [
    {
      file: 'facts/staff.yaml',
      from: 'picture: { illustration: portrait, seed: 1 }',
      to: 'picture: { illustration: portrait, seed: 1',
    },
    `content/facts/staff.yaml:8
    What is stored here can’t be read. The person who looks after the files can correct it: line 8: Flow map in block collection must be sufficiently indented and end with a }: sample: true`,
  ],
  'a field twice in an entry': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '    seats: 80\n    seats: 90' },
    `content/facts/classes.yaml:44
    What is stored here can’t be read. The person who looks after the files can correct it: line 44: Map keys must be unique: seats: 90`,
  ],
  'letters in an old encoding': [
    { file: 'settings.yaml', to: Buffer.from('text: caf\u00e9\n', 'latin1') },
    `content/settings.yaml
    What is stored here can’t be read. The person who looks after the files can correct it: open it in an editor, choose “Save as”, and there the encoding UTF-8.`,
  ],
});

test.each(['facts/staff.yaml', 'facts/documents.yaml', 'facts/classes.yaml', 'menu.yaml'])(
  '%s without a line',
  (file) => {
    expect(messageAfter({ file, to: '' })).toContain(`content/${file}`);
  },
);

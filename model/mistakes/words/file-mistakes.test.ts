import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../../testing/messages';

testMessages({
  'a missing file': [
    { file: 'facts/rules.yaml', to: undefined },
    `content/facts/rules.yaml
    expected: this file
    found:    no such file
    to do:    Put the file back, or undo its renaming.`,
  ],
  'a tab': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '\tseats: 80' },
    `content/facts/classes.yaml, line 43
    expected: spaces at the beginning of the line
    found:    “seats: 80”
    to do:    Replace the tab by spaces.`,
  ],
  'no space after the colon': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '    seats:80' },
    `content/facts/classes.yaml, line 43
    expected: a line of the form “name: value”
    found:    “seats:80”
    to do:    Put a colon and a space after the name of the field.`,
  ],
  'no space after the hyphen': [
    { file: 'facts/classes.yaml', from: '  - label: Grade 2', to: '  -label: Grade 2' },
    `content/facts/classes.yaml, line 46
    expected: a space after the hyphen
    found:    “-label: Grade 2”
    to do:    Write “- ” and then the text.`,
  ],
  'a colon in a text without quotation marks': [
    {
      file: 'facts/classes.yaml',
      from: '    description: Reading by sound',
      to: '    description: First: reading by sound',
    },
    `content/facts/classes.yaml, line 44
    expected: quotation marks around a text with a colon
    found:    “description: First: reading by sound, counting with seeds and beads, and learning to tie a shoelace. There is no homework.”
    to do:    Write it like this: name: "Timings: 8 to 2".`,
  ],
  'a quotation mark that is never closed': [
    { file: 'facts/classes.yaml', from: '  - label: Grade 3', to: '  - label: "Grade 3' },
    `content/facts/classes.yaml, line 55
    expected: a quotation mark at the end of the text, too
    found:    “- label: "Grade 3”
    to do:    Close the text with the same quotation mark with which it begins.`,
  ],
  'an apostrophe inside single quotation marks': [
    { file: 'facts/classes.yaml', from: '  - label: Grade 3', to: "  - label: 'Grade 3's class'" },
    `content/facts/classes.yaml, line 55
    expected: nothing after the end of the text
    found:    “- label: 'Grade 3's class'”
    to do:    Put double quotation marks around the whole text; inside of it use “ ” and ’.`,
  ],
  'a text that begins with a placeholder, without quotation marks': [
    { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: {{schoolName}} is open' },
    `content/settings.yaml, line 4
    expected: quotation marks around a text that begins with {{
    found:    “text: {{schoolName}} is open”
    to do:    Write it like this: text: "{{schoolName}} is open".`,
  ],
  'a text that begins with a special character': [
    { file: 'settings.yaml', from: 'text: Admission open for 2027-28', to: 'text: @school' },
    `content/settings.yaml, line 4
    expected: quotation marks around a text that begins with a special character
    found:    “text: @school”
    to do:    Write it like this: text: "@school".`,
  ],
  'a bracket that is never closed': [
    {
      file: 'facts/staff.yaml',
      from: 'picture: { illustration: portrait, seed: 1 }',
      to: 'picture: { illustration: portrait, seed: 1',
    },
    `content/facts/staff.yaml, line 7
    expected: a closing bracket
    found:    “picture: { illustration: portrait, seed: 1”
    to do:    Close it at the end: every { needs a }, every [ needs a ].`,
  ],
  'a field twice in an entry': [
    { file: 'facts/classes.yaml', from: '    seats: 80', to: '    seats: 80\n    seats: 90' },
    `content/facts/classes.yaml, line 44
    expected: each field only once in an entry
    found:    “seats: 90”
    to do:    Delete one of the two lines. If a new entry of a list begins here, put “- ” before it.`,
  ],
  'letters in an old encoding': [
    { file: 'settings.yaml', to: Buffer.from('text: caf\u00e9\n', 'latin1') },
    `content/settings.yaml
    expected: a text file in UTF-8
    found:    letters in another encoding
    to do:    Open it in your editor, choose “Save as” and there the encoding UTF-8.`,
  ],
});

test.each(['facts/staff.yaml', 'facts/documents.yaml', 'facts/classes.yaml', 'menu.yaml'])(
  '%s without a line',
  (file) => {
    expect(messageAfter({ file, to: '' })).toContain(`content/${file}`);
  },
);

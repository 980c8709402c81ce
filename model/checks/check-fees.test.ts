import { expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';

const file = 'facts/classes.yaml';

testMessages({
  'a fee of a class that does not stand among the fees': [
    { file, from: 'yearly: 38400', to: 'yearli: 38400' },
    `content/facts/classes.yaml, line 78 · classes › 8 › fees › yearli
    expected: the id of a fee under “heads:”, without an amount of its own
    found:    “yearli”
    to do:    Did you mean “yearly”?`,
  ],
  'an amount with a comma between braces': [
    { file, from: 'fees:\n      yearly: 38400', to: 'fees: { yearly: 38,400 }' },
    `content/facts/classes.yaml, line 77 · classes › 8 › fees › 400
    expected: a number in digits, without commas or a currency sign
    found:    nothing
    to do:    Write the amount before it without commas.`,
  ],
});

test('a fee that has one amount for all classes, and another in a class', () => {
  expect(messageAfter({ file, from: 'paid: yearly }', to: 'paid: yearly, amount: 31800 }' })).toContain(
    'Delete this line, or remove “amount:” under “heads:” and write it for each class.',
  );
});

testMessages({
  'a fee without an amount': [
    {
      file,
      from: '  inOtherLanguage:',
      to: '    - { id: books, label: Books, labelInOtherLanguage: पुस्तके, paid: yearly }\n  inOtherLanguage:',
    },
    `content/facts/classes.yaml, line 8 · fees › heads › 2
    expected: a fee that at least one class pays
    found:    “books”, and no class says how much
    to do:    Write “books: …” below “fees:” of each class that pays it; or, if all pay the same, “amount: …” here.`,
  ],
  'two fees with one id': [
    {
      file,
      from: '  inOtherLanguage:',
      to: '    - { id: yearly, label: Books, labelInOtherLanguage: पुस्तके, paid: yearly }\n  inOtherLanguage:',
    },
    `content/facts/classes.yaml, line 8 · fees › heads › 2 › id
    expected: a text that is used only once
    found:    “yearly”, which is also above in this file
    to do:    Change one of the two.`,
  ],
  'a table in another language without the name of a class': [
    { file, from: '    labelInOtherLanguage: इयत्ता पाचवी\n', to: '' },
    `content/facts/classes.yaml, line 73 · classes › 8
    expected: a name in the language of the second table of fees
    found:    nothing, the field “labelInOtherLanguage:” is missing
    to do:    Add “labelInOtherLanguage: …” to this entry; a school without that table deletes “inOtherLanguage:” below “fees:”.`,
  ],
  'a screen with a table in another language that the school does not have': [
    [
      {
        file,
        from: "  inOtherLanguage: { language: mr, title: 'Fees in Marathi, as Maharashtra law asks', caption: शुल्क, className: इयत्ता }\n",
        to: '',
      },
      { file: 'screens/academic-session.yaml', from: 'tables: [', to: 'tables: [fees-in-other-language, ' },
    ],
    `content/screens/academic-session.yaml, line 3 · tables › 1
    expected: a table that exists
    found:    “fees-in-other-language”, and no “inOtherLanguage:” below “fees:” in content/facts/classes.yaml
    to do:    Add the words of that table there, or delete this line.`,
  ],
});

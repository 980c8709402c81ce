import { testMessages } from '../testing/messages';

const file = 'facts/classes.yaml';

testMessages({
  'an amount with a comma between braces': [
    { file, from: 'fees:\n      yearly: 38400', to: 'fees: { yearly: 38,400 }' },
    `content/facts/classes.yaml, line 77 · classes › 8 › fees › 400
    expected: a number in digits, without commas or a currency sign
    found:    nothing
    to do:    Write the amount before it without commas.`,
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
    to do:    Change or delete one of the two.`,
  ],
});

import { testMessages } from '../testing/messages';

const file = 'facts/classes.yaml';

testMessages({
  'an amount with a comma between braces': [
    { file, from: 'fees:\n      yearly: 38400', to: 'fees: { yearly: 38,400 }' },
    `content/facts/classes.yaml:77 · classes › 8 › fees › 400
    Fill this in.`,
  ],
  'two fees with one id': [
    {
      file,
      from: '  inOtherLanguage:',
      to: '    - { id: yearly, label: Books, labelInOtherLanguage: पुस्तके, paid: yearly }\n  inOtherLanguage:',
    },
    `content/facts/classes.yaml:8 · fees › heads › 2 › id · yearly
    “yearly” is there twice. Change or delete one of the two.`,
  ],
});

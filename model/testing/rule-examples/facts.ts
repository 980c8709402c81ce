import type { RuleExample } from './rule-example';

const classes = 'facts/classes.yaml';
const books = (amount: string) => ({
  file: classes,
  from: '  inOtherLanguage:',
  to: `    - { id: books, label: Books, labelInOtherLanguage: पुस्तके, paid: yearly${amount} }\n  inOtherLanguage:`,
});

export const factExamples = {
  'fee-without-amount': { breaks: books(''), keeps: books(', amount: 500') },
  'end-before-begin': {
    breaks: { file: 'forms/enquiry.yaml', from: '{ from: 1, to: 25 }', to: '{ from: 25, to: 1 }' },
    keeps: { file: 'forms/enquiry.yaml', from: '{ from: 1, to: 25 }', to: '{ from: 25, to: 25 }' },
  },
} satisfies Record<string, RuleExample>;

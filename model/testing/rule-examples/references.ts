import type { RuleExample } from './rule-example';

const form = 'forms/enquiry.yaml';

export const referenceExamples = {
  'unknown-name': {
    breaks: [
      { file: form, from: 'summary: [ full_name,', to: 'summary: [ful_name,' },
      { file: form, from: 'classesExcept: []', to: 'classesExcept: [Grde 5]' },
      { file: 'menu.yaml', from: 'to: /about-the-school', to: 'to: /about-the-shool' },
      { file: 'facts/documents.yaml', from: 'committee: school-management', to: 'committee: managers' },
    ],
    keeps: { file: form, from: 'classesExcept: []', to: 'classesExcept: [Grade 5]' },
  },
} satisfies Record<string, RuleExample>;

import type { RuleExample } from './rule-example';

const firstLabel = (field: string) => ({
  file: 'facts/classes.yaml',
  from: 'labelInOtherLanguage',
  to: field,
});
const phone = (number: string) => ({ file: 'school.yaml', from: 'number: +91 00000 00001', to: `number: ${number}` });

export const plausibilityExamples = {
  'former-name': { breaks: firstLabel('labelInMarathi'), keeps: firstLabel('labelInOtherLanguage') },
  'landline-not-as-dialled': { breaks: phone('+91 2462 250001'), keeps: phone('02462-250001') },
} satisfies Record<string, RuleExample>;

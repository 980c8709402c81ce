import type { referenceMistakes as english } from '../../en/mistakes/references.ts';
import type { CheckedKind } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const missing: Record<CheckedKind, (name: string) => string> = {
  screen: (name) => `“${name}” या पत्त्याचे पान नाही.`,
  form: (name) => `“${name}” नावाचा अर्ज नाही.`,
  document: (name) => `“${name}” नावाचा कागद नाही.`,
  committee: (name) => `“${name}” नावाची समिती नाही.`,
  rules: (name) => `“${name}” नावाची नियमांची यादी नाही.`,
  staff: (name) => `कर्मचाऱ्यांमध्ये “${name}” हे नाव नाही.`,
  class: (name) => `“${name}” नावाची इयत्ता नाही.`,
  question: (name) => `“${name}” नावाचा प्रश्न नाही.`,
};

export const referenceMistakes: typeof english = {
  'unknown-name': ({ kind, name, known, near }) =>
    `${missing[kind](name)} ${known.length > 0 ? meantName({ near, known }) : 'आधी ते जोडा.'}`,
};

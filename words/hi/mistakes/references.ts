import type { referenceMistakes as english } from '../../en/mistakes/references.ts';
import type { CheckedKind } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const missing: Record<CheckedKind, (name: string) => string> = {
  screen: (name) => `“${name}” पते का कोई पन्ना नहीं है।`,
  form: (name) => `“${name}” नाम का कोई फ़ॉर्म नहीं है।`,
  document: (name) => `“${name}” नाम का कोई दस्तावेज़ नहीं है।`,
  committee: (name) => `“${name}” नाम की कोई समिति नहीं है।`,
  rules: (name) => `“${name}” नाम की नियमों की कोई सूची नहीं है।`,
  staff: (name) => `कर्मचारियों में “${name}” नाम नहीं है।`,
  class: (name) => `“${name}” नाम की कोई कक्षा नहीं है।`,
  question: (name) => `“${name}” नाम का कोई सवाल नहीं है।`,
};

export const referenceMistakes: typeof english = {
  'unknown-name': ({ kind, name, known, near }) =>
    `${missing[kind](name)} ${known.length > 0 ? meantName({ near, known }) : 'पहले उसे जोड़ें।'}`,
};

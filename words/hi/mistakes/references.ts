import type { referenceMistakes as english } from '../../en/mistakes/references.ts';
import type { CheckedKind } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const missing: Record<CheckedKind, (name: string) => string> = {
  screen: (name) => `“${name}” पते का कोई पृष्ठ नहीं है।`,
  page: (name) => `“${name}” पते का कोई पृष्ठ नहीं है।`,
  form: (name) => `“${name}” नाम का कोई फ़ॉर्म नहीं है।`,
  document: (name) => `“${name}” नाम का कोई दस्तावेज़ नहीं है।`,
  committee: (name) => `“${name}” नाम की कोई समिति नहीं है।`,
  rules: (name) => `“${name}” नाम की नियमों की कोई सूची नहीं है।`,
  staff: (name) => `कर्मचारियों में “${name}” नाम नहीं है।`,
  class: (name) => `“${name}” नाम की कोई कक्षा नहीं है।`,
  designation: (name) => `“${name}” पद पर कोई नहीं है।`,
  fee: (name) => `“${name}” नाम का कोई शुल्क नहीं है।`,
  question: (name) => `“${name}” नाम का कोई सवाल नहीं है।`,
  list: (name) => `इस सवाल के ऊपर “${name}” नाम की कोई सूची नहीं है।`,
  answer: (name) => `“${name}” नाम का कोई जवाब नहीं है।`,
  photo: (name) => `“${name}” नाम की कोई फ़ोटो नहीं है।`,
  'photo-folder': (name) => `“${name}” नाम का फ़ोटो का कोई फ़ोल्डर नहीं है।`,
  scan: (name) => `“${name}” नाम का कोई स्कैन नहीं है।`,
  language: (name) => `वेबसाइट पर “${name}” भाषा नहीं है।`,
};

export const referenceMistakes: typeof english = {
  'unknown-name': ({ kind, name, known, near }) =>
    `${missing[kind](name)} ${
      known.length === 0
        ? 'पहले उसे जोड़ें।'
        : `${meantName({ near, known })}${near ? '' : ' जो चाहिए, वह सूची में न हो, तो पहले उसे जोड़ें।'}`
    }`,
};

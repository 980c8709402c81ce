import type { referenceMistakes as english } from '../../en/mistakes/references.ts';
import type { CheckedKind } from '../../unknown-name.ts';
import { meantName } from './meant-name.ts';

const missing: Record<CheckedKind, (name: string) => string> = {
  screen: (name) => `“${name}” या पत्त्याचे पान नाही.`,
  page: (name) => `“${name}” या पत्त्याचे पान नाही.`,
  form: (name) => `“${name}” नावाचा अर्ज नाही.`,
  document: (name) => `“${name}” नावाचे कागदपत्र नाही.`,
  committee: (name) => `“${name}” नावाची समिती नाही.`,
  rules: (name) => `“${name}” नावाची नियमांची यादी नाही.`,
  staff: (name) => `कर्मचाऱ्यांमध्ये “${name}” हे नाव नाही.`,
  class: (name) => `“${name}” नावाची इयत्ता नाही.`,
  designation: (name) => `“${name}” या पदावर कोणीही नाही.`,
  fee: (name) => `“${name}” नावाची फी नाही.`,
  question: (name) => `“${name}” नावाचा प्रश्न नाही.`,
  list: (name) => `या प्रश्नाच्या वर “${name}” नावाची यादी नाही.`,
  answer: (name) => `“${name}” असे उत्तर नाही.`,
  photo: (name) => `“${name}” नावाचा फोटो नाही.`,
  'photo-folder': (name) => `“${name}” नावाचे फोटोंचे फोल्डर नाही.`,
  scan: (name) => `“${name}” नावाचा स्कॅन नाही.`,
  language: (name) => `वेबसाइटवर “${name}” ही भाषा नाही.`,
};

export const referenceMistakes: typeof english = {
  'unknown-name': ({ kind, name, known, near }) =>
    `${missing[kind](name)} ${
      known.length === 0 ? 'आधी जोडा.' : `${meantName({ near, known })}${near ? '' : ' हवे ते यादीत नसेल तर आधी जोडा.'}`
    }`,
};

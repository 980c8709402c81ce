/** How those who register schools write their numbers. */
export interface NumberShape {
  /** What the number is called, in the languages of the site. */
  label: RegExp;
  /** Where the shape is that of one state: its name in English, as the list of states has it. */
  state?: string;
  number: RegExp;
  expected: string;
}

const affiliation = /affiliation|संलग्न|संबद्ध/iu;
const code = /code|स(?:ं|ां)केतांक|कोड/iu;
const ofCbse = ({ source }: RegExp) => new RegExp(`^(?=.*(cbse|सीबीएसई)).*(${source})`, 'iu');
const cbseAffiliation = ofCbse(affiliation);

/**
 * The first that fits a label and the state counts. CBSE’s affiliation numbers begin with the number of the state, one or two
 * digits, then five: https://saras.cbse.gov.in; its school codes have five. U-DISE’s are of eleven: state, district, block,
 * village, school: https://udiseplus.gov.in
 */
export const numberShapes: readonly NumberShape[] = [
  {
    label: cbseAffiliation,
    state: 'Maharashtra',
    number: /^11\d{5}$/,
    expected: 'an affiliation number of CBSE in Maharashtra: 11 and five more digits',
  },
  {
    label: cbseAffiliation,
    state: 'Uttar Pradesh',
    number: /^21\d{5}$/,
    expected: 'an affiliation number of CBSE in Uttar Pradesh: 21 and five more digits',
  },
  { label: cbseAffiliation, number: /^\d{6,7}$/, expected: 'an affiliation number of CBSE: six or seven digits' },
  { label: ofCbse(code), number: /^\d{5}$/, expected: 'a school code of CBSE: five digits' },
  { label: /u[-\s]?dise|य[ुू][-\s]?डा[यइ]स/iu, number: /^\d{11}$/, expected: 'a U-DISE code: eleven digits' },
];

/** Whether it is the school code of a CBSE school, which may call it by that word alone. */
export function isSchoolCode({ label, number }: { label: string; number: string }): boolean {
  return code.test(label) && /^\d{5}$/.test(number);
}

/** Whether it is the affiliation number of a CBSE school, which may call it by that word alone. */
export function isAffiliation({ label, number }: { label: string; number: string }): boolean {
  return affiliation.test(label) && /^\d{6,7}$/.test(number);
}

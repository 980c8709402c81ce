/** Format of a registration number. */
export interface NumberShape {
  /** Matches the label of such a number in any language of the site. */
  label: RegExp;
  /** English name of the state, if the format is specific to one. */
  state?: string;
  number: RegExp;
  expected: string;
}

const affiliation = /affiliation|संलग्न|संबद्ध/iu;
const code = /code|स(?:ं|ां)केतांक|कोड/iu;
const ofCbse = ({ source }: RegExp) => new RegExp(`^(?=.*(cbse|सीबीएसई)).*(${source})`, 'iu');
const cbseAffiliation = ofCbse(affiliation);

/**
 * Formats of registration numbers; the first one that matches label and state applies. CBSE affiliation numbers are the state's number (one or two digits) and five
 * more digits: https://saras.cbse.gov.in; its school codes have five digits. U-DISE codes have eleven: state, district, block,
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

/** Whether it is a CBSE school code. The label may be just “School code”. */
export function isSchoolCode({ label, number }: { label: string; number: string }): boolean {
  return code.test(label) && /^\d{5}$/.test(number);
}

/** Whether it is a CBSE affiliation number. The label may be just “Affiliation”. */
export function isAffiliation({ label, number }: { label: string; number: string }): boolean {
  return affiliation.test(label) && /^\d{6,7}$/.test(number);
}

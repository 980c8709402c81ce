/** Format of a registration number. */
export interface NumberShape {
  /** Matches the label of such a number in any language of the site. */
  label: RegExp;
  kind: 'affiliation' | 'school-code' | 'udise';
  /** English name of the state, if the format is specific to one. */
  state?: string;
  /** The possible numbers of digits. */
  digits: readonly number[];
  /** The first digits. */
  start?: string;
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
  { label: cbseAffiliation, kind: 'affiliation', state: 'Maharashtra', digits: [7], start: '11' },
  { label: cbseAffiliation, kind: 'affiliation', state: 'Uttar Pradesh', digits: [7], start: '21' },
  { label: cbseAffiliation, kind: 'affiliation', digits: [6, 7] },
  { label: ofCbse(code), kind: 'school-code', digits: [5] },
  { label: /u[-\s]?dise|य[ुू][-\s]?डा[यइ]स/iu, kind: 'udise', digits: [11] },
];

export function hasShape(number: string, { digits, start = '' }: Pick<NumberShape, 'digits' | 'start'>): boolean {
  return /^\d+$/.test(number) && digits.includes(number.length) && number.startsWith(start);
}

import { contentFiles } from '../../concepts/registry';
import type { School } from '../../concepts/school';
import type { Complaint } from '../../reading/content-file';

/** How those who register schools write their numbers. */
interface NumberShape {
  /** What the number is called, in the languages of the site. */
  label: RegExp;
  /** Where the shape is that of one state: as `school.yaml` may write it. */
  state?: RegExp;
  number: RegExp;
  expected: string;
}

const cbseAffiliation = /^(?=.*(cbse|सीबीएसई)).*(affiliation|संलग्न|संबद्ध)/iu;

/**
 * The first that fits a label and the state counts. CBSE’s affiliation numbers begin with the number of the state, one or two
 * digits, then five: https://saras.cbse.gov.in; its school codes have five. U-DISE’s are of eleven: state, district, block,
 * village, school: https://udiseplus.gov.in
 */
const numberShapes: readonly NumberShape[] = [
  {
    label: cbseAffiliation,
    state: /maharashtra|महाराष्ट्र/iu,
    number: /^11\d{5}$/,
    expected: 'an affiliation number of CBSE in Maharashtra: 11 and five more digits',
  },
  {
    label: cbseAffiliation,
    state: /uttar pradesh|उत्तर प्रदेश/iu,
    number: /^21\d{5}$/,
    expected: 'an affiliation number of CBSE in Uttar Pradesh: 21 and five more digits',
  },
  { label: cbseAffiliation, number: /^\d{6,7}$/, expected: 'an affiliation number of CBSE: six or seven digits' },
  {
    label: /^(?=.*(cbse|सीबीएसई)).*(code|संकेतांक|कोड)/iu,
    number: /^\d{5}$/,
    expected: 'a school code of CBSE: five digits',
  },
  { label: /u-?dise|यू-?डायस|यू-?डाइस/iu, number: /^\d{11}$/, expected: 'a U-DISE code: eleven digits' },
];

/** A board knows a school by its number: with a digit too few it is another’s, or nobody’s. */
export function checkRegistrations({ school }: { school: School }, complain: (complaint: Complaint) => void): void {
  for (const [index, { label, number }] of school.registrations.entries()) {
    const shape = numberShapes.find(
      (each) => each.label.test(label) && (!each.state || each.state.test(school.address.state)),
    );
    if (!shape || shape.number.test(number)) continue;
    complain({
      file: contentFiles.school.file,
      at: ['registrations', index, 'number'],
      expected: shape.expected,
      found: `“${number}”`,
      advice: 'Copy the number from the letter of whoever gave it, without spaces or hyphens.',
    });
  }
}

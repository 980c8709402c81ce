/** Questions and messages of `npm run new-school`. The class names go into the content. */
export const newSchoolWords = {
  place: (at: number, of: number) => `${at} of ${of}`,
  forExample: 'for example',
  whenEmpty: (answer: string) => `Enter alone: ${answer}`,
  none: 'none',
  questions: {
    language: { ask: 'Language the school writes in', example: 'en' },
    name: { example: 'Saraswati Vidyalaya' },
    founded: { example: '1998' },
    address: {
      ask: 'Address with PIN code: street, town, district, state, with commas between them',
      example: 'Station Road, Udgir, District Latur, Maharashtra 413517',
    },
    phone: {
      ask: 'Telephone number that parents call: mobile, or landline with a hyphen after the area code',
      example: '98765 43210',
    },
    email: { example: 'office@school.in' },
    state: { ask: 'State or union territory', example: 'Maharashtra' },
    board: { ask: 'Board of the school', example: 'state' },
    registrations: {
      ask: 'Registrations with their numbers, with commas between them; the first appears in the header',
      example: 'U-DISE Code 27280100101, State Board Index No. 61.02.015',
    },
    classes: { ask: 'First and last class', example: 'Nursery to Std 8' },
    principal: {
      ask: 'Name of the principal, a comma, and the qualification',
      example: 'Mrs. Asha Kulkarni, M.A., B.Ed.',
    },
    palette: { example: 'earth-and-indigo' },
    others: { ask: 'Other languages of the site, with commas between them', example: 'hi, mr' },
  },
  wrong: {
    empty: 'It cannot be empty.',
    choose: (names: string) => `Write one of: ${names}.`,
    founded: 'Write a four-digit year that is not in the future, for example 1998.',
    address:
      'Write street, town, district and state with commas between them, and the six digits of the PIN. Where there is no street, write the part of the village.',
    state: (near: string) => `There is no state by that name. Did you mean ${near}?`,
    orDistrict: 'If it is the district, write the state after it.',
    otherState: (inAddress: string) => `The address is in ${inAddress}. Write that state, or correct the address.`,
    phone:
      'Write a ten-digit mobile number, or a landline with a hyphen after the area code, for example 02462-250001.',
    email: 'It must be an e-mail address, for example office@school.in.',
    registrations: (found: string) =>
      `Write the name of each registration and then its number; “${found}” lacks one of the two.`,
    classes: (names: string) =>
      `Write the lowest and the highest class with “to” between them, for example Nursery to Std 8. There are ${names}; the word before a number may be another.`,
    principal: 'Write the name, a comma, and the qualification.',
  },
  classes: {
    /**
     * Names of the three years before class 1. A school uses the names of one row; rows correspond across languages, and rows
     * without a counterpart come last.
     */
    beforeFirst: [
      ['Nursery', 'LKG', 'UKG'],
      ['Nursery', 'Jr. KG', 'Sr. KG'],
      ['Nursery', 'KG 1', 'KG 2'],
      ['Balvatika 1', 'Balvatika 2', 'Balvatika 3'],
      ['Shishu 1', 'Shishu 2', 'Shishu 3'],
    ],
    /** Words before a class number; the first is the default. */
    before: ['Grade', 'Class', 'Std', 'Standard'],
    /** Word between the first and the last class. */
    to: 'to',
    /** Word after the last class, if the language has one. */
    until: '',
    /** Number of a class in a name. @param number class, 1 to 12 */
    number: (number: number) => `${number}`,
    /** A range of classes: `6 to 8`. */
    some: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  },
  folder: { ask: 'Folder for the new school', example: '../our-school' },
  notFree: (folder: string) => `${folder} is not an empty folder. Choose a new one: nothing is ever overwritten.`,
  done: (folder: string, screens: number) => `
Written to ${folder}: ${screens} screens. All that you did not answer is sample content and marked so, left out, or awaited.

Next:
  CONTENT_DIR=${folder} npm run launch-check   lists what is still to be written, file by file
  CONTENT_DIR=${folder} npm run dev            shows the site while you write it
  CONTENT_DIR=${folder} npm run build          builds it into build/client
${folder}/README.md explains how to change each thing.`,
};

export type NewSchoolWords = typeof newSchoolWords;

import { searchWords } from './search-words.ts';

const paid = {
  label: 'How often it is paid',
  choices: { yearly: 'Every year', termly: 'Each term', monthly: 'Every month', once: 'Once' },
};
const feeName = {
  id: {
    label: 'Short name',
    help: 'In small English letters. Visitors don’t see it; classes refer to the fee by it.',
    example: 'tuition',
  },
  label: { label: 'Name of the fee', help: 'As parents read it.', example: 'Tuition' },
  paid,
};

export const classesFields = {
  classes: {
    fees: { label: 'Fees of the school' },
    classes: { label: 'Classes' },
  },
  fees: {
    session: {
      label: 'Academic session',
      help: 'The session of these fees.',
      example: '2026-27',
      shown: 'In the fee PDFs',
    },
    heads: { label: 'Fees for every pupil', help: 'Leave the list empty if the school takes no fees.' },
    others: {
      label: 'Other fees',
      help: 'Fees that depend on something other than the class, such as the school bus.',
      shown: 'Below the class cards, and in the fee tables',
    },
    notes: {
      label: 'Notes on fees',
      help: 'A sentence each: concessions, or the day by which to pay.',
      shown: 'Below the fees',
    },
    inOtherLanguage: {
      label: 'Fees in second language',
      help: 'Where the law of the state asks for the approved fees in a second language: the words of that table.',
      shown: 'In a table of its own, below the fees',
    },
  },
  fee: {
    ...feeName,
    labelInOtherLanguage: {
      label: 'Name in second language',
      help: 'The heading of its column in that table, with how often it is paid.',
      example: 'वार्षिक शुल्क',
      shown: 'In the table of fees in the second language',
    },
    amount: {
      label: 'Amount for all classes',
      help: 'In rupees, if every class pays the same. Otherwise leave it out: each class has its own.',
      example: '500',
    },
  },
  otherFee: {
    ...feeName,
    by: { label: 'Depends on', example: 'Distance' },
    amounts: { label: 'Amounts' },
  },
  otherFeeAmount: {
    for: { label: 'For whom or what', example: 'Up to 3 km' },
    amount: { label: 'Amount', help: 'In rupees.', example: '400' },
  },
  feesInOtherLanguage: {
    language: { label: 'Second language', choices: { en: 'English', mr: 'Marathi', hi: 'Hindi' } },
    title: {
      label: 'Title of the part',
      help: 'In the language of the page: what the table is, and why it is here.',
      example: 'Approved fees in Marathi, as the law of the state asks',
    },
    caption: { label: 'Heading of the table', help: 'In the second language.', example: 'मंजूर वार्षिक शुल्क' },
    className: { label: 'Heading of class column', help: 'In the second language.', example: 'इयत्ता' },
  },
  schoolClass: {
    label: { label: 'Name of the class', example: 'Std 5' },
    id: {
      label: 'Name in forms',
      help: 'What forms send for the class: without it, its name without spaces. Before you rename a class, write what was sent until now; then the office still finds its earlier forms.',
      example: 'Std5',
    },
    admission: {
      label: 'Admission',
      help: 'Closed: its card says so and forms do not offer it; its fees stay. Without it, the class takes pupils.',
      choices: { closed: 'Closed' },
      absent: 'Open',
      shown: 'On the class card',
    },
    labelInOtherLanguage: {
      label: 'Name in second language',
      help: 'Needed if the fees are shown in a second language.',
      example: 'इयत्ता पाचवी',
      shown: 'In the table of fees in the second language',
    },
    ageFrom: { label: 'Youngest age', help: 'In years.', example: '6' },
    ageTo: { label: 'Oldest age', help: 'In years; half years are possible.', example: '7.5' },
    fees: { label: 'Fees of the class', help: 'The amount of each fee, in rupees.', example: '39900' },
    seats: { label: 'Seats', help: 'How many pupils the class takes.', example: '80' },
    sections: {
      label: 'Sections',
      help: 'How many the class has. The disclosure needs it to count the teachers for each section.',
      example: '2',
    },
    classTeachers: {
      label: 'Class teachers',
      help: 'One for each section, in their order, as named in the list of the staff.',
      shown: 'On the class card, and in a table on the page of the teachers',
    },
    description: {
      label: 'Description',
      help: 'One or two sentences on what the class does.',
      shown: 'On the class card',
    },
    searchWords,
  },
};

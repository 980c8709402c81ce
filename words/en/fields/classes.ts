export const classesFields = {
  classes: {
    fees: { label: 'Fees', help: 'Which fees there are.' },
    classes: { label: 'Classes' },
  },
  fees: {
    session: {
      label: 'Session',
      help: 'Of which session they are, for example 2026-27. It is printed in the fee PDFs.',
    },
    heads: {
      label: 'Heads',
      help: 'What is paid for every pupil; shown on the cards of the classes. A school without fees writes [].',
    },
    others: { label: 'Others', help: 'What depends on something else than the class, as the school bus does.' },
    notes: { label: 'Notes', help: 'Lines below the fees: concessions, days by which to pay.' },
    inOtherLanguage: {
      label: 'In other language',
      help: 'Where the law of the state asks for the approved fees in a second language: the words of that table.',
    },
  },
  fee: {
    id: { label: 'Id', help: 'Short name, for example tuition. Classes name the fee by it.' },
    label: { label: 'Label', help: 'Name of the fee as parents read it, for example Tuition.' },
    paid: {
      label: 'Paid',
      help: 'How often the amount is paid: yearly, termly, monthly or once.',
      choices: { yearly: 'Yearly', termly: 'Termly', monthly: 'Monthly', once: 'Once' },
    },
    labelInOtherLanguage: {
      label: 'Label in other language',
      help: 'Heading of its column in the table in another language, with how often it is paid.',
    },
    amount: {
      label: 'Amount',
      help: 'In rupees, digits only, if it is the same for every class. Otherwise each class has its own.',
    },
  },
  otherFee: {
    id: { label: 'Id', help: 'Short name, for example tuition. Classes name the fee by it.' },
    label: { label: 'Label', help: 'Name of the fee as parents read it, for example Tuition.' },
    paid: {
      label: 'Paid',
      help: 'How often the amount is paid: yearly, termly, monthly or once.',
      choices: { yearly: 'Yearly', termly: 'Termly', monthly: 'Monthly', once: 'Once' },
    },
    by: { label: 'By', help: 'What the amount depends on, for example Distance.' },
    amounts: { label: 'Amounts' },
  },
  otherFeeAmount: {
    for: { label: 'For', help: 'For example Up to 3 km.' },
    amount: { label: 'Amount', help: 'Rupees, digits only.' },
  },
  feesInOtherLanguage: {
    language: {
      label: 'Language',
      help: 'Which language: its code as in school.yaml.',
      choices: { en: 'En', mr: 'Mr', hi: 'Hi' },
    },
    title: {
      label: 'Title',
      help: 'What the table is, in the language of the page, and why it is here: Approved fees in the language of the state, as its law asks.',
    },
    caption: { label: 'Caption', help: 'Heading of the table.' },
    className: { label: 'Class name', help: 'Heading of its column of classes.' },
  },
  schoolClass: {
    label: { label: 'Label', help: 'Name of the class, for example Std 5.' },
    labelInOtherLanguage: {
      label: 'Label in other language',
      help: 'The same in the language of fees.inOtherLanguage; needed if there is that table.',
    },
    ageFrom: { label: 'Age from', help: 'Youngest age in years.' },
    ageTo: { label: 'Age to', help: 'Oldest age in years; half years as 7.5.' },
    fees: {
      label: 'Fees',
      help: 'Below it a line for each fee: its id and the rupees, digits only, as in tuition: 600.',
    },
    seats: { label: 'Seats', help: 'How many seats there are.' },
    sections: {
      label: 'Sections',
      help: 'How many sections the class has. A row of the disclosure that counts teachers for each section needs it.',
    },
    classTeachers: {
      label: 'Class teachers',
      help: 'The class teacher of each section, in their order: names exactly as in facts/staff.yaml.',
    },
    description: { label: 'Description', help: 'One or two sentences on what the class is about.' },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
  },
};

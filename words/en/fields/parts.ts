const titleAndText = { title: { label: 'Title' }, text: { label: 'Text' } };

export const partsFields = {
  part: {
    title: { label: 'Heading', help: 'It can be left out.', shown: 'Above the part' },
    text: { label: 'Text' },
    picture: { label: 'One picture' },
    pictures: { label: 'Several pictures', help: 'A visitor can open each of them large.' },
    people: { label: 'People', help: 'Each with a portrait. A title begins a group.' },
    cards: { label: 'Cards', help: 'Short texts side by side.' },
    steps: { label: 'Steps', help: 'In a fixed order. They are numbered automatically.' },
    rules: { label: 'Lists of rules', help: 'Their short names, in the order of the page.', example: 'leave' },
    signature: { label: 'Signature', help: 'Who signs the text above, for example the principal.' },
    tables: {
      label: 'Tables',
      help: 'In the order of the page.',
      choices: {
        fees: 'Fees',
        'fees-in-other-language': 'Fees in second language',
        'common-holidays': 'Vacations',
        'gazetted-holidays': 'Gazetted holidays',
        'examination-cycle': 'Examinations',
        committees: 'Committees',
      },
    },
    documents: { label: 'Documents', help: 'Links that open a PDF in a new tab.' },
    form: { label: 'Form', help: 'Its short name. A form can be on one page only.', example: 'career' },
    facts: {
      label: 'School information',
      help: 'What the school has already entered elsewhere.',
      choices: { staff: 'Cards of the staff', classes: 'Classes with their fees', contact: 'How to reach the school' },
    },
  },
  card: titleAndText,
  step: titleAndText,
  table: {
    title: { label: 'Title of the table', example: 'School timings' },
    columns: { label: 'Columns', help: 'At least two headings. The first column says what a row is about.' },
    rows: { label: 'Rows', help: 'One text for each column; – where there is nothing to say.' },
  },
  notice: {
    title: { label: 'Title of the notice', help: 'What it is about, in a few words.', example: 'Closed on Saturday' },
    date: { label: 'Date of the notice', example: '2026-11-14' },
    until: {
      label: 'Last day',
      help: 'How long the home page and the news show it. Without it, 90 days; the archive keeps it.',
      example: '2026-11-21',
    },
    pinned: {
      label: 'Pinned',
      help: 'It stays before all other notices, until its last day if it has one. Otherwise leave it out.',
    },
    picture: { label: 'Picture' },
    pdf: { label: 'PDF', help: 'The name of a PDF that belongs to the notice.', example: 'circular.pdf' },
  },
};

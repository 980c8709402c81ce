export const partsFields = {
  part: {
    title: { label: 'Title', help: 'Heading above it.' },
    text: { label: 'Text' },
    picture: { label: 'Picture' },
    pictures: { label: 'Pictures', help: 'Pictures that open large.' },
    people: { label: 'People', help: 'People with portraits; a line “- group: …” begins a group.' },
    cards: { label: 'Cards', help: 'Short texts side by side, for example the programmes.' },
    steps: { label: 'Steps', help: 'Steps in a fixed order. They are numbered automatically.' },
    rules: { label: 'Rules', help: 'Lists from facts/rules.yaml, by id, in this order.' },
    signature: { label: 'Signature', help: 'Who signs the text, for example the principal.' },
    tables: {
      label: 'Tables',
      help: 'Which tables of facts are shown here, in this order.',
      choices: {
        fees: 'Fees',
        'fees-in-other-language': 'Fees in other language',
        'common-holidays': 'Common holidays',
        'gazetted-holidays': 'Gazetted holidays',
        'examination-cycle': 'Examination cycle',
        committees: 'Committees',
      },
    },
    documents: { label: 'Documents', help: 'Documents that open in a new tab.' },
    form: {
      label: 'Form',
      help: 'Name of the file in content/forms/ without .yaml. Each form has one screen at most.',
    },
    facts: {
      label: 'Facts',
      help: 'The cards of the staff, the list of the classes with their fees, or how to reach the school.',
      choices: { staff: 'Staff', classes: 'Classes', contact: 'Contact' },
    },
  },
  card: {
    title: { label: 'Title' },
    text: { label: 'Text' },
  },
  step: {
    title: { label: 'Title' },
    text: { label: 'Text' },
  },
  table: {
    title: { label: 'Title', help: 'Name of the table.' },
    columns: { label: 'Columns', help: 'The heads of its columns. The first column names the row.' },
    rows: { label: 'Rows', help: 'A list for each row, with one text for each column; – where there is none.' },
  },
  notice: {
    title: { label: 'Title', help: 'What it is about, in a few words.' },
    date: { label: 'Date', help: 'Day of the notice as year-month-day.' },
    until: {
      label: 'Until',
      help: 'Last day on which it is shown on Home and among the news. Without it that is 90 days; the archive keeps it.',
    },
    pinned: { label: 'Pinned', help: 'true: before all others, until its last day if it has one.' },
    picture: { label: 'Picture' },
    pdf: { label: 'Pdf', help: 'A PDF in content/documents/ that belongs to it, for example a circular.' },
  },
};

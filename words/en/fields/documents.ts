import { searchWords } from './search-words.ts';

const awaited = {
  label: 'Missing since',
  kind: 'Still to come',
  help: 'The day since which the office waits for it. Visitors read that it is still to come.',
  example: '2026-11-01',
};
const notApplicable = {
  label: 'Why it does not apply',
  kind: 'Does not apply',
  help: 'Only where there is nothing to disclose.',
  example: 'The school ends with class X',
};
const firstWords = 'The first words are enough: TGT includes TGT Hindi.';

export const documentsFields = {
  documents: {
    documents: { label: 'List of documents' },
  },
  document: {
    id: {
      label: 'Short name',
      help: 'In small English letters. Never change it: the board has recorded the address of the PDF.',
      example: 'fire-safety-certificate',
      shown: 'In the address of the PDF',
    },
    title: { label: 'Name of the document', example: 'Fire Safety Certificate' },
    scan: { label: 'Scan', help: 'The name of the scanned PDF.', example: 'fire-safety-2026.pdf' },
    issued: { label: 'Issued on', help: 'The day on the document.', example: '2026-04-01' },
    validUntil: {
      label: 'Valid until',
      help: 'Its last valid day, if it expires. A warning comes 60 days before.',
      example: '2027-03-31',
      shown: 'Beside the link to the document',
    },
    facts: {
      label: 'Made from',
      help: 'The PDF is made from what the pages show, so that both always agree.',
      choices: { fees: 'Fees', calendar: 'Holidays and examinations', committee: 'Members of a committee' },
    },
    committee: {
      label: 'Committee',
      help: 'Its short name. Only for a PDF that is made from the members of a committee.',
      example: 'pocso',
    },
    text: { label: 'Text of the PDF' },
    searchWords,
    awaited: {
      label: 'Missing since',
      kind: 'Still to come',
      help: 'The day since which the scan is missing. Until it comes, the PDF says that the office will supply it.',
      example: '2026-11-01',
    },
  },
  documentRow: {
    label: { label: 'Name in the list', example: 'Fire safety certificate' },
    document: {
      label: 'Document',
      help: 'Its short name in the list of documents.',
      example: 'fire-safety-certificate',
    },
  },
  documentsSection: {
    letter: {
      label: 'Letter',
      help: 'A capital, if the sections have letters.',
      example: 'A',
      shown: 'Before the title',
    },
    title: { label: 'Title of the section', example: 'General Information' },
    rowTitle: { label: 'Heading of first column', help: 'Above the names.', example: 'Document' },
    valueTitle: { label: 'Heading of second column', help: 'Above the links and details.', example: 'View' },
    rows: { label: 'Rows', help: 'Each with a name, and with what is disclosed.' },
    tables: { label: 'Further tables', help: 'Results, or how many teachers there are.', shown: 'Below the rows' },
  },
  disclosureRow: {
    label: { label: 'Name of the row', example: 'Library size' },
    value: { label: 'Details', example: '500 square feet' },
    link: { label: 'Web address', help: 'Of a page or video elsewhere.', example: 'https://www.example.com/video' },
    linkText: { label: 'Text of the link', example: 'Watch the video' },
    staff: {
      label: 'Member of the staff',
      help: 'As named in the list of the staff.',
      example: 'Mrs. Asha Kulkarni',
    },
    teachersPerSection: {
      label: 'Teachers for each section',
      help: `The designations that count as teachers. ${firstWords}`,
      example: 'TGT',
      shown: 'As a ratio that the site works out',
    },
    notApplicable,
    awaited,
  },
  disclosureTable: {
    title: { label: 'Title of the table', example: 'Results of class X' },
    columns: {
      label: 'Columns',
      help: 'Their headings. For posts: post and number; for results: year, registered, passed, percentage and remarks.',
    },
    rows: { label: 'Rows', help: 'One text for each column; – where there is nothing to say.' },
    posts: { label: 'Posts', help: 'The site counts how many people of the staff have each.' },
    except: {
      label: 'Staff not counted',
      help: `Designations that belong to none of the posts. ${firstWords}`,
      example: 'Accountant',
      shown: 'Nowhere: it makes sure that nobody is forgotten',
    },
    results: { label: 'Results', help: 'Of each year, the newest first. The site works out the percentages.' },
  },
  countedPosts: {
    post: { label: 'Post', example: 'TGT' },
    designations: {
      label: 'Designations to count',
      help: `${firstWords} The head of the school counts as Principal.`,
      example: 'TGT',
    },
  },
  yearResult: {
    year: { label: 'Year of the examination', example: '2026' },
    registered: { label: 'Registered', help: 'How many pupils were registered for it.', example: '42' },
    passed: { label: 'Passed', kind: 'Result', help: 'How many of them passed.', example: '40' },
    remarks: { label: 'Remarks', help: 'They can be left out.' },
    awaited,
    notApplicable,
  },
};

export const documentsFields = {
  documents: {
    documents: { label: 'Documents' },
  },
  document: {
    id: { label: 'Id', help: 'Name of the file without .pdf.' },
    title: { label: 'Title' },
    scan: { label: 'Scan', help: 'The scan, a PDF file in content/documents/.' },
    issued: { label: 'Issued', help: 'Day on which it was issued.' },
    validUntil: {
      label: 'Valid until',
      help: 'Last day on which it is valid, if it expires. It is shown on the screen; the launch check reminds you.',
    },
    facts: {
      label: 'Facts',
      help: 'The PDF is made from these facts, so that it always agrees with the screens.',
      choices: { fees: 'Fees', calendar: 'Calendar', committee: 'Committee' },
    },
    committee: { label: 'Committee', help: 'With `facts: committee`: the id of the committee.' },
    text: { label: 'Text', help: 'The PDF is made from this text.' },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
    awaited: {
      label: 'Awaited',
      help: 'The scan is missing since this day. Until it comes, the PDF says that the office will supply it.',
    },
  },
  documentRow: {
    label: { label: 'Label' },
    document: { label: 'Document', help: 'Id of a document in facts/documents.yaml.' },
  },
  documentsSection: {
    letter: { label: 'Letter' },
    title: { label: 'Title' },
    rowTitle: { label: 'Row title', help: 'Heading of the column with the names, for example Document Name.' },
    valueTitle: {
      label: 'Value title',
      help: 'Heading of the column with the links or values, for example Open link.',
    },
    rows: { label: 'Rows' },
    tables: { label: 'Tables' },
  },
  disclosureRow: {
    label: { label: 'Label' },
    value: { label: 'Value' },
    link: { label: 'Link' },
    linkText: { label: 'Link text' },
    staff: { label: 'Staff', help: 'Who it is, of the staff: the name exactly as in facts/staff.yaml.' },
    teachersPerSection: {
      label: 'Teachers per section',
      help: 'How the designations of teachers begin: [TGT] counts TGT Hindi. The site counts them, and the sections of facts/classes.yaml.',
    },
    notApplicable: { label: 'Not applicable', help: 'Why the row does not apply.' },
    awaited: { label: 'Awaited', help: 'Day since which the office waits for it.' },
  },
  disclosureTable: {
    title: { label: 'Title' },
    columns: {
      label: 'Columns',
      help: 'Headings of the posts and of their numbers. Headings of the year, of how many were registered and passed, of the percentage, and of remarks.',
    },
    rows: { label: 'Rows' },
    posts: { label: 'Posts', help: 'The site counts for each how many there are in facts/staff.yaml.' },
    except: {
      label: 'Except',
      help: 'How the designations of those who are not counted begin, for example [Accountant, Peon].',
    },
    results: { label: 'Results', help: 'The site works out the percentages.' },
  },
  countedPosts: {
    post: { label: 'Post' },
    designations: {
      label: 'Designations',
      help: 'How the designations of those who are counted begin: [TGT] counts TGT Hindi. The principal of school.yaml is a Principal.',
    },
  },
  yearResult: {
    year: { label: 'Year', help: 'Year of the examination, the newest first.' },
    registered: { label: 'Registered', help: 'How many pupils were registered for the examination.' },
    passed: { label: 'Passed', help: 'How many of them passed.' },
    remarks: { label: 'Remarks' },
    awaited: { label: 'Awaited', help: 'Day since which the office waits for it.' },
    notApplicable: { label: 'Not applicable', help: 'Why there is none.' },
  },
};

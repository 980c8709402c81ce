const picture = {
  label: 'Portrait',
  help: 'A photo; until there is one, the drawing “Portrait until there is a photo”.',
};

export const peopleFields = {
  staff: {
    staff: {
      label: 'List of the staff',
      help: 'Everybody, in the order of the cards. A title begins a group.',
    },
  },
  staffMember: {
    name: {
      kind: 'Person',
      label: 'Name',
      help: 'With the title before it. Committees and classes name people by it.',
      example: 'Mrs. Asha Kulkarni',
      shown: 'On the page of the teachers, in committees and beside classes',
    },
    designation: {
      label: 'Designation',
      help: 'First the post as the mandatory disclosure counts it, then the subject of a teacher.',
      example: 'TGT Mathematics',
    },
    qualification: { label: 'Qualification', help: 'The degrees.', example: 'M.Sc., B.Ed.' },
    picture,
  },
  peopleGroup: {
    group: {
      label: 'Title of a group',
      help: 'Everyone below it is in the group, up to the next title.',
      example: 'Primary, Classes 1 to 5',
    },
    note: { label: 'Note', help: 'A sentence below the title.', example: 'PRT is a primary teacher.' },
  },
  committees: {
    committees: { label: 'List of committees' },
  },
  committee: {
    id: {
      label: 'Short name',
      help: 'In small English letters. Links and PDFs refer to the committee by it.',
      example: 'pocso',
      shown: 'Only in addresses',
    },
    title: { label: 'Name of the committee' },
    note: { label: 'Note', help: 'A sentence below the name, for example what the committee is for.' },
    members: { label: 'Members', help: 'In the order of the table, which numbers them.' },
  },
  committeeMember: {
    staff: {
      label: 'Member of the staff',
      help: 'Someone who works at the school, as named in the list of the staff.',
    },
    designation: { label: 'Place in the committee', example: 'Secretary' },
    category: { label: 'Category', help: 'An extra column of the POCSO and transport committees.', example: 'Staff' },
    role: { label: 'Role', help: 'An extra column of the transport committee.', example: 'Plans routes and stops' },
    mobile: { label: 'Mobile number', help: 'An extra column of the transport committee.', example: '+91 98765 43210' },
    name: {
      label: 'Other person',
      help: 'Somebody who is not in the list of the staff, with title; {{principalName}} becomes the name of the principal. A pupil is never named: “Student representative (girl), Class IX”.',
      example: 'Mr. Dattatray Bhosale',
    },
  },
  person: {
    name: {
      kind: 'Person',
      label: 'Name',
      help: 'A pupil or former pupil only with a consent in writing.',
      example: 'Dr. Asha Kulkarni',
    },
    role: { label: 'Profession, post or class', example: 'Doctor', shown: 'Below the name' },
    figure: { label: 'Figure to highlight', help: 'Such as a result.', example: '96.4 %' },
    words: { label: 'What they say', help: 'Or what is said of them, in a few sentences.' },
    picture,
  },
  signature: {
    name: { label: 'Name of the signatory', example: 'Mrs. Asha Kulkarni' },
    role: { label: 'Designation', example: 'Chairman' },
    picture,
  },
};

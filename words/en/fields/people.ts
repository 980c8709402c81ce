export const peopleFields = {
  staff: {
    staff: { label: 'Staff', help: 'Everybody, in the order of the cards; a line “- group: …” begins a group.' },
  },
  staffMember: {
    name: { label: 'Name', help: 'Name with title, for example Mrs. Asha Kulkarni.' },
    designation: { label: 'Designation', help: 'Designation or subject, for example TGT Mathematics.' },
    qualification: { label: 'Qualification', help: 'Degrees, for example M.Sc., B.Ed.' },
    picture: { label: 'Picture', help: 'Portrait. `portrait-placeholder` is used until there is a photo.' },
  },
  peopleGroup: {
    group: {
      label: 'Group',
      help: 'Title of a group, for example Primary, Grades 1 to 5: everyone below it is in it, up to the next title.',
    },
    note: { label: 'Note', help: 'A sentence below the title, for example what PRT means.' },
  },
  committees: {
    committees: { label: 'Committees' },
  },
  committee: {
    id: { label: 'Id', help: 'Short name for links, for example pocso.' },
    title: { label: 'Title' },
    note: { label: 'Note', help: 'One line below the title, for example what the committee is for.' },
    members: { label: 'Members' },
  },
  committeeMember: {
    staff: { label: 'Staff', help: 'Someone who works at the school: the name exactly as in facts/staff.yaml.' },
    designation: { label: 'Designation', help: 'Place in the committee, for example Member.' },
    category: { label: 'Category', help: 'Extra column of the POCSO and transport committees.' },
    role: { label: 'Role', help: 'Extra column of the transport committee.' },
    mobile: { label: 'Mobile', help: 'Extra column of the transport committee.' },
    name: {
      label: 'Name',
      help: 'Anybody else: name with title. A pupil is never named: “Student representative (girl), Class IX”.',
    },
  },
  person: {
    name: { label: 'Name', help: 'Who it is. A pupil or former pupil only with a consent in writing.' },
    role: { label: 'Role', help: 'Below the name: a profession, an office, a class.' },
    figure: { label: 'Figure', help: 'A figure to highlight, for example 96.4 %.' },
    words: { label: 'Words', help: 'What they say, or what is said of them, in a few sentences.' },
    picture: { label: 'Picture', help: 'Portrait. `portrait-placeholder` is used until there is a photo.' },
  },
  signature: {
    name: { label: 'Name' },
    role: { label: 'Role' },
    picture: { label: 'Picture' },
  },
};

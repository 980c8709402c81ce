export const calendarFields = {
  calendar: {
    commonHolidays: { label: 'Common holidays' },
    gazettedHolidays: { label: 'Gazetted holidays' },
    examinationCycle: { label: 'Examination cycle' },
    earlier: {
      label: 'Earlier',
      help: 'Sessions that are over, the newest first, each with the three tables. They stay below the current one.',
    },
  },
  commonHolidays: {
    session: { label: 'Session', help: 'For example 2019-2020.' },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
    rows: { label: 'Rows' },
  },
  vacation: {
    vacation: { label: 'Vacation' },
    id: {
      label: 'Id',
      help: 'Identifies this day in calendars on phones, in place of its name. Needed only if you rename a published day: write its old name here.',
    },
    from: { label: 'From', help: 'First day of the vacation.' },
    to: { label: 'To', help: 'Last day of the vacation. May be left out if reopensForStudents is given.' },
    reopensForStudents: { label: 'Reopens for students', help: 'Day on which the pupils come again.' },
    reopensForTeachers: { label: 'Reopens for teachers', help: 'Day on which the teachers come again.' },
  },
  gazettedHolidays: {
    session: { label: 'Session' },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
    rows: { label: 'Rows' },
  },
  holiday: {
    date: { label: 'Date' },
    event: { label: 'Event' },
    id: {
      label: 'Id',
      help: 'Identifies this day in calendars on phones, in place of its name. Needed only if you rename a published day: write its old name here.',
    },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
  },
  examinationCycle: {
    session: { label: 'Session', help: 'For example 2019-20.' },
    searchWords: {
      label: 'Search words',
      help: 'Words that parents type to find it, although they are not on the screen, by language: en: [charges], mr: [फी], hi: [फीस]. Spelling mistakes and Marathi in Latin letters the search knows already.',
    },
    groups: {
      label: 'Groups',
      help: 'The classes that write tests of their own, each a column, for example Class III to V.',
    },
    rows: { label: 'Rows' },
  },
  test: {
    tests: { label: 'Tests', help: 'Name of the test of each group, in the order of groups.' },
    id: {
      label: 'Id',
      help: 'Identifies this day in calendars on phones, in place of its name. Needed only if you rename a published day: write its old name here.',
    },
    from: { label: 'From', help: 'First day of the test.' },
    to: { label: 'To', help: 'Last day of the test.' },
    openHouse: {
      label: 'Open house',
      help: 'Day on which parents see the answer papers. Leave it out where there is none.',
    },
  },
};

import { searchWords } from './search-words.ts';

const session = { label: 'Academic session', example: '2026-27' };
const id = {
  label: 'Earlier name',
  help: 'Only if you rename a day that is already published: its old name. Otherwise phones show both.',
  shown: 'Nowhere: calendars on phones recognise the day by it',
};

export const calendarFields = {
  calendar: {
    commonHolidays: { label: 'Vacations', help: 'Holidays of several days, and when school reopens.' },
    gazettedHolidays: { label: 'Gazetted holidays', help: 'Single days on which school is closed.' },
    examinationCycle: { label: 'Examinations' },
    earlier: {
      label: 'Earlier sessions',
      help: 'Sessions that are over, the newest first, each with its three tables.',
      shown: 'Below the current session, where a tap opens them',
    },
  },
  commonHolidays: { session, searchWords, rows: { label: 'List of vacations' } },
  vacation: {
    vacation: { label: 'Name of the vacation', example: 'Diwali' },
    id,
    from: { label: 'First day', example: '2026-11-05' },
    to: {
      label: 'Last day',
      help: 'Not needed if you give the day on which pupils come again.',
      example: '2026-11-22',
    },
    reopensForStudents: {
      label: 'Reopens for pupils',
      help: 'The day on which they come again.',
      example: '2026-11-23',
    },
    reopensForTeachers: {
      label: 'Reopens for teachers',
      help: 'The day on which they come again.',
      example: '2026-11-20',
    },
  },
  gazettedHolidays: { session, searchWords, rows: { label: 'List of holidays' } },
  holiday: {
    date: { label: 'Date', help: 'The day of the week follows from it.', example: '2026-10-20' },
    event: { label: 'Name of the holiday', example: 'Dasara' },
    id,
    searchWords,
  },
  examinationCycle: {
    session,
    searchWords,
    groups: {
      label: 'Groups of classes',
      help: 'Classes with tests of their own; each group is a column of the table.',
      example: 'Class III to V',
    },
    rows: { label: 'List of examinations' },
  },
  test: {
    tests: {
      label: 'Names of the tests',
      help: 'The test of each group of classes, in the order of the groups.',
      example: 'Unit Test I',
    },
    id,
    from: { label: 'First day', example: '2026-07-20' },
    to: { label: 'Last day', example: '2026-07-24' },
    openHouse: {
      label: 'Open house',
      help: 'The day on which parents see the answer papers. Leave it out if there is none.',
      example: '2026-08-01',
    },
  },
};

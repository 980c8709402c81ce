export { calendarFields } from '../../en/fields/calendar.ts';

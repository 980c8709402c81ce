export { peopleFields } from '../../en/fields/people.ts';

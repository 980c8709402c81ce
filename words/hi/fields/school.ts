export { schoolFields } from '../../en/fields/school.ts';

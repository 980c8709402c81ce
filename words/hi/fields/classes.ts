export { classesFields } from '../../en/fields/classes.ts';

export { picturesFields } from '../../en/fields/pictures.ts';

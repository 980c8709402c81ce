export { fieldWords, fileWords } from '../en/fields.ts';

export { textsFields } from '../../en/fields/texts.ts';

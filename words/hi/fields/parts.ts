export { partsFields } from '../../en/fields/parts.ts';

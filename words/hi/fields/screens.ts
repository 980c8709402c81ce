export { screensFields } from '../../en/fields/screens.ts';

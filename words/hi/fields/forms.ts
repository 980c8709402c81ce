export { formsFields } from '../../en/fields/forms.ts';

import { type SchoolLook, stylesWith } from '../../app/answers/styles';

const ofOffice = import.meta.glob<string>('./**/*.module.css', { query: '?inline', import: 'default', eager: true });

/** The style sheet of all pages of the office. */
export function officeStyles(look: SchoolLook): string {
  return stylesWith(look, ofOffice);
}

import { allInDigits } from '../../../words/digits';
import { type Language, numberingOf } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { content, contentsOfOthers } from './content';

/* Parts of the school in `tests/school/` that many tests need. Nobody edits it, so tests write its texts and addresses themselves. */

/** The form of /enquiry-form and of the dialog, which opens on every arrival. */
export const enquiry = formOf('enquiry');
/** The form of /career, which has parts and a conditional question. */
export const career = formOf('career');

/** Form → its field with the name of the child or applicant. */
export const nameFields: Readonly<Record<string, string>> = { enquiry: 'full_name', career: 'from_name' };

/** Addresses of the fees, the contacts and the forms, which are cached before any visit. */
export const keptUnseen = ['/classes', '/career', '/contact-us', '/enquiry-form'];

/** Dropdowns of the header menu around the link “Science Lab”. */
export const toScienceLab = ['About', 'About the Infrastructure', 'Facility'];

export const [marathi] = contentsOfOthers as [typeof content];

/** The words of the interface in English, the first language of the school. */
export const words = wordsIn.en;

/** Matches the error message about a mobile number up to its example, whose space differs between browsers. */
export function mobileComplaint(language: Language = 'en'): RegExp {
  const message = allInDigits(wordsIn[language].form.notAMobileNumber, numberingOf('devanagari', language));
  const [beginning = ''] = message.split('\u00a0');
  return new RegExp(beginning);
}

function formOf(id: string) {
  return content.forms.find((form) => form.id === id)!;
}

import type { FormDefinition } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { showSpokenNumber } from '../../../forms/spoken-number';
import { closeDialog, dialogTitleId, showDialog } from '../../components/dialog/dialog';
import type { Words } from '../../../words/words';
import { enquiryDialogId, successDialogId, successNumberId, successReferenceId, successSentenceId } from './dialog-ids';

/** The enquiry dialog hides first, then the success dialog shows, with the words of the form that was sent. */
export function showSuccess(
  sent: FormDefinition['sent'],
  reference: string | undefined,
  spokenNumber: number | undefined,
  words: Words,
): void {
  say(dialogTitleId(successDialogId), sent.title);
  say(successSentenceId, sent.sentence);
  markLanguage(dialogTitleId(successDialogId), langOfText(sent, sent.title));
  markLanguage(successSentenceId, langOfText(sent, sent.sentence));
  say(successNumberId, spokenNumber === undefined ? '' : words.spokenNumber(showSpokenNumber(spokenNumber)));
  say(successReferenceId, reference === undefined ? '' : words.reference(reference));
  closeDialog(enquiryDialogId);
  showDialog(successDialogId);
}

function say(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

/** Another form of the page may have said the same in another language. */
function markLanguage(id: string, own: { lang: string } | undefined): void {
  const element = document.getElementById(id);
  if (own) element?.setAttribute('lang', own.lang);
  else element?.removeAttribute('lang');
}

import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { FormDefinition } from '../../../forms/form-definition';
import { closeDialog, showDialog } from '../../components/dialog/dialog';
import { LanguageContext, languageOfPage } from '../../language';
import { enquiryDialogId, successDialogId } from './dialog-ids';
import { SuccessDialog } from './success-dialog';

let root: Root | undefined;

/**
 * The enquiry dialog hides first, then the success dialog shows, with the words of the form that was sent. It stands at the
 * root of the page, and comes into it when it is needed.
 *
 * @param spokenNumber for the telephone, if the endpoint has given one
 */
export function showSuccess(
  sent: FormDefinition['sent'],
  reference: string | undefined,
  spokenNumber: number | undefined,
): void {
  const shown = (root ??= createRoot(document.body.appendChild(document.createElement('div'))));
  flushSync(() =>
    shown.render(
      <LanguageContext value={languageOfPage()}>
        <SuccessDialog sent={sent} reference={reference} spokenNumber={spokenNumber} />
      </LanguageContext>,
    ),
  );
  closeDialog(enquiryDialogId);
  showDialog(successDialogId);
}

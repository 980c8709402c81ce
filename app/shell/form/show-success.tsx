import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { closeDialog, showDialog } from '../../components/dialog/dialog';
import { LanguageContext, languageOfPage } from '../../language';
import { enquiryDialogId, successDialogId } from './dialog-ids';
import { SuccessDialog, type SuccessDialogProps } from './success-dialog';

let root: Root | undefined;

/**
 * The enquiry dialog hides first, then the success dialog shows, with the words of the form that was sent. It stands at the
 * root of the page, and comes into it when it is needed.
 */
export function showSuccess(props: SuccessDialogProps): void {
  const shown = (root ??= createRoot(document.body.appendChild(document.createElement('div'))));
  flushSync(() =>
    shown.render(
      <LanguageContext value={languageOfPage()}>
        <SuccessDialog {...props} />
      </LanguageContext>,
    ),
  );
  closeDialog(enquiryDialogId);
  showDialog(successDialogId);
}

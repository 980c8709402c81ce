import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { LanguageContext, languageOfPage } from '../../language';
import { enquiryDialogId, successDialogId } from './dialog-ids';
import { SuccessDialog, type SuccessDialogProps } from './success-dialog';

let root: Root | undefined;

/** Replaces the enquiry dialog by the success dialog, with the texts of the submitted form. */
export function showSuccess(props: SuccessDialogProps): void {
  const shown = (root ??= createRoot(document.body.appendChild(document.createElement('div'))));
  flushSync(() =>
    shown.render(
      <LanguageContext value={languageOfPage()}>
        <SuccessDialog {...props} />
      </LanguageContext>,
    ),
  );
  dialog(enquiryDialogId)?.close();
  dialog(successDialogId)?.showModal();
}

function dialog(id: string): HTMLDialogElement | null {
  return document.querySelector(`dialog#${id}`);
}

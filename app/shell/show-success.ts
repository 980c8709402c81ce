import { closeDialog, showDialog } from '../components/dialog/dialog';
import { enquiryDialogId, successDialogId } from './dialog-ids';

/** The enquiry dialog hides first, then the success dialog shows. Both forms end here. */
export function showSuccess(): void {
  closeDialog(enquiryDialogId);
  showDialog(successDialogId);
}

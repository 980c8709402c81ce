import { enquiryForm } from '../../forms/enquiry';
import type { Settings } from '../../model/settings';
import { words } from '../../words/en';
import { closeDialog, Dialog } from '../components/dialog/dialog';
import type { SchoolContact } from '../components/mail-form/failure-summary';
import { MailForm } from '../components/mail-form/mail-form';
import type { PrivacyNoticeText } from '../components/mail-form/privacy-notice';
import { enquiryDialogId } from './dialog-ids';
import { showSuccess } from './show-success';

interface EnquiryDialogProps {
  opens: Settings['enquiryDialog'];
  notice: PrivacyNoticeText;
  contact: SchoolContact;
}

/** The admission enquiry that opens by itself when a visitor arrives: `wake/sleeping-page.ts` opens it. */
export function EnquiryDialog({ opens, notice, contact }: EnquiryDialogProps) {
  return (
    <Dialog id={enquiryDialogId} title={words.enquiryDialogTitle} opens={opens}>
      <MailForm
        form={enquiryForm}
        idPrefix="enquiry-dialog"
        leaves="dialog"
        notice={notice}
        contact={contact}
        onSent={showSuccess}
        onClose={() => closeDialog(enquiryDialogId)}
      />
    </Dialog>
  );
}

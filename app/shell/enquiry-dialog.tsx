import { useEffect } from 'react';
import { enquiryForm } from '../../forms/enquiry';
import type { Settings } from '../../model/settings';
import { words } from '../../words/en';
import { closeDialog, Dialog, showDialog } from '../components/dialog/dialog';
import type { SchoolContact } from '../components/mail-form/failure-summary';
import { MailForm } from '../components/mail-form/mail-form';
import type { PrivacyNoticeText } from '../components/mail-form/privacy-notice';
import { isArrival } from './arrival';
import { enquiryDialogId } from './dialog-ids';
import { showSuccess } from './show-success';

interface EnquiryDialogProps {
  opens: Settings['enquiryDialog'];
  notice: PrivacyNoticeText;
  contact: SchoolContact;
}

/** The admission enquiry that opens by itself when a visitor arrives. */
export function EnquiryDialog({ opens, notice, contact }: EnquiryDialogProps) {
  useEffect(() => {
    if (!isArrival(opens)) return;
    // After the first paint: the visitor sees where they are before something lies over it.
    const frame = requestAnimationFrame(() => setTimeout(() => showDialog(enquiryDialogId)));
    return () => cancelAnimationFrame(frame);
  }, [opens]);

  return (
    <Dialog id={enquiryDialogId} title={words.enquiryDialogTitle}>
      <MailForm
        form={enquiryForm}
        idPrefix="enquiry-dialog"
        notice={notice}
        contact={contact}
        onSent={showSuccess}
        onClose={() => closeDialog(enquiryDialogId)}
      />
    </Dialog>
  );
}

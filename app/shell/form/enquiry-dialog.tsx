import type { DialogOpens } from '../../../model/concepts/settings';
import { Dialog } from '../../components/dialog/dialog';
import type { SchoolContact } from '../../components/mail-form/failure-summary';
import { PrivacyNotice, type PrivacyNoticeText } from '../../components/mail-form/privacy-notice';
import { enquiryDialogId } from './dialog-ids';
import SchoolForm from './mail-form.island';

interface EnquiryDialogProps {
  formId: string;
  /** Name of the form. */
  title: string;
  opens: DialogOpens;
  notice: PrivacyNoticeText;
  contact: SchoolContact;
  homePath: string;
}

/** The form that opens by itself when a visitor arrives: `page-script/dialogs.ts` opens it. */
export function EnquiryDialog({ formId, title, opens, notice, contact, homePath }: EnquiryDialogProps) {
  return (
    <Dialog id={enquiryDialogId} title={title} opens={opens}>
      <SchoolForm formId={formId} place="dialog" contact={contact} homePath={homePath}>
        <PrivacyNotice {...notice} />
      </SchoolForm>
    </Dialog>
  );
}

import type { DialogOpens } from '../../../model/concepts/settings';
import { Dialog } from '../../components/dialog/dialog';
import { enquiryDialogId } from './dialog-ids';

interface EnquiryDialogProps {
  /** Name of the form. */
  title: string;
  opens: DialogOpens;
  /** Where its form is. */
  contentAddress: string | undefined;
}

/** The form that opens by itself when a visitor arrives: `page-script/dialogs.ts` fetches it and opens it. */
export function EnquiryDialog({ title, opens, contentAddress }: EnquiryDialogProps) {
  return <Dialog id={enquiryDialogId} title={title} opens={opens} contentAddress={contentAddress} />;
}

import type { DialogOpens } from '../../../model/concepts/settings';
import { Dialog } from '../../components/dialog/dialog';
import { LanguageSwitch, type PageInLanguage } from '../head/language-switch';
import { enquiryDialogId } from './dialog-ids';

interface EnquiryDialogProps {
  schoolName: string;
  /** Name of the form. */
  title: string;
  opens: DialogOpens;
  /** Where its form is. */
  contentAddress: string | undefined;
  otherLanguages: readonly PageInLanguage[];
}

/** The form that opens by itself when a visitor arrives: `page-script/dialogs.ts` fetches it and opens it. */
export function EnquiryDialog({ schoolName, title, opens, contentAddress, otherLanguages }: EnquiryDialogProps) {
  return (
    <Dialog id={enquiryDialogId} eyebrow={schoolName} title={title} opens={opens} contentAddress={contentAddress}>
      <LanguageSwitch pages={otherLanguages} fragment={`#${enquiryDialogId}`} />
    </Dialog>
  );
}

import { Dialog } from '../../components/dialog/dialog';
import { LanguageSwitch } from '../head/language-switch';
import { type Site, useSite } from '../site';
import { enquiryDialogId } from './dialog-ids';

interface EnquiryDialogProps {
  enquiry: NonNullable<Site['enquiry']>;
  /** Address of the file with the dialog's form. */
  contentAddress: string | undefined;
}

/** The enquiry dialog. When a visitor arrives, `page-script/dialogs.ts` fetches its form and opens it. */
export function EnquiryDialog({ enquiry: { form, path: formPath, opens }, contentAddress }: EnquiryDialogProps) {
  const { school, path } = useSite();
  return (
    <Dialog
      id={enquiryDialogId}
      eyebrow={school.name}
      title={form.title}
      // On the screen of the form, the dialog would show the same form again.
      opens={path === formPath ? 'never' : opens}
      contentAddress={contentAddress}
    >
      <LanguageSwitch fragment={`#${enquiryDialogId}`} />
    </Dialog>
  );
}

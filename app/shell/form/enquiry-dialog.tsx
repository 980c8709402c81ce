import { Dialog } from '../../components/dialog/dialog';
import { LanguageSwitch } from '../head/language-switch';
import { type Site, useSite } from '../site';
import { enquiryDialogId } from './dialog-ids';

interface EnquiryDialogProps {
  enquiry: NonNullable<Site['enquiry']>;
  /** Address of the file with its form. */
  contentAddress: string | undefined;
}

/** Opens by itself when a visitor arrives: `page-script/dialogs.ts` fetches its form and opens it. */
export function EnquiryDialog({ enquiry: { form, path: formPath, opens }, contentAddress }: EnquiryDialogProps) {
  const { school, path } = useSite();
  return (
    <Dialog
      id={enquiryDialogId}
      eyebrow={school.name}
      title={form.title}
      // The form's own screen shows it already.
      opens={path === formPath ? 'never' : opens}
      contentAddress={contentAddress}
    >
      <LanguageSwitch fragment={`#${enquiryDialogId}`} />
    </Dialog>
  );
}

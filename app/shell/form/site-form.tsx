import { noticeBeside } from '../../../model/concepts/privacy';
import { PrivacyNotice } from '../../components/mail-form/privacy-notice';
import { useSite } from '../site';
import SchoolForm from './mail-form.island';

/** A form of the school with its privacy notice. */
export function SiteForm({ formId, place }: { formId: string; place: 'screen' | 'dialog' }) {
  const { contact, homePath, isDrawn, privacy, language } = useSite();
  const notice = noticeBeside(formId, privacy, language);
  return (
    <SchoolForm formId={formId} place={place} contact={contact} homePath={homePath} isDrawn={isDrawn}>
      {notice && <PrivacyNotice {...notice} />}
    </SchoolForm>
  );
}

import { useNavigate } from 'react-router';
import { careerForm } from '../../../forms/career';
import { enquiryForm } from '../../../forms/enquiry';
import { MailForm } from '../../components/mail-form/mail-form';
import { siteContent } from '../../content.server';
import { ContactBlock } from '../../shell/contact-block';
import { ScreenHead } from '../../shell/screen-head';
import { showSuccess } from '../../shell/show-success';
import { useSite } from '../../shell/use-site';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { Route } from './+types/form';
import styles from './form.module.css';

const forms = { '/enquiry-form': enquiryForm, '/career': careerForm };

export function loader({ url }: Route.LoaderArgs) {
  const formId = forms[url.pathname as keyof typeof forms].id;
  return { head: introOf(url), formId, notice: siteContent().privacy[formId] };
}

/** A form that goes out as mail, with the school’s address and telephones beside it. */
export default function FormPage({ loaderData }: Route.ComponentProps) {
  const { head, formId, notice } = loaderData;
  const { school } = useSite();
  const leave = useLeave();
  const form = formId === 'enquiry' ? enquiryForm : careerForm;
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      <div className={`${page.sheet} ${styles.columns}`}>
        <MailForm
          form={form}
          idPrefix={formId}
          leaves="home"
          notice={notice}
          contact={school}
          onSent={showSuccess}
          onClose={leave}
        />
        <ContactBlock school={school} />
      </div>
    </>
  );
}

/** Close: back to where the visitor came from within the site, else to Home. What was typed stays for the tab. */
function useLeave() {
  const navigate = useNavigate();
  return () => {
    // In a tab of its own there is nothing to go back to.
    const cameFromWithin =
      window.history.length > 1 &&
      (((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0 ||
        document.referrer.startsWith(`${window.location.origin}/`));
    void (cameFromWithin ? navigate(-1) : navigate('/'));
  };
}

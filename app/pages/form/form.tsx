import { noticeBeside } from '../../../model/concepts/privacy';
import type { SiteContent } from '../../../model/concepts/site-content';
import { PrivacyNotice } from '../../components/mail-form/privacy-notice';
import { ContactBlock } from '../contact/contact-block';
import SchoolForm from '../../shell/form/mail-form.island';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/site';
import { DetailsScript } from '../details-script';
import { introOf, type PageProps } from '../page';
import page from '../page.module.css';
import preselect from './preselect-script.ts?inline-script';
import styles from './form.module.css';
import goBack from './go-back-script.ts?inline-script';

/** A form that goes out as mail, with the school’s address and telephones beside it. */
export function FormPage(props: PageProps<'form'>) {
  const { screen, content } = props;
  return (
    <>
      <ScreenHead {...introOf(props)} pictureOn="wide-screens" />
      <div className={`${page.sheet} ${styles.columns}`}>
        <FormPart formId={screen.data.form} content={content} />
        <ContactBlock school={content.school} />
      </div>
    </>
  );
}

interface FormPartProps {
  formId: string;
  content: SiteContent;
}

/** A form with its notice. */
export function FormPart({ formId, content: { forms, privacy, language } }: FormPartProps) {
  const hasLists = forms.some(({ id, fields }) => id === formId && fields.some(({ kind }) => kind === 'select'));
  const isInParts = forms.some(({ id, fields: [first] }) => id === formId && first?.part);
  const notice = noticeBeside(formId, privacy, language);
  const { contact, homePath, isDrawn } = useSite();
  return (
    <>
      <SchoolForm formId={formId} place="screen" contact={contact} homePath={homePath} isDrawn={isDrawn}>
        {notice && <PrivacyNotice {...notice} />}
      </SchoolForm>
      {isInParts && <DetailsScript />}
      <script dangerouslySetInnerHTML={{ __html: goBack }} />
      {hasLists && <script dangerouslySetInnerHTML={{ __html: preselect }} />}
    </>
  );
}

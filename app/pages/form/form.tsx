import { noticeBeside } from '../../../model/concepts/privacy';
import { PrivacyNotice } from '../../components/mail-form/privacy-notice';
import { ContactBlock } from '../contact/contact-block';
import SchoolForm from '../../shell/form/mail-form.island';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/site';
import { DetailsScript } from '../details-script';
import { headOf, type PageProps } from '../page';
import page from '../page.module.css';
import preselect from './preselect-script.ts?inline-script';
import styles from './form.module.css';
import goBack from './go-back-script.ts?inline-script';

/** A form with the school's address and telephones beside it. */
export function FormPage(props: PageProps<'form'>) {
  return (
    <>
      <ScreenHead {...headOf(props)} pictureOn="wide-screens" />
      <div className={`${page.sheet} ${styles.columns}`}>
        <FormBlock formId={props.screen.data.form} />
        <ContactBlock />
      </div>
    </>
  );
}

/** A form with its privacy notice. */
export function FormBlock({ formId }: { formId: string }) {
  const { forms, privacy, language, contact, homePath, isDrawn } = useSite();
  const hasLists = forms.some(({ id, fields }) => id === formId && fields.some(({ kind }) => kind === 'select'));
  const isInSections = forms.some(({ id, fields: [first] }) => id === formId && first?.part);
  const notice = noticeBeside(formId, privacy, language);
  return (
    <>
      <SchoolForm formId={formId} place="screen" contact={contact} homePath={homePath} isDrawn={isDrawn}>
        {notice && <PrivacyNotice {...notice} />}
      </SchoolForm>
      {isInSections && <DetailsScript />}
      <script dangerouslySetInnerHTML={{ __html: goBack }} />
      {hasLists && <script dangerouslySetInnerHTML={{ __html: preselect }} />}
    </>
  );
}

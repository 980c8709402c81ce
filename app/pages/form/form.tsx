import type { LoaderFunctionArgs } from 'react-router';
import { noticeBeside } from '../../../model/concepts/privacy';
import { PrivacyNotice } from '../../components/mail-form/privacy-notice';
import { screenAt, contentAt } from '../../content.server';
import { ContactBlock } from '../../shell/contact-block';
import SchoolForm from '../../shell/mail-form.island';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/use-site';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import takeAnswer from './answer-of-address-script.ts?inline-script';
import styles from './form.module.css';

export function loader({ url }: LoaderFunctionArgs) {
  const { forms, privacy, language } = contentAt(url);
  const formId = screenAt(url, 'form').data.form;
  const hasLists = forms.some(({ id, fields }) => id === formId && fields.some(({ kind }) => kind === 'select'));
  return { head: introOf(url, 'form'), formId, hasLists, notice: noticeBeside(formId, privacy, language) };
}

/** A form that goes out as mail, with the school’s address and telephones beside it. */
export default function FormPage({ loaderData }: PageProps<typeof loader>) {
  const { head, formId, hasLists, notice } = loaderData;
  const { school, contact, homePath } = useSite();
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      <div className={`${page.sheet} ${styles.columns}`}>
        <SchoolForm formId={formId} place="screen" contact={contact} homePath={homePath}>
          {notice && <PrivacyNotice {...notice} />}
        </SchoolForm>
        <ContactBlock school={school} />
      </div>
      {hasLists && <script dangerouslySetInnerHTML={{ __html: takeAnswer }} />}
    </>
  );
}

import { ContactBlock } from '../contact/contact-block';
import { SiteForm } from '../../shell/form/site-form';
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
  const { fields = [] } = useSite().forms.find(({ id }) => id === formId) ?? {};
  return (
    <>
      <SiteForm formId={formId} place="screen" />
      {fields[0]?.part && <DetailsScript />}
      <script dangerouslySetInnerHTML={{ __html: goBack }} />
      {fields.some(({ kind }) => kind === 'select') && <script dangerouslySetInnerHTML={{ __html: preselect }} />}
    </>
  );
}

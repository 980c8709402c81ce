import { Button } from '../../../app/components/button/button';
import type { Language } from '../../../words/languages';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import type { FieldForm } from '../../website-views';
import { fieldPage } from '../parts/addresses';
import styles from './field.module.css';
import { inputIdOf } from './input-id';
import { useLanguageName } from '../parts/language-name';

interface ConfirmTranslationProps {
  form: FieldForm;
  language: Language;
  /** Address of the field whose page this is. */
  page: string;
}

/** After the text has changed: asks whether its translation still fits. Nobody has to answer at once. */
export function ConfirmTranslation({ form, language, page }: ConfirmTranslationProps) {
  const { field: say } = useOfficeWords().website;
  const nameOf = useLanguageName();
  const { address, entries, was } = form;
  const id = `confirm-${language}`;
  return (
    <ActionForm
      id={id}
      action="/website/field"
      about={{ address, language, confirm: 'yes' }}
      hidden={{ was, becomes: was, entries: JSON.stringify(entries), next: fieldPage(page) }}
      className={styles.confirm}
      aria-labelledby={`${id}-question`}
    >
      <p id={`${id}-question`} className={styles.question}>
        {say.toConfirm(nameOf(language))}
      </p>
      <Button type="submit" variant="quiet">
        {say.yes}
      </Button>
      <a className={styles.changeLink} href={`#${inputIdOf(language)}`}>
        {say.change}
      </a>
      <p className={styles.quiet}>{say.later}</p>
    </ActionForm>
  );
}

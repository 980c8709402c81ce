import { Button } from '../../../../app/components/button/button';
import type { Language } from '../../../../words/languages';
import { ActionForm } from '../../form/action-form';
import { useOfficeWords } from '../../frame/office-words';
import type { FieldForm } from '../../website-views';
import { fieldPage } from '../parts/addresses';
import ui from '../../layout/ui.module.css';
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
      className={ui.aside}
      data-tone="info"
      aria-labelledby={`${id}-question`}
    >
      <p id={`${id}-question`}>
        <strong>{say.toConfirm(nameOf(language))}</strong>
      </p>
      <div className={ui.row}>
        <Button type="submit" variant="quiet">
          {say.yes}
        </Button>
        <a className={ui.tap} href={`#${inputIdOf(language)}`}>
          {say.change}
        </a>
      </div>
      {!form.isUntranslated && <p className={ui.quiet}>{say.later}</p>}
    </ActionForm>
  );
}

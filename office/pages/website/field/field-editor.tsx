import type { ReactNode } from 'react';
import { Button } from '../../../../app/components/button/button';
import { ActionForm } from '../../form/action-form';
import { useFrame } from '../../frame/frame-context';
import { useOfficeWords } from '../../frame/office-words';
import { isolated, Sentence } from '../../layout/typed';
import { timeOrMoment } from '../../times/times';
import type { FieldForm } from '../../website-views';
import { useNameOf } from '../parts/author';
import ui from '../../layout/ui.module.css';
import styles from './field.module.css';
import { FieldInput } from './field-input';
import { formIdOf, inputIdOf } from './input-id';

interface FieldEditorProps {
  form: FieldForm;
  /** Page to come back to. */
  next: string;
  label: ReactNode;
  /** Set in the table of a list: what the value is, such as “Yearly fee: Grade 5”. */
  inTable?: string;
  /** Language of the text. */
  lang: string | undefined;
}

/** The form of one value. The script saves it while its user is typing. */
export function FieldEditor({ form, next, label, inTable, lang }: FieldEditorProps) {
  const { save, website } = useOfficeWords();
  const { address, language = '', was } = form;
  return (
    <>
      <ActionForm
        id={formIdOf(form)}
        action="/website/field"
        about={{ address, language }}
        hidden={{ was, entries: JSON.stringify(form.entries), next }}
        className={`${ui.stack} ${styles.editor}`}
        data-gap="3"
        data-in-table={inTable && ''}
        data-autosave=""
        data-conflict={form.conflict && ''}
        data-saving={website.field.saving}
        data-not-saved={website.field.notSaved}
        data-unreadable={website.field.unreadable}
      >
        <FieldInput
          form={form}
          id={inTable ? `${formIdOf(form)}-value` : inputIdOf(form.language)}
          label={label}
          lang={lang}
          isInTable={inTable !== undefined}
        />
        <div className={`${ui.row} ${styles.actions}`}>
          <Button type="submit" variant={inTable ? 'quiet' : 'action'} data-save="">
            {save}
          </Button>
          <SavedStatus form={form} />
        </div>
      </ActionForm>
      <Warnings of={form} />
      <Published form={form} next={next} lang={lang} inTable={inTable} />
    </>
  );
}

/** When and by whom the draft got its value. */
function SavedStatus({ form: { saved, conflict, mistakes } }: { form: FieldForm }) {
  const { language } = useFrame();
  const { field: say } = useOfficeWords().website;
  const name = useNameOf(saved?.who ?? '');
  const when = saved && timeOrMoment(saved.at, language);
  const text = when && (name === undefined ? say.savedAt(when) : say.saved(when, name));
  const hasMistakes = mistakes.length > 0;
  return (
    <p className={styles.saved} role="status" data-saved="" data-blocked={hasMistakes || undefined}>
      {text && !conflict && <Sentence text={hasMistakes ? say.savedWithMistake(text) : text} />}
    </p>
  );
}

/** What may be a slip in a value or a change. */
export function Warnings({ of: { warnings = [] } }: { of: Pick<FieldForm, 'warnings'> }) {
  const { check } = useOfficeWords().website;
  return warnings.map((warning) => (
    <p key={warning} className={ui.aside} data-tone="info">
      <strong>{check}</strong> {warning}
    </p>
  ));
}

/** What visitors see until the change is published, and the way back to it. */
export function Published({
  form: { published, saved },
  next,
  lang,
  inTable,
}: Pick<FieldEditorProps, 'form' | 'next' | 'lang' | 'inTable'>) {
  const { website: say, outcome } = useOfficeWords();
  if (published === undefined) return null;
  return (
    <div className={`${inTable ? ui.quiet : ui.aside} ${ui.row} ${styles.published}`} data-tone="info">
      <p>
        <Sentence text={say.field.published(published === '' ? say.empty : isolated(published))} lang={lang} />
      </p>
      {saved && (
        <ActionForm action="/website/undo" about={{ id: saved.id }} hidden={{ next }}>
          <Button type="submit" variant="quiet" aria-label={inTable && `${outcome.undo}: ${inTable}`}>
            {outcome.undo}
          </Button>
        </ActionForm>
      )}
    </div>
  );
}

import { Button } from '../components/button/button';
import { LabelledField } from '../components/mail-form/form-field';
import forms from '../components/mail-form/mail-form.module.css';
import { PrivacyNotice } from '../components/mail-form/privacy-notice';
import { useLanguage } from '../language';
import { envelopeFields } from '../../forms/form-definition';
import { withoutInvisible } from '../../forms/invisible-characters';
import type { FieldError } from '../../forms/validate';
import { serverWordsIn } from '../../words/words';
import type { FilledForm } from './answer';

interface RefilledFormProps {
  filled: FilledForm;
  errors: readonly FieldError[];
  /** Contact for classes that aren't offered. */
  phone: string | undefined;
}

/**
 * The refilled form, to correct and send again. Unknown fields become hidden inputs. The language becomes one, too, because the referrer
 * is no longer a page in that language.
 */
export function RefilledForm({ filled, errors, phone }: RefilledFormProps) {
  const { action, form, fields, values, notice } = filled;
  const language = useLanguage();
  const shown = form?.fields ?? [];
  const unseen = fields.filter(
    ({ name }) => name !== envelopeFields.language && !shown.some((field) => field.name === name),
  );
  return (
    <form className={forms.form} method="post" action={action} encType="multipart/form-data" noValidate>
      {[...unseen, { name: envelopeFields.language, value: language }].map(({ name, value }, index) => (
        // Names may be posted twice.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {shown.map((field) => (
        <LabelledField
          key={field.name}
          field={field}
          id={`${idPrefixOf(filled)}-${field.name}`}
          isAsked={!field.onlyIf}
          value={field.kind === 'multiline' ? linesOf(values[field.name] ?? '') : (values[field.name] ?? '')}
          error={errors.find(({ name }) => name === field.name)?.message}
          phone={phone === undefined ? undefined : { number: phone }}
        />
      ))}
      {notice && <PrivacyNotice {...notice} />}
      <div className={forms.actions}>
        <Button type="submit">{serverWordsIn[language].sendAgain}</Button>
      </div>
    </form>
  );
}

export function idPrefixOf({ form }: FilledForm): string {
  return form?.id ?? 'form';
}

/**
 * React doubles a line end at the start of a text area, because the parser drops one there, but it looks only for a line feed:
 * https://html.spec.whatwg.org/#parsing-main-inbody
 */
function linesOf(text: string): string {
  return withoutInvisible(text).replace(/\r\n?/g, '\n');
}

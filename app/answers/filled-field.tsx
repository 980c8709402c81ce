import type { AllHTMLAttributes } from 'react';
import { ClassNotOffered } from '../components/mail-form/class-not-offered';
import styles from '../components/mail-form/mail-form.module.css';
import { useWords } from '../language';
import { answerToSend } from '../../forms/answer-to-send';
import { parseCalendarDate } from '../../forms/calendar-date';
import type { FormField } from '../../forms/form-definition';
import { withoutInvisible } from '../../forms/invisible-characters';
import { langOfText } from '../../forms/lang-of-text';

interface FilledFieldProps {
  field: FormField;
  id: string;
  /** The answer, as typed. */
  value: string;
  error: string | undefined;
  /** Number to call about a class that the list doesn't have. */
  phone: string | undefined;
}

/**
 * A question with an answer, as `LabelledField` of the site shows it without one. Its island hydrates answers that visitors have typed, so
 * it has no place for them.
 */
export function FilledField({ field, id, value, error, phone }: FilledFieldProps) {
  const words = useWords().form;
  const notOffered = field.kind === 'select' ? field.classesNotOffered : [];
  const notes = notOffered.map(({ label, isClosed }, index) => ({ label, isClosed, noteId: `${id}-note${index}` }));
  const langOfLabel = langOfText(field, field.label);
  const described = [
    field.hint && `${id}-hint`,
    field.onlyIf && `${id}-only`,
    error && `${id}-error`,
    ...notes.map(({ noteId }) => noteId),
  ];
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {langOfLabel ? <span {...langOfLabel}>{field.label}</span> : field.label}
        {!field.required && <span className={styles.optional}> ({words.optional})</span>}
      </label>
      {field.hint && (
        <p className={styles.hint} id={`${id}-hint`} {...langOfText(field, field.hint)}>
          {field.hint}
        </p>
      )}
      {field.onlyIf && (
        <p className={styles.hint} id={`${id}-only`}>
          {words.onlyFor(field.onlyIf.answers.map(({ label }) => label))}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} {...langOfText(field, error)}>
          {error}
        </p>
      )}
      <Control
        field={field}
        value={value}
        shared={{
          id,
          name: field.name,
          required: field.required && !field.onlyIf,
          maxLength: 'maxLength' in field ? field.maxLength : undefined,
          autoComplete: field.autocomplete,
          // Set `false` too: without the attribute, Firefox reports an empty required field as invalid at once.
          'aria-invalid': error !== undefined,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        }}
      />
      {notes.map(({ label, isClosed, noteId }) => (
        <p key={noteId} className={styles.hint} id={noteId}>
          <ClassNotOffered
            label={label}
            isClosed={isClosed}
            phone={phone === undefined ? undefined : { number: phone }}
          />
        </p>
      ))}
    </div>
  );
}

interface ControlProps {
  field: FormField;
  value: string;
  shared: AllHTMLAttributes<never>;
}

function Control({ field, value, shared }: ControlProps) {
  switch (field.kind) {
    case 'multiline':
      return <textarea {...shared} rows={3} defaultValue={linesOf(value)} />;
    case 'select':
      return (
        <select {...shared} defaultValue={field.options.some((option) => option.value === value) ? value : ''}>
          <option value="" {...langOfText(field, field.placeholder)}>
            {field.placeholder}
          </option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value} {...langOfText(field, option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'date':
    case 'date-of-birth': {
      // A date input can't show an invalid date, so use a text box for it.
      const date = parseCalendarDate(answerToSend(field, value));
      const isDate = value === '' || date !== undefined;
      return <input {...shared} type={isDate ? 'date' : 'text'} defaultValue={date ?? value} />;
    }
    case 'mobile':
    case 'email':
    case 'text':
      return (
        <input
          {...shared}
          type={field.kind === 'mobile' ? 'tel' : field.kind}
          inputMode={'keypad' in field ? 'decimal' : undefined}
          defaultValue={value}
        />
      );
  }
}

/**
 * React doubles a line end at the start, because the parser drops one there, but it looks only for a line feed:
 * https://html.spec.whatwg.org/#parsing-main-inbody
 */
function linesOf(text: string): string {
  return withoutInvisible(text).replace(/\r\n?/g, '\n');
}

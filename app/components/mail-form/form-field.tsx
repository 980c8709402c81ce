import type { AllHTMLAttributes } from 'react';
import { answerToSend } from '../../../forms/answer-to-send';
import { parseCalendarDate } from '../../../forms/calendar-date';
import type { FormField } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { useWords } from '../../language';
import { ClassNotOffered } from './class-not-offered';
import { dependentClass } from './dependent-class';
import styles from './mail-form.module.css';

interface FormFieldProps {
  field: FormField;
  id: string;
  /** Whether the question is asked, given the current answers to the others. */
  isAsked: boolean;
  /** Number to call about a class that the list doesn't have. */
  phone: { number: string } | undefined;
  error?: string | undefined;
  /** An earlier answer, which the server gives back. The site has none: its island hydrates what visitors have typed. */
  value?: string;
}

/** A question with its hints, error and control. */
export function LabelledField({ field, id, isAsked, phone, error, value }: FormFieldProps) {
  const words = useWords();
  const hintId = field.hint ? `${id}-hint` : undefined;
  const onlyForId = field.onlyIf && `${id}-only`;
  const errorId = error ? `${id}-error` : undefined;
  const notOffered = field.kind === 'select' ? field.classesNotOffered : [];
  const notes = notOffered.map(({ label, isClosed }, index) => ({ label, isClosed, noteId: `${id}-note${index}` }));
  // The language isn't set on the whole label, since “(optional)” is in the language of the page.
  const langOfLabel = langOfText(field, field.label);
  return (
    <div
      className={field.onlyIf ? `${styles.field} ${dependentClass}` : styles.field}
      data-invalid={error ? true : undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {langOfLabel ? <span {...langOfLabel}>{field.label}</span> : field.label}
        {!field.required && <span className={styles.optional}> ({words.form.optional})</span>}
      </label>
      {field.hint && (
        <p className={styles.hint} id={hintId} {...langOfText(field, field.hint)}>
          {field.hint}
        </p>
      )}
      {field.onlyIf && (
        <p className={styles.hint} id={onlyForId}>
          {words.form.onlyFor(field.onlyIf.answers.map(({ label }) => label))}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId} {...langOfText(field, error)}>
          {error}
        </p>
      )}
      <Control
        field={field}
        value={value}
        shared={{
          id,
          name: field.name,
          // A hidden conditional question must not be required, or the browser would report it.
          required: field.required && isAsked,
          maxLength: 'maxLength' in field ? field.maxLength : undefined,
          autoComplete: field.autocomplete,
          // Set `false` too: without the attribute, Firefox reports an empty required field as invalid at once.
          'aria-invalid': Boolean(error),
          'aria-describedby':
            [hintId, onlyForId, errorId, ...notes.map(({ noteId }) => noteId)].filter(Boolean).join(' ') || undefined,
        }}
      />
      {notes.map(({ label, isClosed, noteId }) => (
        <p key={noteId} className={styles.hint} id={noteId}>
          <ClassNotOffered label={label} isClosed={isClosed} phone={phone} />
        </p>
      ))}
    </div>
  );
}

interface ControlProps extends Pick<FormFieldProps, 'field' | 'value'> {
  shared: AllHTMLAttributes<never>;
}

/** The input element of a question. It is uncontrolled, so that hydration keeps what was typed before. */
function Control({ field, value, shared }: ControlProps) {
  if (field.kind === 'multiline') return <textarea {...shared} rows={3} defaultValue={value} />;
  if (field.kind === 'select') {
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
  }
  if (field.kind === 'date' || field.kind === 'date-of-birth') {
    // A date input can't show an invalid date, so a text box does.
    const date = value && parseCalendarDate(answerToSend(field, value));
    return <input {...shared} type={value && !date ? 'text' : 'date'} defaultValue={date || value} />;
  }
  // Use `tel` instead of `number`: it allows +, and has no spinner or mouse wheel that changes the number.
  return (
    <input
      {...shared}
      type={field.kind === 'mobile' ? 'tel' : field.kind}
      inputMode={'keypad' in field ? 'decimal' : undefined}
      defaultValue={value}
    />
  );
}

import type { FormField } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import { useWords } from '../../language';
import { ClassNotOffered } from './class-not-offered';
import { dependentClass } from './dependent-class';
import styles from './mail-form.module.css';

interface FormFieldProps {
  field: FormField;
  id: string;
  /** Whether the current answers ask it. */
  isAsked: boolean;
  /** Telephone for questions about a class that the list doesn't have. */
  phone: { number: string } | undefined;
  error?: string;
}

/** A question with its hints, error and control. */
export function LabelledField({ field, id, isAsked, phone, error }: FormFieldProps) {
  const words = useWords();
  const hintId = field.hint ? `${id}-hint` : undefined;
  const onlyForId = field.onlyIf && `${id}-only`;
  const errorId = error ? `${id}-error` : undefined;
  const notOffered = field.kind === 'select' ? field.classesNotOffered : [];
  const notes = notOffered.map(({ label }, index) => ({ label, noteId: `${id}-note${index}` }));
  // Not on the whole label: “(optional)” is in the language of the page.
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
        shared={{
          id,
          name: field.name,
          // The browser doesn't know conditions.
          required: field.required && isAsked,
          maxLength: 'maxLength' in field ? field.maxLength : undefined,
          autoComplete: field.autocomplete,
          // Always set: otherwise Firefox reports an empty required field as invalid at once.
          'aria-invalid': Boolean(error),
          'aria-describedby':
            [hintId, onlyForId, errorId, ...notes.map(({ noteId }) => noteId)].filter(Boolean).join(' ') || undefined,
        }}
      />
      {notes.map(({ label, noteId }) => (
        <p key={noteId} className={styles.hint} id={noteId}>
          <ClassNotOffered label={label} phone={phone} />
        </p>
      ))}
    </div>
  );
}

interface SharedAttributes {
  id: string;
  name: string;
  required?: boolean;
  maxLength?: number;
  autoComplete?: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

/** Uncontrolled, so that input from before hydration stays. */
function Control({ field, shared }: { field: FormField; shared: SharedAttributes }) {
  if (field.kind === 'multiline') return <textarea {...shared} rows={3} />;
  if (field.kind === 'select') {
    return (
      <select {...shared} defaultValue="">
        <option value="" {...langOfText(field, field.placeholder)}>
          {field.placeholder}
        </option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value} {...langOfText(field, label)}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'date' || field.kind === 'date-of-birth') return <input {...shared} type="date" />;
  // `tel` rather than `number`: digits with +, no spinner, and the wheel doesn't change it.
  return (
    <input
      {...shared}
      type={field.kind === 'mobile' ? 'tel' : field.kind}
      inputMode={'keypad' in field ? 'decimal' : undefined}
    />
  );
}

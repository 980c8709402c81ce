import type { FormField as Field } from '../../../forms/form-definition';
import { words } from '../../../words/en';
import styles from './mail-form.module.css';

interface FormFieldProps {
  field: Field;
  id: string;
  error?: string;
}

/** One question: label, the reason for it, the complaint, and the control. */
export function FormField({ field, id, error }: FormFieldProps) {
  const hintId = field.hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {!field.required && <span className={styles.optional}> ({words.form.optional})</span>}
      </label>
      {field.hint && (
        <p className={styles.hint} id={hintId}>
          {field.hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <Control
        field={field}
        shared={{
          id,
          name: field.name,
          required: field.required,
          maxLength: field.maxLength,
          autoComplete: field.autoComplete,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        }}
      />
    </div>
  );
}

interface SharedAttributes {
  id: string;
  name: string;
  required: boolean;
  maxLength: number;
  autoComplete?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** Uncontrolled on purpose: what is typed before React wakes stays. */
function Control({ field, shared }: { field: Field; shared: SharedAttributes }) {
  if (field.kind === 'multiline') return <textarea {...shared} rows={3} />;
  if (field.kind === 'select') {
    const { maxLength: _onlyForTexts, ...attributes } = shared;
    return (
      <select {...attributes} defaultValue="">
        <option value="">{field.placeholder}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'date') {
    const { maxLength: _onlyForTexts, ...attributes } = shared;
    return <input {...attributes} type="date" />;
  }
  // `tel`, not `number`: a keypad of digits with +, no spinner, and no change when the wheel turns over it.
  return <input {...shared} type={field.kind === 'mobile' ? 'tel' : field.kind} />;
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../app/components/button/button';
import { useTyped } from './action-form';
import styles from './form.module.css';

interface FieldProps {
  label: ReactNode;
  name: string;
  hint?: string;
  error?: string;
}

/** The parts of a field for its input: ids of hint and error, and whether it is invalid. */
function useDescription({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'> & { saved?: string };

/** @param saved the stored value. Passwords have none, and don't come back */
export function TextField({ label, name, hint, error, saved = '', ...rest }: TextFieldProps) {
  const description = useDescription({ hint, error });
  const value = useTyped(name, saved);
  return (
    <Labelled id={description.id} label={label} hint={hint} error={error}>
      <input
        {...description}
        name={name}
        dir="auto"
        {...rest}
        defaultValue={rest.type === 'password' ? undefined : value}
      />
    </Labelled>
  );
}

export function TextArea({
  label,
  name,
  hint,
  error,
  saved = '',
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id'> & { saved?: string }) {
  const description = useDescription({ hint, error });
  return (
    <Labelled id={description.id} label={label} hint={hint} error={error}>
      <textarea {...description} name={name} dir="auto" {...rest} defaultValue={useTyped(name, saved)} />
    </Labelled>
  );
}

interface SelectFieldProps extends FieldProps {
  saved: string;
  options: readonly { value: string; label: string; lang?: string }[];
}

export function SelectField({ label, name, hint, error, saved, options }: SelectFieldProps) {
  const description = useDescription({ hint, error });
  return (
    <Labelled id={description.id} label={label} hint={hint} error={error}>
      <select {...description} name={name} defaultValue={useTyped(name, saved)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface ChoiceButtonProps {
  name: string;
  value: string;
  /** Whether it is the stored value. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A button that saves a value at once. */
export function ChoiceButton({ name, value, isCurrent = false, children }: ChoiceButtonProps) {
  const isTyped = useTyped(name, '') === value && value !== '';
  return (
    <Button
      type="submit"
      variant={isTyped ? 'action' : 'quiet'}
      name={name}
      value={value}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </Button>
  );
}

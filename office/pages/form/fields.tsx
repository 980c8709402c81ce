import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../app/components/button/button';
import { useFieldId, useTyped } from './action-form';
import ui from '../layout/ui.module.css';
import styles from './form.module.css';

interface FieldProps {
  /** Id of the input, for links to it. */
  id?: string;
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The parts of a field for its input: ids of hint and error, and whether it is invalid. */
function useDescription({ id: own, name, hint, error }: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>) {
  const made = useFieldId(name);
  const id = own ?? made;
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
      <Explanation id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

function Explanation({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={ui.quiet}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={ui.error}>
          {error}
        </p>
      )}
    </>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'> & { saved?: string };

/** @param saved the stored value. Passwords have none, and don't come back */
export function TextField({ id, label, name, hint, error, saved = '', ...rest }: TextFieldProps) {
  const description = useDescription({ id, name, hint, error });
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

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'name' | 'id'> {
  saved?: string;
  /** Buttons above it. */
  tools?: ReactNode;
}

export function TextArea({ id, label, name, hint, error, saved = '', tools, ...rest }: TextAreaProps) {
  const description = useDescription({ id, name, hint, error });
  return (
    <Labelled id={description.id} label={label} hint={hint} error={error}>
      {tools}
      <textarea {...description} name={name} dir="auto" {...rest} defaultValue={useTyped(name, saved)} />
    </Labelled>
  );
}

interface SelectFieldProps extends FieldProps {
  saved: string;
  options: readonly { value: string; label: string; lang?: string }[];
}

export function SelectField({ id, label, name, hint, error, saved, options }: SelectFieldProps) {
  const description = useDescription({ id, name, hint, error });
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

/** All of a few options at once. */
export function RadioField({ id, label, name, hint, error, saved, options }: SelectFieldProps) {
  const { id: ownId, ...description } = useDescription({ id, name, hint, error });
  const value = useTyped(name, saved);
  return (
    <div
      id={ownId}
      role="radiogroup"
      aria-labelledby={`${ownId}-label`}
      {...description}
      className={styles.field}
      data-invalid={error ? true : undefined}
    >
      <p id={`${ownId}-label`} className={styles.label}>
        {label}
      </p>
      <Explanation id={ownId} hint={hint} error={error} />
      <div className={`${ui.row} ${ui.boxes}`}>
        {options.map((option, index) => (
          <label key={option.value} htmlFor={`${ownId}-${index}`} lang={option.lang}>
            <input
              id={`${ownId}-${index}`}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
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

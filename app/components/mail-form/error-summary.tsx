import type { FieldError } from '../../../forms/validate';
import { words } from '../../../words/en';
import styles from './mail-form.module.css';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  idPrefix: string;
}

/** Lists what is to be corrected; each line leads to its field. */
export function ErrorSummary({ errors, idPrefix }: ErrorSummaryProps) {
  return (
    <div className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.form.errorSummary(errors.length)}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idPrefix}-${name}`}
              onClick={(event) => {
                // The plain link would change the address, which the router would take for a navigation.
                event.preventDefault();
                document.getElementById(`${idPrefix}-${name}`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
      <p>{words.form.nothingIsLost}</p>
    </div>
  );
}

import type { FormField } from '../../../forms/form-definition';
import { langOfText } from '../../../forms/lang-of-text';
import type { FieldError } from '../../../forms/validate';
import { useWords } from '../../language';
import { openSectionOf } from './form-sections';
import styles from './mail-form.module.css';

interface ErrorSummaryProps {
  /** Fields of the form; their texts may be in another language. */
  fields: readonly FormField[];
  errors: readonly FieldError[];
  idPrefix: string;
}

/** Lists the mistakes, each with a link to its field. */
export function ErrorSummary({ errors, idPrefix, fields }: ErrorSummaryProps) {
  const words = useWords();
  return (
    <div className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.form.errorSummary(errors.length)}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${idPrefix}-${name}`}
              {...langOfText(fields.find((field) => field.name === name) ?? {}, message)}
              onClick={(event) => {
                // The link itself would add a history entry, and Close goes back one entry.
                event.preventDefault();
                const field = document.getElementById(`${idPrefix}-${name}`);
                openSectionOf(field);
                field?.focus();
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

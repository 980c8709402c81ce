import type { FormDefinition } from '../../../forms/form-definition';
import { words } from '../../../words/en';
import { textsOf } from '../../send/form-texts';
import { type SendError, TimedOutError, UnreachableError } from '../../send/send-errors';
import { Button, ButtonAnchor } from '../button/button';
import styles from './mail-form.module.css';
import { telephoneLink } from '../../telephone';

export interface SchoolContact {
  phones: readonly { label: string; number: string }[];
  whatsapp: string;
}

interface FailureSummaryProps {
  failure: SendError;
  contact: SchoolContact;
  form: FormDefinition;
  /** `id` of the `<form>`, which the button sends again and whose text goes to WhatsApp. */
  formId: string;
}

/** Says what happened in plain words and offers every other way to reach the school. */
export function FailureSummary({ failure, contact, form, formId }: FailureSummaryProps) {
  return (
    <div className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.failure.title}</h2>
      <p>{reasonInWords(failure)}</p>
      <p>{words.form.nothingIsLost}</p>
      <div className={styles.actions}>
        <Button type="submit">{words.form.tryAgain}</Button>
        <ButtonAnchor
          variant="quiet"
          href={`https://wa.me/${contact.whatsapp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            // Written at the moment of the tap, so that the latest text goes along and no address holds it before.
            event.currentTarget.search = `?text=${encodeURIComponent(asMessage(form, formId))}`;
          }}
        >
          {words.failure.whatsapp}
        </ButtonAnchor>
      </div>
      <p>{words.failure.orCall}</p>
      <ul>
        {contact.phones.map(({ label, number }) => (
          <li key={number}>
            {label}: <a href={telephoneLink(number)}>{number}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function reasonInWords(failure: SendError): string {
  if (failure instanceof TimedOutError) return words.failure.timedOut;
  if (failure instanceof UnreachableError) return navigator.onLine ? words.failure.unreachable : words.failure.offline;
  if (failure.status === 429) return words.failure.tooMany;
  if (failure.status === 413) return words.failure.tooLarge;
  return failure.status >= 500 || failure.status === 412 ? words.failure.serverTrouble : words.failure.refused;
}

/** The form as lines of text: `Label: answer`. */
function asMessage(form: FormDefinition, formId: string): string {
  const element = document.getElementById(formId);
  if (!(element instanceof HTMLFormElement)) return '';
  const texts = textsOf(new FormData(element));
  return form.fields
    .map(({ name, label }) => ({ label, answer: (texts[name] ?? '').trim() }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n');
}

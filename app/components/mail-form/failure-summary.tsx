import { TelephoneItems } from '../telephones/telephone-items';
import { withColon } from '../../../forms/label-with-colon';
import { askedFields } from '../../../forms/asked-fields';
import { answerToSend } from '../../../forms/answer-to-send';
import type { FormDefinition } from '../../../forms/form-definition';
import { useWords } from '../../language';
import type { Words } from '../../../words/words';
import { textsOf } from '../../send/form-texts';
import {
  ForeignAnswerError,
  OfflineError,
  type SendError,
  TimedOutError,
  UnreachableError,
} from '../../send/send-errors';
import { Button, ButtonLink } from '../button/button';
import styles from './mail-form.module.css';
import { NumberToSay } from './number-to-say';
import { whatsappLink } from '../../../forms/phone-number';

export interface SchoolContact {
  phones: readonly { label: string; number: string }[];
  whatsapp: string | undefined;
}

interface FailureSummaryProps {
  failure: SendError;
  contact: SchoolContact;
  form: FormDefinition;
  /** `id` of the `<form>` element. */
  formId: string;
  /** Reference of the submission, for a telephone call. */
  reference?: string;
}

/** Explains a failed submission, and offers other ways to reach the school. */
export function FailureSummary({ failure, contact, form, formId, reference }: FailureSummaryProps) {
  const words = useWords();
  return (
    <div className={styles.summary}>
      <h2 className={styles.summaryTitle}>
        {failure.mayHaveArrived ? words.failure.unsureTitle : words.failure.title}
      </h2>
      <p>{reasonInWords(failure, words)}</p>
      {failure.mayHaveArrived && (
        <p>
          {words.failure.safeToSendAgain} {reference && <NumberToSay sentence={words.reference} number={reference} />}
        </p>
      )}
      <p>{words.form.nothingIsLost}</p>
      <div className={styles.actions}>
        <Button type="submit">{words.form.tryAgain}</Button>
        {contact.whatsapp && (
          <ButtonLink
            variant="quiet"
            to={whatsappLink(contact.whatsapp)}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              // Insert the answers only at the tap, so that they are the latest, and no address contains them before.
              event.currentTarget.search = `?text=${encodeURIComponent(asMessage(form, formId))}`;
            }}
          >
            {words.failure.whatsapp}
          </ButtonLink>
        )}
      </div>
      {contact.phones.length > 0 && (
        <>
          <p>{words.failure.orCall}</p>
          <ul>
            <TelephoneItems phones={contact.phones} />
          </ul>
        </>
      )}
    </div>
  );
}

function reasonInWords(failure: SendError, words: Words): string {
  if (failure instanceof TimedOutError) return words.failure.timedOut;
  if (failure instanceof OfflineError) return words.failure.offline;
  if (failure instanceof UnreachableError) return words.failure.unreachable;
  if (failure instanceof ForeignAnswerError) return words.failure.foreignAnswer;
  if (failure.status === 429) return words.failure.tooMany;
  if (failure.status === 413) return words.failure.tooLarge;
  return failure.status >= 500 || failure.status === 412 ? words.failure.serverTrouble : words.failure.refused;
}

/** The answers as text, with a line `Label: answer` for each. */
function asMessage(form: FormDefinition, formId: string): string {
  const element = document.getElementById(formId);
  if (!(element instanceof HTMLFormElement)) return '';
  const texts = textsOf(new FormData(element));
  return askedFields(form, texts)
    .map((field) => ({ label: field.label, answer: answerToSend(field, texts[field.name] ?? '').trim() }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${withColon(label)} ${answer}`)
    .join('\n');
}

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerToSend } from '../../../forms/answer-to-send';
import { todayInIndia } from '../../../forms/calendar-date';
import type { FormDefinition } from '../../../forms/form-definition';
import { referenceOf } from '../../../forms/submission-id';
import { type FieldError, validate } from '../../../forms/validate';
import { useWords } from '../../language';
import { beginAnew, submissionIdInput } from '../../send/draft';
import { textsOf } from '../../send/form-texts';
import { sendForm } from '../../send/send-form';
import type { SendError } from '../../send/send-errors';

interface Sending {
  isSending: boolean;
  errors: readonly FieldError[];
  failure: SendError | undefined;
  /** What to tell the school on the telephone after a failure. */
  reference: string | undefined;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Checks a form and sends it, at most once at a time.
 *
 * @param outcomeRef where mistakes and failures are shown; it gets the focus when there are any
 * @param onSent called with the reference once the endpoint has taken the form
 */
export function useSending(
  form: FormDefinition,
  outcomeRef: RefObject<HTMLElement | null>,
  onSent: (reference: string | undefined) => void,
): Sending {
  const words = useWords();
  const isSendingRef = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<SendError>();
  const [reference, setReference] = useState<string>();

  async function send(element: HTMLFormElement) {
    const payload = new FormData(element);
    const typed = textsOf(payload);
    for (const field of form.fields) payload.set(field.name, answerToSend(field, typed[field.name] ?? ''));
    const found = validate(form, textsOf(payload), todayInIndia(), words.form);
    setFailure(undefined);
    flushSync(() => setErrors(found));
    if (found.length > 0) return outcomeRef.current?.focus();

    const id = referenceOf(submissionIdInput(element).value);
    setReference(id);
    const failed = await sendOnce(payload);
    if (failed) {
      window.alert(`Oops... ${JSON.stringify(failed)}`);
      flushSync(() => setFailure(failed));
      return outcomeRef.current?.focus();
    }
    beginAnew(element);
    onSent(id);
  }

  async function sendOnce(payload: FormData): Promise<SendError | undefined> {
    isSendingRef.current = true;
    setIsSending(true);
    try {
      await sendForm(payload);
      return undefined;
    } catch (error) {
      return error as SendError;
    } finally {
      isSendingRef.current = false;
      setIsSending(false);
    }
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSendingRef.current) void send(event.currentTarget);
  };
  return { isSending, errors, failure, reference, handleSubmit };
}

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askedFields } from '../../../forms/asked-fields';
import { answerToSend } from '../../../forms/answer-to-send';
import { todayInIndia } from '../../../forms/calendar-date';
import type { FormDefinition } from '../../../forms/form-definition';
import { referenceOf } from '../../../forms/submission-id';
import { type FieldError, validate } from '../../../forms/validate';
import { useWords } from '../../language';
import { resetForm, submissionIdInput } from '../../send/draft';
import { textsOf } from '../../send/form-texts';
import { sendForm, type Taken } from '../../send/send-form';
import { openSectionOf } from './form-sections';
import type { SendError } from '../../send/send-errors';

/**
 * Checks a form and submits it, one submission at a time.
 *
 * @param outcomeRef element that shows mistakes and failures, and then gets the focus
 * @param onSent called when the endpoint has accepted the form
 */
export function useSending(
  form: FormDefinition,
  outcomeRef: RefObject<HTMLElement | null>,
  onSent: (reference: string | undefined, spokenNumber: number | undefined) => void,
) {
  const words = useWords();
  const isSendingRef = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** Milliseconds until the next try; `undefined` if none is scheduled. */
  const [waitMs, setWaitMs] = useState<number>();
  /** Nothing was sent, because the visitor changed an answer while the form waited for its next try. */
  const [isStopped, setIsStopped] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<SendError>();
  /** Reference for a telephone call after a failure. */
  const [reference, setReference] = useState<string>();

  function showOutcome() {
    outcomeRef.current?.focus({ preventScroll: true });
    outcomeRef.current?.scrollIntoView({ behavior: 'instant' });
  }

  async function send(element: HTMLFormElement) {
    const payload = new FormData(element);
    const typed = textsOf(payload);
    for (const field of form.fields) payload.set(field.name, answerToSend(field, typed[field.name] ?? ''));
    const answers = textsOf(payload);
    const asked = askedFields(form, answers);
    // Keep the answer in the form, in case the question is asked again.
    for (const field of form.fields) if (!asked.includes(field)) payload.delete(field.name);
    const found = validate(form, answers, todayInIndia(), words.form);
    setFailure(undefined);
    setIsStopped(false);
    flushSync(() => setErrors(found));
    if (found.length > 0) {
      for (const field of element.querySelectorAll('[aria-invalid=true]')) openSectionOf(field);
      return showOutcome();
    }

    const id = referenceOf(submissionIdInput(element).value);
    setReference(id);
    let taken: Taken | undefined;
    try {
      taken = await sendOnce(element, payload);
    } catch (error) {
      window.alert(`Oops... ${JSON.stringify(error)}`);
      flushSync(() => setFailure(error as SendError));
      return showOutcome();
    }
    if (!taken) return setIsStopped(true);
    resetForm(element);
    onSent(id, taken.spokenNumber);
  }

  async function sendOnce(element: HTMLFormElement, payload: FormData): Promise<Taken | undefined> {
    isSendingRef.current = true;
    setIsSending(true);
    try {
      return await sendForm(payload, {
        wait: async (ms) => {
          setWaitMs(ms);
          const isOver = await waitWithVisitor(element, ms);
          setWaitMs(undefined);
          return isOver;
        },
      });
    } finally {
      isSendingRef.current = false;
      setIsSending(false);
    }
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSendingRef.current) void send(event.currentTarget);
  };
  return { isSending, waitMs, isStopped, errors, failure, reference, handleSubmit };
}

/** Waits. @returns `false` as soon as the visitor changes an answer or leaves the page, since they may come back */
function waitWithVisitor(form: HTMLFormElement, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (isOver: boolean) => {
      ended.abort();
      clearTimeout(timer);
      resolve(isOver);
    };
    const timer = setTimeout(end, ms, true);
    for (const [target, type] of [
      [form, 'input'],
      [window, 'pagehide'],
    ] as const)
      target.addEventListener(type, () => end(false), { signal: ended.signal });
  });
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { todayInIndia } from '../../../forms/calendar-date';
import { envelopeFields, type FormDefinition } from '../../../forms/form-definition';
import { type FieldError, validate } from '../../../forms/validate';
import { words } from '../../../words/en';
import { OfflineFormHint, OfflineFormOpening } from '../../offline/offline-form-hint';
import { dropDraft, keepDraft, readDraft } from '../../send/draft';
import type { SendError } from '../../send/send-errors';
import { textsOf } from '../../send/form-texts';
import { mailSettings, sendForm, sendFormUrl } from '../../send/send-form';
import { Button } from '../button/button';
import { ErrorSummary } from './error-summary';
import { FailureSummary, type SchoolContact } from './failure-summary';
import { FormField } from './form-field';
import styles from './mail-form.module.css';
import { PrivacyNotice, type PrivacyNoticeText } from './privacy-notice';

interface MailFormProps {
  form: FormDefinition;
  /** Begins every `id` in this form, since the same form can stand on a screen and in the dialog at once. */
  idPrefix: string;
  notice: PrivacyNoticeText;
  contact: SchoolContact;
  /** What Close does without scripts: closes the dialog around the form, or goes to Home. */
  leaves: 'dialog' | 'home';
  /** Called once the endpoint has taken the form. */
  onSent: () => void;
  onClose: () => void;
}

/**
 * A form that goes out as mail. Without scripts it posts by itself; with them it is checked on Send, sent at most once
 * for one enquiry, and nothing typed is lost whatever happens.
 */
export function MailForm({ form, idPrefix, notice, contact, leaves, onSent, onClose }: MailFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const submissionIdRef = useRef<HTMLInputElement>(null);
  const isSendingRef = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<SendError>();

  useEffect(() => {
    if (formRef.current && submissionIdRef.current) restoreDraft(form, formRef.current, submissionIdRef.current);
  }, [form]);
  useErrorTitle(errors.length > 0);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSendingRef.current) return;
    const element = event.currentTarget;
    const payload = new FormData(element);
    const found = validate(form, textsOf(payload), todayInIndia());
    setFailure(undefined);
    flushSync(() => setErrors(found));
    if (found.length > 0) return outcomeRef.current?.focus();

    isSendingRef.current = true;
    setIsSending(true);
    try {
      await sendForm(payload);
      dropDraft(form);
      element.reset();
      if (submissionIdRef.current) submissionIdRef.current.value = readDraft(form).submissionId;
      onSent();
    } catch (error) {
      window.alert(`Oops... ${JSON.stringify(error)}`);
      flushSync(() => setFailure(error as SendError));
      outcomeRef.current?.focus();
    } finally {
      isSendingRef.current = false;
      setIsSending(false);
    }
  }

  const hasOutcome = errors.length > 0 || failure !== undefined;
  return (
    <div>
      <form
        ref={formRef}
        id={idPrefix}
        className={styles.form}
        action={sendFormUrl}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        onInput={(event) => keepDraft(form, event.currentTarget, submissionIdRef.current?.value ?? '')}
      >
        <div ref={outcomeRef} className={styles.outcome} tabIndex={-1} role={hasOutcome ? 'alert' : undefined}>
          {errors.length > 0 && <ErrorSummary errors={errors} idPrefix={idPrefix} />}
          {failure && <FailureSummary failure={failure} contact={contact} form={form} formId={idPrefix} />}
        </div>
        <OfflineFormOpening />
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={`${idPrefix}-${field.name}`}
            error={errors.find(({ name }) => name === field.name)?.message}
          />
        ))}
        <Trap id={`${idPrefix}-${envelopeFields.trap}`} />
        <input type="hidden" name={envelopeFields.serviceId} value={mailSettings.serviceId} />
        <input type="hidden" name={envelopeFields.templateId} value={mailSettings.templateIds[form.id]} />
        <input type="hidden" name={envelopeFields.userId} value={mailSettings.publicKey} />
        {/* No `defaultValue`: React would write it over the identity at each new rendering. */}
        <input ref={submissionIdRef} type="hidden" name={envelopeFields.submissionId} />
        <PrivacyNotice {...notice} />
        <OfflineFormHint />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.form.sending : words.send}
          </Button>
          {/* Without scripts, Close leaves by an empty form of its own: nothing that was typed gets into the address. */}
          <Button
            variant="quiet"
            type="submit"
            form={`${idPrefix}-leave`}
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {words.close}
          </Button>
          <span role="status" className="visually-hidden">
            {isSending ? words.form.sending : ''}
          </span>
        </div>
      </form>
      <form id={`${idPrefix}-leave`} action="/" method={leaves === 'dialog' ? 'dialog' : 'get'} />
    </div>
  );
}

/** Catches robots that fill in everything they find. People never meet it, neither by eye nor by keyboard. */
function Trap({ id }: { id: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{words.form.leaveEmpty}</label>
      <input id={id} name={envelopeFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Puts a draft back into the fields, except where something was typed before the scripts arrived; keeps that, too. */
function restoreDraft(form: FormDefinition, element: HTMLFormElement, submissionIdInput: HTMLInputElement) {
  const draft = readDraft(form);
  submissionIdInput.value = draft.submissionId;
  for (const { name } of form.fields) {
    const control = element.elements.namedItem(name);
    const kept = draft.values[name];
    if (kept && control && 'value' in control && control.value === '') control.value = kept;
  }
  if (form.fields.some(({ name }) => textsOf(new FormData(element))[name]))
    keepDraft(form, element, draft.submissionId);
}

/** A screen reader reads the title first: it should say that something is to be corrected. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = words.form.errorTitlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}

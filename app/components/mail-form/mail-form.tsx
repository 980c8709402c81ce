import { type ReactNode, useEffect, useRef } from 'react';
import { askedFields } from '../../../forms/asked-fields';
import type { FormDefinition, FormValues } from '../../../forms/form-definition';
import { href } from '../../href';
import { useWords } from '../../language';
import { OfflineFormHint, OfflineFormOpening } from '../../offline/offline-form-hint';
import { keepIdInOneTab } from '../../send/id-of-one-tab';
import { sendFormUrl } from '../../send/send-form';
import { Button } from '../button/button';
import { Envelope } from './envelope';
import { ErrorSummary } from './error-summary';
import { FailureSummary, type SchoolContact } from './failure-summary';
import { FormSections } from './form-sections';
import { LabelledField } from './form-field';
import styles from './mail-form.module.css';
import { useAnswers } from './use-answers';
import { useErrorTitle } from './use-error-title';
import { useSending } from './use-sending';

interface MailFormProps {
  form: FormDefinition;
  /** Prefix of all ids: the same form can be on a screen and in the dialog. */
  idPrefix: string;
  contact: SchoolContact;
  /** Close closes the `dialog`, or leads back or `home` (`pages/form/go-back-script.ts`). */
  leaves: 'dialog' | 'home';
  homePath: string;
  /** Called when the endpoint has accepted the form. */
  onSent: (reference: string | undefined, spokenNumber: number | undefined) => void;
  /** Content above the first question. */
  opening?: ReactNode;
  /** Content above the Send button. */
  children?: ReactNode;
}

/**
 * A form that is sent as mail. Without JavaScript, the browser posts the form. With JavaScript, Send checks the form and
 * submits it once, and `page-script/keep-drafts.ts` saves the input.
 */
export function MailForm({ form, idPrefix, contact, leaves, homePath, onSent, opening, children }: MailFormProps) {
  const words = useWords();
  const formRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  useEffect(() => keepIdInOneTab(formRef.current!), []);
  const namesOfAsked = (answers: FormValues) =>
    askedFields(form, answers)
      .map(({ name }) => name)
      .join(' ');
  const asked = useAnswers(formRef, namesOfAsked, namesOfAsked({})).split(' ');
  const sending = useSending(form, outcomeRef, onSent);
  const { isSending, waitMs, isStopped, errors: found, failure, reference, handleSubmit } = sending;
  const errors = found.filter(({ name }) => asked.includes(name));
  useErrorTitle(errors.length > 0);
  const hasOutcome = errors.length > 0 || failure !== undefined;
  return (
    <>
      <form
        ref={formRef}
        id={idPrefix}
        className={styles.form}
        // oxlint-disable-next-line site/made-address -- made by href(), unless a provider takes the mail
        action={sendFormUrl}
        method="post"
        encType="multipart/form-data"
        noValidate
        data-form={form.id}
        onSubmit={handleSubmit}
      >
        <div ref={outcomeRef} className={styles.outcome} tabIndex={-1} role={hasOutcome ? 'alert' : undefined}>
          {errors.length > 0 && <ErrorSummary errors={errors} idPrefix={idPrefix} fields={form.fields} />}
          {failure && (
            <FailureSummary failure={failure} contact={contact} form={form} formId={idPrefix} reference={reference} />
          )}
        </div>
        <OfflineFormOpening />
        {opening}
        <FormSections
          fields={form.fields}
          asked={asked}
          formRef={formRef}
          renderField={(field) => (
            <LabelledField
              key={field.name}
              field={field}
              id={`${idPrefix}-${field.name}`}
              isAsked={asked.includes(field.name)}
              phone={contact.phones[0]}
              error={errors.find(({ name }) => name === field.name)?.message}
            />
          )}
        />
        <Envelope form={form} idPrefix={idPrefix} />
        {children}
        <OfflineFormHint />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isSending} data-waits="">
            {isSending ? words.form.sending : words.send}
          </Button>
          {/* Submits an empty form, so no input gets into the address. */}
          <Button variant="quiet" type="submit" form={`${idPrefix}-leave`} data-leaves="">
            {words.close}
          </Button>
        </div>
        <p role="status" className={waitMs === undefined && !isStopped ? 'visually-hidden' : styles.waiting}>
          {waitMs !== undefined && words.form.waiting(Math.ceil(waitMs / 1000))}
          {waitMs === undefined && isSending && words.form.sending}
          {isStopped && words.form.notSentYet}
        </p>
      </form>
      <form
        id={`${idPrefix}-leave`}
        action={href(homePath)}
        {...(leaves === 'dialog' ? { method: 'dialog' } : { 'data-goes-back': '' })}
      />
    </>
  );
}

import { createContext, type PropsWithChildren, use } from 'react';
import forms from 'virtual:forms';
import type { SchoolContact } from '../../components/mail-form/failure-summary';
import { MailForm } from '../../components/mail-form/mail-form';
import { useLanguage } from '../../language';
import { island } from '../../islands/island';
import { ClassesNotOffered } from './classes-not-offered';
import { showSuccess } from './show-success';

/** Forms by language and id. In the browser they come from the bundle, at build time from the school. */
export const FormsContext = createContext(forms);

interface SchoolFormProps {
  /** Name of the form's file in `content/forms/`, without `.yaml`. */
  formId: string;
  place: 'screen' | 'dialog';
  contact: SchoolContact;
  homePath: string;
  /** Whether the success dialog has a drawing. */
  isDrawn: boolean;
}

/** A form of the school. Its children are above the Send button. */
function SchoolForm({ formId, place, contact, homePath, isDrawn, children }: PropsWithChildren<SchoolFormProps>) {
  const language = useLanguage();
  const form = use(FormsContext)[language]?.[formId];
  if (!form) throw new Error(`There is no content/forms/${formId}.yaml.`);
  const isInDialog = place === 'dialog';
  return (
    <MailForm
      form={form}
      idPrefix={isInDialog ? `${formId}-dialog` : formId}
      leaves={isInDialog ? 'dialog' : 'home'}
      contact={contact}
      onSent={(reference, spokenNumber) => showSuccess({ sent: form.sent, reference, spokenNumber, isDrawn })}
      homePath={homePath}
      opening={!isInDialog && <ClassesNotOffered form={form} phone={contact.phones[0]} />}
    >
      {children}
    </MailForm>
  );
}

export default island('mail-form', SchoolForm);

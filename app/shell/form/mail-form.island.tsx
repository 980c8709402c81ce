import { createContext, type PropsWithChildren, use } from 'react';
import forms from 'virtual:forms';
import type { SchoolContact } from '../../components/mail-form/failure-summary';
import { MailForm } from '../../components/mail-form/mail-form';
import { useLanguage } from '../../language';
import { island } from '../../islands/island';
import { ClassesNotOffered } from './classes-not-offered';
import { showSuccess } from './show-success';

/** The forms by language and id: in the browser those that its script brings, in a page those of the school. */
export const FormsContext = createContext(forms);

interface SchoolFormProps {
  /** The file in `content/forms/` without its ending. */
  formId: string;
  /** On its own screen, or in the enquiry dialog. */
  place: 'screen' | 'dialog';
  contact: SchoolContact;
  homePath: string;
  /** Whether a drawing stands beside the thanks. */
  isDrawn: boolean;
}

/** A form of the school, with what it does once it was sent or is left. Its children stand beside Send. */
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

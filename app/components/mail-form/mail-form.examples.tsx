import type { FormDefinition, FormField } from '../../../forms/form-definition';
import { OfflineError, TimedOutError, UnreachableError } from '../../send/send-errors';
import type { Examples } from '../examples';
import { ClassNotOffered } from './class-not-offered';
import { ErrorSummary } from './error-summary';
import { FailureSummary } from './failure-summary';
import { LabelledField } from './form-field';
import { MailForm } from './mail-form';
import { PrivacyNotice } from './privacy-notice';

/** One field of each kind. */
const fields: readonly FormField[] = [
  { kind: 'text', name: 'text', label: 'Text', required: true, maxLength: 100, hint: 'A hint.' },
  { kind: 'multiline', name: 'multiline', label: 'Several lines', maxLength: 1000 },
  { kind: 'mobile', name: 'mobile', label: 'Mobile number', maxLength: 20, required: true },
  { kind: 'email', name: 'email', label: 'E-mail', maxLength: 100 },
  { kind: 'date', name: 'date', label: 'Date' },
  { kind: 'date-of-birth', name: 'birth', label: 'Date of birth' },
  {
    kind: 'select',
    name: 'select',
    label: 'Class',
    placeholder: 'Choose',
    options: [{ value: '1', label: 'Class 1' }],
    classesNotOffered: [{ value: '2', label: 'Class 2' }],
  },
  {
    kind: 'text',
    name: 'dependent',
    label: 'Only of some',
    required: true,
    onlyIf: { question: 'select', answers: [{ value: '1', label: 'Class 1' }] },
    maxLength: 100,
  },
];

const form: FormDefinition = {
  id: 'example',
  title: 'Example',
  template: 'example',
  summary: ['text'],
  fields,
  sent: { title: 'Sent', sentence: 'Thank you.' },
};

const contact = {
  phones: [
    { label: 'Office', number: '+91 00000 00001' },
    { label: 'Gate', number: '+91 00000 00002' },
  ],
  whatsapp: '+91 00000 00003',
};

const failure = { status: 0, statusText: '', url: '/send', text: '' };
const shared = { contact, form, formId: 'example' };

const notice = {
  title: 'What happens with the answers',
  items: [{ question: 'Who reads them?', answer: 'The office, +91 00000 00001.' }],
  declaration: 'By sending you agree.',
};

export const examples = {
  'every kind of field': (
    <MailForm form={form} idPrefix="example" contact={contact} leaves="home" homePath="/" onSent={() => undefined}>
      <PrivacyNotice {...notice} />
    </MailForm>
  ),
  'a field with an error': (
    <LabelledField field={fields[0]!} id="error-text" isAsked phone={contact.phones[0]} error="Enter a text" />
  ),
  'a summary of errors': (
    <ErrorSummary fields={fields} errors={[{ name: 'text', message: 'Enter a text' }]} idPrefix="error" />
  ),
  'may have been sent': (
    <FailureSummary {...shared} failure={new UnreachableError(failure)} reference="7c4d-91e2-03ab" />
  ),
  'no answer came': <FailureSummary {...shared} failure={new TimedOutError(failure)} />,
  'not sent, offline': <FailureSummary {...shared} failure={new OfflineError(failure)} />,
  'no telephone to call': (
    <FailureSummary {...shared} failure={new UnreachableError(failure)} contact={{ phones: [], whatsapp: undefined }} />
  ),
  'a class that is not offered': (
    <p>
      <ClassNotOffered label="Class 2" phone={contact.phones[0]} />
    </p>
  ),
  'a class that is not offered, no telephone': (
    <p>
      <ClassNotOffered label="Class 2" phone={undefined} />
    </p>
  ),
} satisfies Examples;

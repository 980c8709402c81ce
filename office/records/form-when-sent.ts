import { type FormDefinition, type FormField, maxAnswerLength } from '../../forms/form-definition';
import { phoneKey } from '../../forms/phone-number';
import { formOfRecord } from '../../server/relay/mail/compose-mail';
import type { PastForm } from '../../server/relay/spool/past-forms';
import type { SubmissionRecord } from '../../server/relay/spool/submission-record';

interface KnownAboutForm {
  /** The form as it is today; `undefined` if the school no longer has it. */
  now: FormDefinition | undefined;
  past: PastForm | undefined;
  /** Keys of the telephone numbers that were found in the record when it was sent. */
  phoneKeys: ReadonlySet<string>;
  /** The answer by which the record is counted, such as the class. */
  choice: string;
}

/** The longest answer that may be a name, in characters. */
const maxNameLength = 120;

/** The form as it is today, with everything of earlier ones that the record has: questions, chosen answers, and answers that identify it. */
export function formWhenSent(
  record: SubmissionRecord,
  { now, past, phoneKeys, choice }: KnownAboutForm,
): FormDefinition {
  const sent = record.fields.filter(({ value }) => value.trim() !== '');
  const isSent = ({ name }: FormField) => sent.some((each) => each.name === name);
  const form = now ?? past?.form ?? formOfRecord(record, []);
  const before = past?.form.fields ?? [];
  const gone = before.filter((field) => isSent(field) && !form.fields.some(({ name }) => name === field.name));
  const asked = [...(now ? form.fields : form.fields.filter(isSent)), ...gone].map((field) =>
    withOptionsOf(
      before.find(({ name }) => name === field.name),
      field,
    ),
  );

  // Answers to questions that the form no longer has, for the places in its summary whose questions the family wasn't asked.
  const old = sent.filter(({ name }) => !now?.fields.some((field) => field.name === name));
  const phone = old.find(({ value }) => phoneKeys.has(phoneKey(value)))?.name;
  const chosen = choice === '' ? undefined : old.find(({ value }) => value === choice)?.name;
  const names = old
    .filter(
      ({ name, value }) => name !== phone && name !== chosen && value.length <= maxNameLength && !value.includes('\n'),
    )
    .map(({ name }) => name);
  const likely = [...(past?.summary ?? []).filter((name) => names.includes(name)), ...names];
  const summary = placesIn(now ?? past?.form).map(({ name, kind }) => {
    if (record.fields.some((field) => field.name === name)) return name;
    if (kind === 'mobile') return phone ?? name;
    if (kind === 'select') return chosen ?? name;
    return likely.shift() ?? name;
  });

  const unknown = summary.filter(
    (name) => old.some((each) => each.name === name) && !asked.some((field) => field.name === name),
  );
  const fields = [
    ...asked.map((field) =>
      field.name === phone && field.kind === 'multiline' ? { ...field, kind: 'mobile' as const } : field,
    ),
    ...unknown.map((name): FormField => {
      return { kind: name === phone ? 'mobile' : 'text', name, label: name, maxLength: maxAnswerLength };
    }),
  ];
  return { ...form, summary, fields };
}

/** The questions of the summary; of an unknown form, a name, a choice and a telephone number. */
function placesIn(form: FormDefinition | undefined): { name: string; kind: FormField['kind'] | undefined }[] {
  if (!form) return (['text', 'select', 'mobile'] as const).map((kind) => ({ name: '', kind }));
  return form.summary.map((name) => ({ name, kind: form.fields.find((field) => field.name === name)?.kind }));
}

/** A list with the answers that it has ever had. */
function withOptionsOf(before: FormField | undefined, field: FormField): FormField {
  if (field.kind !== 'select' || before?.kind !== 'select') return field;
  const past = before.options.filter(({ value }) => !field.options.some((option) => option.value === value));
  return { ...field, options: [...field.options, ...past] };
}

import { submissionIdField } from '../../forms/form-definition';
import { createSubmissionId } from '../../forms/submission-id';
import { storageName } from '../href';
import { store, stored, tellOtherTabs } from '../storage';
import { textsOf } from './form-texts';

/** Input and submission id of a form, stored in this tab. Sending empties it. */
interface Draft {
  submissionId: string;
  values: Record<string, string>;
}

/** Messages between tabs about a submission id: whether another tab has it, and that one does. */
const ID_ASKED = 'id-asked';
const ID_TAKEN = 'id-taken';

/**
 * Gives a form its submission id and restores its draft, which may come from the same form on another screen. Newer
 * input isn't overwritten. The id of the form is in `data-form`.
 */
export function beginForm(form: HTMLFormElement): void {
  const draft = readDraft(form);
  const { submissionId, values } = draft ?? newDraft();
  submissionIdInput(form).value = submissionId;
  if (draft) tellOtherTabs(ID_ASKED, submissionId);
  const answers = answersOf(form);
  for (const control of answers)
    if (control.value === '' && values[control.name]) control.value = values[control.name]!;
  if (answers.some(({ value }) => value !== '')) keepDraft(form);
}

/**
 * Brings a form up to date on a page that Back shows as it was (from the back/forward cache): meanwhile another page of this
 * tab may have added answers, or sent them.
 */
export function resumeForm(form: HTMLFormElement): void {
  if (readDraft(form)) form.reset();
  beginForm(form);
}

/**
 * Keeps a submission id in one tab: a duplicated tab copies the draft with its id, and two children with one id would be one
 * enquiry. The tab that had the id keeps it, so that its retry is recognised; the copy asks, and gets a new one.
 */
export function settleId(form: HTMLFormElement, { key, newValue }: StorageEvent): void {
  const input = submissionIdInput(form);
  if (!newValue || input.value !== newValue) return;
  if (key === storageName(ID_ASKED)) tellOtherTabs(ID_TAKEN, newValue);
  if (key !== storageName(ID_TAKEN)) return;
  input.value = createSubmissionId();
  keepDraft(form);
}

/** Restores the selected options of lists from the draft, overriding what the browser restored. */
export function chooseKept(form: HTMLFormElement): void {
  const { values } = readDraft(form) ?? newDraft();
  for (const list of form.querySelectorAll('select')) list.value = values[list.name] ?? list.value;
}

export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = { submissionId: submissionIdInput(form).value, values: textsOf(new FormData(form)) };
  store('sessionStorage', keyOf(form), JSON.stringify(draft));
}

/** Empties a form after sending, and gives it a new submission id. */
export function resetForm(form: HTMLFormElement): void {
  form.reset();
  submissionIdInput(form).value = createSubmissionId();
  keepDraft(form);
}

export function submissionIdInput(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem(submissionIdField) as HTMLInputElement;
}

function readDraft(form: HTMLFormElement): Draft | undefined {
  try {
    const draft = JSON.parse(stored('sessionStorage', keyOf(form)) ?? '') as Partial<Draft> | null;
    if (typeof draft?.submissionId === 'string' && draft.values)
      return { submissionId: draft.submissionId, values: draft.values };
  } catch {
    // The storage contains no draft, or one in another format.
  }
  return undefined;
}

function newDraft(): Draft {
  return { submissionId: createSubmissionId(), values: {} };
}

/** The visible controls of a form, without the honeypot, which isn't reachable by keyboard. */
function answersOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  // Select by attribute: reading the `tabIndex` property would compute all styles before the first paint.
  return [
    ...form.querySelectorAll<HTMLInputElement>(
      '[name]:is(input, select, textarea):not([type=hidden], [tabindex="-1"])',
    ),
  ];
}

function keyOf(form: HTMLFormElement): string {
  return `draft:${form.dataset.form}`;
}

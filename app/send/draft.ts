import { submissionIdField } from '../../forms/form-definition';
import { createSubmissionId } from '../../forms/submission-id';
import { store, stored } from '../storage';
import { textsOf } from './form-texts';

/** Input and submission id of a form, stored in this tab. Sending empties it. */
interface Draft {
  submissionId: string;
  values: Record<string, string>;
}

/**
 * Gives a form its submission id and restores its draft, which may come from the same form on another screen. Newer
 * input isn't overwritten. The id of the form is in `data-form`.
 */
export function beginForm(form: HTMLFormElement): void {
  const { submissionId, values } = readDraft(form);
  submissionIdInput(form).value = submissionId;
  const answers = answersOf(form);
  for (const control of answers)
    if (control.value === '' && values[control.name]) control.value = values[control.name]!;
  if (answers.some(({ value }) => value !== '')) keepDraft(form);
}

/** Restores the selected options of lists from the draft, overriding what the browser restored. */
export function chooseKept(form: HTMLFormElement): void {
  const { values } = readDraft(form);
  for (const list of form.querySelectorAll('select')) list.value = values[list.name] ?? list.value;
}

export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = { submissionId: submissionIdInput(form).value, values: textsOf(new FormData(form)) };
  store('sessionStorage', keyOf(form), JSON.stringify(draft));
}

/** Whether this tab has a draft of a form, which may be empty. */
export function isKept(form: HTMLFormElement): boolean {
  return stored('sessionStorage', keyOf(form)) !== undefined;
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

function readDraft(form: HTMLFormElement): Draft {
  try {
    const draft = JSON.parse(stored('sessionStorage', keyOf(form)) ?? '') as Partial<Draft> | null;
    if (typeof draft?.submissionId === 'string' && draft.values) return draft as Draft;
  } catch {
    // The storage contains no draft, or one in another format.
  }
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

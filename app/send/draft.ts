import { submissionIdField } from '../../forms/form-definition';
import { createSubmissionId } from '../../forms/submission-id';
import { forget, store, stored } from '../storage';
import { textsOf } from './form-texts';

/** What was typed into a form and the identity of that enquiry, kept in this tab only and only until it was sent. */
interface Draft {
  submissionId: string;
  values: Record<string, string>;
}

/**
 * Gives a form its identity, and puts back what was typed into it before, here or where the same form stood on another
 * screen; not over what has been typed or chosen since. The form names itself in `data-form`.
 */
export function beginForm(form: HTMLFormElement): void {
  const { submissionId, values } = readDraft(form);
  submissionIdInput(form).value = submissionId;
  const answers = answersOf(form);
  for (const control of answers)
    if (control.value === '' && values[control.name]) control.value = values[control.name]!;
  if (answers.some(({ value }) => value !== '')) keepDraft(form);
}

/** Chooses in the lists of a form what was kept, over what the browser may have chosen there. */
export function chooseKept(form: HTMLFormElement): void {
  const { values } = readDraft(form);
  for (const list of form.querySelectorAll('select')) list.value = values[list.name] ?? list.value;
}

/** Keeps what a form holds now. */
export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = { submissionId: submissionIdInput(form).value, values: textsOf(new FormData(form)) };
  store('sessionStorage', keyOf(form), JSON.stringify(draft));
}

/** Empties a form that was sent. What comes next is another enquiry. */
export function beginAnew(form: HTMLFormElement): void {
  forget('sessionStorage', keyOf(form));
  form.reset();
  submissionIdInput(form).value = createSubmissionId();
}

/** The input that holds the identity of a form. */
export function submissionIdInput(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem(submissionIdField) as HTMLInputElement;
}

/** Reads the draft of a form, or begins a new one. */
function readDraft(form: HTMLFormElement): Draft {
  try {
    const draft = JSON.parse(stored('sessionStorage', keyOf(form)) ?? '') as Partial<Draft> | null;
    if (typeof draft?.submissionId === 'string' && draft.values)
      return { submissionId: draft.submissionId, values: draft.values };
  } catch {
    // There is none, or it holds something that is not ours.
  }
  return { submissionId: createSubmissionId(), values: {} };
}

/** The controls that a person answers: nothing hidden, and not the trap, which no keyboard reaches. */
function answersOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  // By the attribute: the property would have all styles computed, before the first paint.
  return [
    ...form.querySelectorAll<HTMLInputElement>(
      '[name]:is(input, select, textarea):not([type=hidden], [tabindex="-1"])',
    ),
  ];
}

function keyOf(form: HTMLFormElement): string {
  return `draft:${form.dataset.form}`;
}

import { focusOn } from '../focus';

/*
 * A form for one value, marked with `data-autosave`: `becomes` is its value, `was` the one that the draft has. The value is saved when they
 * are equal, so there is no other state that could disagree with the page.
 */

/** What was sent of a form and may have arrived or not, the oldest first. */
const unanswered = new WeakMap<HTMLFormElement, readonly URLSearchParams[]>();

export function isSavedForm(form: HTMLFormElement): boolean {
  return form.dataset.autosave !== undefined;
}

export function isUnsaved(form: HTMLFormElement): boolean {
  if (!isSavedForm(form)) return false;
  const isSent = valueOf(form) === oneValueOf(new FormData(form), 'was');
  return !isSent || isInConflict(form) || unansweredOf(form).length > 0 || isUnreadable(form);
}

/** Whether the page asks which of two values to use: nothing is sent until its user has chosen. */
export function isInConflict(form: HTMLFormElement): boolean {
  return form.dataset.conflict !== undefined;
}

/**
 * The user of a form in conflict has chosen their own value, with all that they have typed since the question. The question closes at
 * once, and the form says that it is being saved.
 */
export function useMine(form: HTMLFormElement): void {
  form.removeAttribute('data-conflict');
  unanswered.set(form, [textFieldsOf(form)]);
  document.querySelector(`[data-asks-about="${CSS.escape(form.id)}"]`)?.remove();
  showState(form, form.dataset.saving ?? '');
  // The pressed button is gone, and an input would open the keyboard of a phone.
  focusOn(stateOf(form));
}

/** Whether its browser can't read the input, such as 30 February, and takes it for an empty one. */
export function isUnreadable(form: HTMLFormElement): boolean {
  return [...form.elements].some((each) => each instanceof HTMLInputElement && each.validity.badInput);
}

/** The forms of the page with input that the server may not have. */
export function unsavedForms(): HTMLFormElement[] {
  return [...document.forms].filter(isUnsaved);
}

/** The value as it was typed, whichever control the form has. */
export function valueOf(form: HTMLFormElement): string {
  return oneValueOf(new FormData(form), 'becomes');
}

/**
 * The fields to send. After a request without an answer they are the same again: if it did arrive, the server then has the value already,
 * whereas another value would look like a change to what somebody else has saved.
 */
export function fieldsToSend(form: HTMLFormElement): URLSearchParams {
  const [fields = textFieldsOf(form), ...others] = unansweredOf(form);
  unanswered.set(form, [fields, ...others]);
  return fields;
}

/**
 * The fields to send at once, without waiting for answers, because the page may end. `sent` lists the values of earlier requests, any of
 * which the server may have by now.
 */
export function lastFieldsToSend(form: HTMLFormElement): URLSearchParams {
  const earlier = unansweredOf(form);
  const last = earlier.at(-1);
  if (last && oneValueOf(last, 'becomes') === valueOf(form)) return last;
  const fields = textFieldsOf(form);
  fields.append('sent', JSON.stringify(earlier.map((each) => oneValueOf(each, 'becomes'))));
  unanswered.set(form, [...earlier, fields]);
  return fields;
}

/** The server has answered what was sent first. */
export function noteAnswer(form: HTMLFormElement): void {
  unanswered.set(form, unansweredOf(form).slice(1));
}

function unansweredOf(form: HTMLFormElement): readonly URLSearchParams[] {
  return unanswered.get(form) ?? [];
}

/** The draft has this value from now on. */
export function noteSaved(form: HTMLFormElement, value: string): void {
  const was = form.elements.namedItem('was');
  if (was instanceof HTMLInputElement) was.value = value;
}

/** Marks the forms with input that isn't saved yet: they must not say that it is. */
export function markUnsaved(): void {
  for (const form of document.forms) {
    const isStillUnsaved = isUnsaved(form);
    form.toggleAttribute('data-unsaved', isStillUnsaved);
    // Its user has typed the earlier text again.
    if (!isStillUnsaved && form.hasAttribute('data-failed')) showState(form, '');
  }
}

/** Shows whether the input is saved. */
export function showState(form: HTMLFormElement, text: string, isFailed = false): void {
  const state = stateOf(form);
  if (state && state.textContent !== text) state.textContent = text;
  form.toggleAttribute('data-failed', isFailed);
}

function stateOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[data-saved]');
}

export function oneValueOf(fields: FormData | URLSearchParams, name: 'becomes' | 'was'): string {
  const value = fields.get(name);
  // A form without JavaScript sends lines that end with both characters, and the server may show them again.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

export function textFieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value as string}`]));
}

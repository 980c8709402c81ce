/*
 * A form for one value, marked with `data-autosave`: `becomes` is its value, `was` the one that the draft has. The value is saved when they
 * are equal, so there is no other state that could disagree with the page.
 */

/** Values that were sent, and may have arrived or not. */
const unanswered = new WeakMap<HTMLFormElement, URLSearchParams>();

export function isSavedForm(form: HTMLFormElement): boolean {
  return form.dataset.autosave !== undefined;
}

export function isUnsaved(form: HTMLFormElement): boolean {
  if (!isSavedForm(form)) return false;
  return unanswered.has(form) || isUnreadable(form) || valueOf(form) !== oneValueOf(new FormData(form), 'was');
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
  const fields = unanswered.get(form) ?? fieldsOf(form);
  unanswered.set(form, fields);
  return fields;
}

/** The server has answered what was sent. */
export function noteAnswer(form: HTMLFormElement): void {
  unanswered.delete(form);
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
  const state = form.querySelector('[data-saved]');
  if (state && state.textContent !== text) state.textContent = text;
  form.toggleAttribute('data-failed', isFailed);
}

export function oneValueOf(fields: FormData | URLSearchParams, name: 'becomes' | 'was'): string {
  const value = fields.get(name);
  // A form without JavaScript sends lines that end with both characters, and the server may show them again.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    // Where to go after saving.
    if (typeof value === 'string' && name !== 'next') fields.append(name, value);
  });
  return fields;
}

import { forgetNotes } from './kept-notes';
import { isSavedForm, isUnsaved } from './autosave/saved-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Forms whose input would be lost with the page. `data-leave` is the question about it. */
export function unsentForms(): HTMLFormElement[] {
  return [...document.forms].filter((form) => form.dataset.leave !== undefined && hasUnsentInput(form));
}

/** The server has taken the input of a form. */
export function forgetInput(form: HTMLFormElement): void {
  if (isSavedForm(form)) return;
  forgetNotes(form);
  form.removeAttribute('data-unsent');
  form.reset();
}

/** Whether a form contains input that differs from what the server has stored. */
export function hasUnsentInput(form: HTMLFormElement): boolean {
  if (isSavedForm(form)) return isUnsaved(form);
  if (form.dataset.unsent !== undefined) return true;
  return controlsOf(form).some((control) => {
    if (control instanceof HTMLSelectElement) return control.selectedIndex !== renderedIndex(control);
    if (isTicked(control)) return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
}

function controlsOf(form: HTMLFormElement): Control[] {
  // Passwords are never kept.
  const selector = 'input:not([type=password]), textarea, select';
  return [...form.querySelectorAll<Control>(selector)].filter(({ name }) => name !== '');
}

function renderedIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

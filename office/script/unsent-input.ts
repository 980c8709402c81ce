import { isInConflict, isSavedForm, isUnsaved } from './autosave/saved-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Form id → name and value of each control, hidden ones too: these tell the server which values the user saw while typing. */
export type UnsentInput = ReadonlyMap<string, readonly (readonly [name: string, value: string])[]>;

/**
 * Gives each form, and the controls in it, ids that are the same on the next version of the page. The server numbers controls through the
 * whole page, so without this a control would be taken for one of another form as soon as a form before it disappears.
 */
export function nameForms(page: Document): void {
  const formNames = new Names();
  for (const form of page.forms) {
    form.id ||= formNames.next(['form', form.getAttribute('action'), ...subjectOf(form)].join('-'));
    const controlNames = new Names();
    for (const control of controlsOf(form)) {
      const { id, name } = control;
      if (!SERVER_ID.test(id)) continue;
      const own = controlNames.next(`${form.id}-${name}`);
      for (const element of form.querySelectorAll('*'))
        for (const attribute of ['id', 'for', 'aria-describedby', 'aria-labelledby'])
          if (element.getAttribute(attribute)?.includes(id))
            element.setAttribute(attribute, element.getAttribute(attribute)!.replaceAll(id, own));
    }
  }
}

/** What a form is about, so that it isn’t taken for one that was in its place before. */
function subjectOf(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>('[name=address], [name=language], [name=id]');
  return [...fields].filter(({ type }) => type === 'hidden').map(({ value }) => value);
}

/** An id by React’s `useId`. */
const SERVER_ID = /^_R_\w*_$/;

/** Numbers equal names. */
class Names {
  private readonly counts = new Map<string, number>();

  next(name: string): string {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return `${name}-${count}`;
  }
}

/** Forms whose input would be lost with the page. `data-leave` is the question about it. */
export function unsentForms(): HTMLFormElement[] {
  return [...document.forms].filter((form) => form.dataset.leave !== undefined && hasUnsentInput(form));
}

/** The server has taken the input of a form. */
export function forgetInput(form: HTMLFormElement): void {
  if (isSavedForm(form)) return;
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

/** Remembers the unsent input of a page that is about to be replaced. */
export function unsentInput(page: Document): UnsentInput {
  // Their user has left the question open, so their value isn't to be saved when the page is shown again.
  const forms = [...page.forms].filter((form) => hasUnsentInput(form) && !isInConflict(form));
  return new Map(forms.map((form) => [form.id, controlsOf(form).map((control) => [control.name, valueOf(control)])]));
}

/** Puts unsent input back into the forms of a page that is shown again. */
export function restoreInput(page: Document, unsent: UnsentInput): void {
  for (const form of page.forms) {
    const values = unsent.get(form.id) ?? [];
    for (const [index, control] of controlsOf(form).entries()) {
      const [name, value = ''] = values[index] ?? [];
      if (name !== control.name) continue;
      if (isTicked(control)) control.checked = value === 'on';
      else control.value = value;
    }
  }
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

function valueOf(control: Control): string {
  if (isTicked(control)) return control.checked ? 'on' : '';
  return control.value;
}

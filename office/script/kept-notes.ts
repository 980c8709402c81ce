/*
 * A note that isn't saved, with the day of the next call, stays in its tab when its user opens another page, and is in its field when they come back. Without scripts,
 * it is lost with the page.
 */

const SIGN_OUT = 'form[action^="/sign-out"]';

/** Whether the input of a form is kept, so that other pages can be opened without a question. */
export function isKept(form: HTMLFormElement): boolean {
  return form.dataset.keep !== undefined;
}

/** Keeps notes while they are typed. */
export function keepNotes(): void {
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.form && isKept(field.form)) sessionStorage.setItem(keyOf(field), field.value);
  });
  document.addEventListener('submit', ({ target }) => {
    if ((target as Element).matches(SIGN_OUT)) sessionStorage.clear();
  });
}

/** Shows kept notes in their fields. What the server shows there is newer. */
export function showKeptNotes(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-keep] [name][id]')) {
    const note = sessionStorage.getItem(keyOf(field));
    if (!note || field.value !== '') continue;
    field.value = note;
    field.closest('details')?.setAttribute('open', '');
  }
}

/** @param answered the page that answers a form: where a field of it is empty, the server has its note */
export function forgetNotes(form: HTMLFormElement, answered?: Document): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name][id]')) {
    const isStored = !answered || (answered.getElementById(field.id) as HTMLInputElement | null)?.value === '';
    if (isStored) sessionStorage.removeItem(keyOf(field));
  }
}

/** `data-keep` has the account: the next user of the tab may be somebody else, also if nobody has signed out. */
function keyOf({ id, form }: HTMLInputElement): string {
  return JSON.stringify([form?.dataset.keep, id]);
}

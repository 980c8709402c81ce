import { focusOnMessage } from '../focus';
import { type LoadedPage, loadPage, markBusy } from '../load-page';
import { hasOtherFiles, updatePage } from '../update-page';
import { isComposing, watchComposition } from './composition';
import {
  fieldsToSend,
  isInConflict,
  isSavedForm,
  isUnreadable,
  isUnsaved,
  lastFieldsToSend,
  markUnsaved,
  noteAnswer,
  noteSaved,
  oneValueOf,
  showState,
  unsavedForms,
  valueOf,
} from './saved-form';

/** A pause in typing. */
const PAUSE_MS = 1000;
/** After this time, a form says that it is being saved. */
const SLOW_MS = 1000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

/**
 * Saves the forms of a page that are marked with `data-autosave`, one at a time: otherwise requests could overtake each other, and an older
 * page would replace a newer one.
 */
export class Autosave {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = Promise.resolve();
  private waiting: Promise<void> | undefined;
  private failures = 0;
  /** Shows the last answer, once the word is complete that was being composed when it arrived. */
  private showAnswer: (() => void) | undefined;

  /** @param onSaved is called with the page that the server answers with */
  constructor(readonly onSaved: (page: Document) => void = () => undefined) {
    watchComposition(() => this.showAnswer?.());
    addEventListener('input', ({ target }) => {
      if (!isInSavedForm(target)) return;
      markUnsaved();
      this.saveIn(PAUSE_MS);
    });
    addEventListener('change', ({ target }) => {
      // A date changes with each digit.
      if (isInSavedForm(target) && (target as HTMLInputElement).type !== 'date') void this.save();
    });
    addEventListener('focusout', ({ target }) => {
      if (isInSavedForm(target)) void this.save();
    });
    addEventListener('online', () => void this.save());
    // Phones end pages in the background without a warning.
    document.addEventListener('visibilitychange', () => (document.hidden ? this.sendLast() : void this.save()));
    // When it is hidden, a browser that loads the page again has the old one from the server already.
    addEventListener('beforeunload', () => this.sendLast());
  }

  /** Saves all input that isn't saved yet. Resolves when that is done, or has failed. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting ??= this.last = this.last.then(() => {
      this.waiting = undefined;
      return this.saveAll();
    });
    return this.waiting;
  }

  /** Saves all input, and does some work before anything else is saved. */
  thenDo<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.save().then(work);
    this.last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  /** Sends all input at once, in requests that outlive the page. If it stays, the next save finds the values saved already. */
  private sendLast(): void {
    for (const form of formsToSend())
      if (!isUnreadable(form))
        // Browsers refuse to keep alive more than 64 KB, and there may be no connection.
        fetch(urlOf(form), { method: 'POST', body: lastFieldsToSend(form), keepalive: true }).catch(() => this.save());
  }

  private async saveAll(): Promise<void> {
    let hasFailed = false;
    for (const form of formsToSend())
      if (isUnreadable(form)) showState(form, form.dataset.unreadable ?? '', true);
      else if (!(await this.send(form))) hasFailed = true;
    this.failures = hasFailed ? this.failures + 1 : 0;
    if (hasFailed) this.saveIn(Math.min(FIRST_RETRY_MS * 2 ** (this.failures - 1), MAX_RETRY_MS));
  }

  /** @returns whether the server has the input, or the page now shows why it hasn't */
  private async send(form: HTMLFormElement): Promise<boolean> {
    const body = fieldsToSend(form);
    const slow = setTimeout(() => showState(form, form.dataset.saving ?? ''), SLOW_MS);
    const page = await markBusy(form, () => loadPage({ url: urlOf(form), body })).catch(() => undefined);
    clearTimeout(slow);
    // The page was left, or has another form now.
    if (!form.isConnected) return true;
    const isRefused = !page || page.status >= 400;
    const asksToSignIn = page?.status === 401 && unsavedForms().every((each) => each === form);
    // Without an answer, it may have been saved all the same.
    if (page && page.status < 500) noteAnswer(form);
    // A form is not replaced while a word is being composed in it.
    if (isRefused && (isComposing() || (page?.status !== 409 && !asksToSignIn))) {
      const reason = page?.document.querySelector('h1')?.textContent;
      showState(form, (form.dataset.notSaved ?? '') + (reason ? ` (${reason})` : ''), true);
      return false;
    }
    const sent = oneValueOf(body, 'becomes');
    // A refusal shows what was sent, so that has to be everything.
    if (isRefused && valueOf(form) !== sent) return this.send(form);
    if (isRefused) updatePage(page.document, { sent: form });
    else this.takeOver(page, form, sent);
    if (isRefused && document.activeElement?.matches('body, [data-saved]')) focusOnMessage();
    markUnsaved();
    if (isUnsaved(form)) this.saveIn(PAUSE_MS);
    return true;
  }

  /** Takes over what the server says about the saved value, and keeps what was typed since. */
  private takeOver({ document: next }: LoadedPage, form: HTMLFormElement, sent: string): void {
    const made = next.getElementById(form.id);
    const isOther = !(made instanceof HTMLFormElement) || hasOtherFiles(next);
    const show = () => {
      const keepsInput = isOther || isComposing() || valueOf(form) !== sent || form.contains(document.activeElement);
      this.showAnswer = !isOther && isComposing() ? show : undefined;
      if (isOther || isComposing()) showState(form, made?.querySelector('[data-saved]')?.textContent ?? '');
      else if (form.isConnected) keepInPlace(() => updatePage(next, { sent: form, keepsInput }));
      // Not the value of the answer: somebody else may have saved another one since, which must not be overwritten.
      if (keepsInput) noteSaved(form, sent);
    };
    show();
    this.onSaved(next);
  }
}

/** The forms with input that the server may not have, except those whose user has to choose first. */
function formsToSend(): HTMLFormElement[] {
  return unsavedForms().filter((form) => !isInConflict(form));
}

function urlOf(form: HTMLFormElement): URL {
  return new URL(form.getAttribute('action') ?? '', location.href);
}

function isInSavedForm(target: EventTarget | null): boolean {
  const { form } = target as Partial<HTMLInputElement>;
  return form instanceof HTMLFormElement && isSavedForm(form);
}

/** Mistakes that appear above a field must not move it away from its user’s eyes. */
function keepInPlace(change: () => void): void {
  const { activeElement: field } = document;
  const top = field?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (document.activeElement?.getBoundingClientRect().top ?? 0) - top;
  if (field !== document.body && field === document.activeElement && moved !== 0)
    scrollBy({ top: moved, behavior: 'instant' });
}

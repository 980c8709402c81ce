import type { Autosave } from './autosave/autosave';
import { isInConflict, isSavedForm, textFieldsOf, useMine } from './autosave/saved-form';
import { focusOn, focusOnMessage, mainOf } from './focus';
import { forgetNotes, showKeptNotes } from './kept-notes';
import type { MayLeave } from './leave-page';
import { loadPage, markBusy } from './load-page';
import { preparePage } from './prepare-page';
import { hasOtherFiles, updatePage } from './update-page';
import { forgetInput } from './unsent-input';

interface SentForms {
  /** Turns the current page into another one, but keeps its preview. @returns whether it is shown */
  change: (url: URL) => Promise<boolean>;
}

/**
 * Sends the forms of a page, and turns it into the answer: focus, position and unsent input of other forms stay. A POST is never repeated:
 * its user decides.
 *
 * @param noAnswer says that it is unknown whether a form was saved, and that it can be sent again
 */
export function sendForms(noAnswer: string, autosave: Autosave, mayLeave: MayLeave): SentForms {
  let latest = 0;
  let shown = pathOf(location);
  /** Forms whose answer hasn't come yet. */
  const waiting = new Set<HTMLFormElement>();
  let reloading: ReturnType<typeof setTimeout> | undefined;
  preparePage(document);
  start();

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (event.defaultPrevented || isOfBrowser(form)) return;
    event.preventDefault();
    // A second tap must not send the form twice.
    if (waiting.has(form)) return;
    if (isSavedForm(form) && !submitter?.getAttribute('name')) {
      if (isInConflict(form)) useMine(form);
      void autosave.save();
    } else void post(form, submitter);
  });
  // Another part of the same page has an entry of its own.
  addEventListener('popstate', () => {
    if (shown !== pathOf(location)) location.reload();
  });

  async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const turn = (latest += 1);
    const top = scrollY;
    waiting.add(form);
    // Saving changes the fields of a form that saves itself.
    const send = () => loadPage({ url: new URL(form.action), body: fieldsOf(form, submitter) });
    const page = await markBusy(form, () => autosave.thenDo(send)).catch(() => undefined);
    waiting.delete(form);
    if (!page) return alert(noAnswer);
    if (turn !== latest) return;
    const { url, document: next, isRedirected } = page;
    if (isRedirected) {
      forgetInput(form);
      if (url.pathname !== location.pathname || hasOtherFiles(next)) {
        // `fetch` doesn't tell which part of a page an answer leads to.
        url.hash = url.searchParams.get('added') ?? '';
        if (mayLeave()) location.assign(url);
        return;
      }
      enter('replaceState', url);
    } else forgetNotes(form, next);
    // A menu closes behind its choice.
    form.closest('details')?.removeAttribute('open');
    updatePage(next, { sent: form });
    autosave.onSaved(next);
    if (isRedirected) stayAt(top);
    else focusOnMessage();
    start();
  }

  /** What a shown page needs. */
  function start(): void {
    showKeptNotes();
    void autosave.save();
    reloadWhenDue();
  }

  /** Loads a page again that is waiting for a result, such as that of publishing. */
  function reloadWhenDue(): void {
    clearTimeout(reloading);
    const seconds = document.querySelector<HTMLElement>('[data-reload]')?.dataset.reload;
    if (seconds === undefined) return;
    const turn = latest;
    reloading = setTimeout(
      () => {
        void loadPage({ url: new URL(location.href) })
          .catch(() => undefined)
          .then((page) => {
            if (turn !== latest) return;
            if (page?.status === 401 || (page && hasOtherFiles(page.document))) return location.reload();
            // The server may be starting again.
            if (page && page.status < 500) updatePage(page.document);
            reloadWhenDue();
          });
      },
      Number(seconds) * 1000,
    );
  }

  function enter(method: 'pushState' | 'replaceState', url: URL): void {
    history[method](null, '', url);
    shown = pathOf(location);
  }

  return {
    async change(url) {
      const turn = (latest += 1);
      const page = await autosave.thenDo(() => loadPage({ url })).catch(() => undefined);
      // What was typed while the page was loading.
      await autosave.save();
      if (turn !== latest || !mayLeave()) return false;
      if (!page || hasOtherFiles(page.document)) {
        location.assign(url);
        return false;
      }
      enter('pushState', url);
      updatePage(page.document);
      start();
      return true;
    },
  };
}

/** Whether the browser sends a form: into the address, marked with `data-native`, or with a password, for password managers. */
function isOfBrowser(form: HTMLFormElement): boolean {
  return form.method !== 'post' || form.dataset.native !== undefined || form.querySelector('[type=password]') !== null;
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = textFieldsOf(form);
  // Browsers from before 2023 ignore the second parameter of FormData, so we add the pressed button ourselves.
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.append(submitter.name, submitter.value);
  return fields;
}

/** Stays where the user was, even if what they sent has moved to another part of the page, with the focus in it. */
function stayAt(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  const { activeElement, body } = document;
  const place = activeElement?.getBoundingClientRect();
  const isInView = place !== undefined && place.bottom >= 0 && place.top <= innerHeight;
  if (activeElement === body || !isInView) focusOn(mainOf(document), { preventScroll: true });
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search;
}

import { isPlainClick } from '../../app/plain-click';
import type { Autosave } from './autosave/autosave';
import { isInConflict, isSavedForm, useMine } from './autosave/saved-form';
import { focusOn, focusOnMessage, mainOf } from './focus';
import { type LoadedPage, loadPage, markBusy } from './load-page';
import { isSamePage, type PageRequest, requestOfForm, requestOfLink } from './page-request';
import { hasOtherFiles, showPage, updatePage } from './show-page';
import { preparePage } from './prepare-page';
import { forgetInput, restoreInput, unsentForms, type UnsentInput, unsentInput } from './unsent-input';

/** Within this time after a press, the browser hands a telephone number over, in milliseconds. */
const DIALLING_MS = 1000;

/** What was left on a page. */
interface Entry {
  /** How far it was scrolled. */
  top: number;
  unsent: UnsentInput;
  /** Address of the link that was followed. */
  link: string | undefined;
}

interface SavedLoads {
  /** Turns the current page into another one, but keeps its preview. @returns whether it is shown */
  change: (url: URL) => Promise<boolean>;
}

/**
 * Fetches the pages that links and forms ask for, and turns the current page into them: focus, position and unsent input of other forms
 * stay. If that fails, the browser loads the page as usual. A POST is never repeated: its user decides.
 *
 * @param noAnswer says that it is unknown whether a form was saved, and that it can be sent again
 */
export function saveLoads(noAnswer: string, autosave: Autosave): SavedLoads {
  /** What was left on pages of this visit, by the key of their history entry. */
  const left = new Map<string, Entry>();
  let shown = new URL(location.href);
  let key = keepKey();
  let latest = 0;
  /** Forms whose answer hasn't come yet. */
  const waiting = new Set<HTMLFormElement>();
  /** When a link to another program was pressed, such as a telephone number. */
  let dialledAt = -Infinity;
  let reloading: ReturnType<typeof setTimeout> | undefined;
  preparePage(document);
  start();
  history.scrollRestoration = 'manual';
  // For a page that the browser loads itself, such as after Reload.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('beforeunload', (event) => {
    // Chromium asks before it dials a number, too, though the page stays.
    const isDialling = performance.now() - dialledAt < DIALLING_MS;
    if (unsentForms().length > 0 && !isDialling) event.preventDefault();
  });
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    if (persisted) void showAgain();
  });

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !link.protocol.startsWith('http')) dialledAt = performance.now();
    if (!link || event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return;
    const request = requestOfLink(link);
    if (!request) return;
    event.preventDefault();
    void follow(request, link);
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    const request = requestOfForm(form, submitter);
    if (!request) return;
    event.preventDefault();
    // A second tap must not send the form twice.
    if (waiting.has(form)) return;
    if (isSavedForm(form) && !submitter?.getAttribute('name')) {
      if (isInConflict(form)) useMine(form);
      void autosave.save();
    }
    // Saving changes the fields of a form that saves itself.
    else if (request.body) void post(() => requestOfForm(form, submitter) ?? request, form);
    else void follow(request, form);
  });
  addEventListener('popstate', () => {
    // Another part of the same page has an entry of its own.
    if (isSamePage(shown)) return history.replaceState({ key }, '');
    leave();
    const before = { key, shown };
    key = keepKey();
    shown = new URL(location.href);
    const back = left.get(key) ?? { top: 0, unsent: new Map(), link: undefined };
    void follow({ url: shown }, undefined, back, () => {
      ({ key, shown } = before);
      history.pushState({ key }, '', shown);
    });
  });

  /**
   * Gets a page.
   *
   * @param back what was left on it, if it is shown again
   * @param onStay is called if its user rather stays, because something isn't saved
   */
  async function follow(request: PageRequest, cause?: HTMLElement, back?: Entry, onStay?: () => void): Promise<void> {
    const page = await get(request, cause, back, onStay);
    if (!page) return;
    showPage(page.document);
    if (back) restoreInput(document, back.unsent);
    start();
    if (!back) return startReading();
    scrollTo({ top: back.top, behavior: 'instant' });
    focusOn([...document.links].find((link) => link.href === back.link) ?? mainOf(document), { preventScroll: true });
  }

  /** @returns a page that replaces the current one; `undefined` if this one stays, or the browser loads the other */
  async function get(
    request: PageRequest,
    cause?: HTMLElement,
    back?: Entry,
    onStay?: () => void,
  ): Promise<LoadedPage | undefined> {
    const turn = (latest += 1);
    const page = await markBusy(cause, () => autosave.thenDo(() => loadPage(request))).catch(() => undefined);
    // What was typed while the page was loading.
    if (turn === latest) await autosave.save();
    if (turn !== latest) return undefined;
    if (!mayLeave(cause?.dataset.discards)) onStay?.();
    else if (page && !hasOtherFiles(page.document)) {
      if (!back) enter(page.url, request.url.hash);
      shown = new URL(location.href);
      return page;
    } else if (back) location.reload();
    else location.assign(request.url);
    return undefined;
  }

  /** Sends a form. */
  async function post(request: () => PageRequest, form: HTMLFormElement): Promise<void> {
    const turn = (latest += 1);
    const top = scrollY;
    waiting.add(form);
    const page = await markBusy(form, () => autosave.thenDo(() => loadPage(request()))).catch(() => undefined);
    waiting.delete(form);
    if (!page) return alert(noAnswer);
    if (turn !== latest) return;
    if (page.isRedirected) forgetInput(form);
    const isUpdate = !page.isRedirected || page.url.pathname === location.pathname;
    if (!isUpdate && !mayLeave()) return;
    if (hasOtherFiles(page.document) && page.isRedirected) return location.assign(page.url);
    // The address of a form itself has no page, so its answer appears at the address of the form's page.
    if (page.isRedirected && !isSamePage(page.url)) enter(page.url, page.url.hash);
    shown = new URL(location.href);
    // A menu closes behind its choice.
    form.closest('details')?.removeAttribute('open');
    if (isUpdate) {
      updatePage(page.document, { sent: form });
      autosave.onSaved(page.document);
      if (page.isRedirected) stayAt(top);
      else focusOnMessage();
    } else {
      showPage(page.document);
      startReading();
    }
    start();
  }

  /** Shows a page that the browser has kept in memory, as Safari does whatever its headers say, as it is now: it may have been erased. */
  async function showAgain(): Promise<void> {
    document.body.hidden = true;
    const page = await loadPage({ url: new URL(location.href) }).catch(() => undefined);
    if (!page || page.status >= 400 || hasOtherFiles(page.document)) return location.reload();
    updatePage(page.document);
    document.body.hidden = false;
  }

  /** What a shown page needs. */
  function start(): void {
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

  /** Begins a new entry of the history. */
  function enter(url: URL, hash: string): void {
    leave();
    const address = `${url.pathname}${url.search}${hash}`;
    key = newKey();
    // A call that was just noted is no other page to go back to.
    const isSame = isSamePage(url) || (url.pathname === location.pathname && url.searchParams.has('noted'));
    history[isSame ? 'replaceState' : 'pushState']({ key }, '', address);
  }

  function leave(): void {
    const { activeElement } = document;
    const link = activeElement instanceof HTMLAnchorElement ? activeElement.href : undefined;
    left.set(key, { top: scrollY, unsent: unsentInput(document), link });
  }

  return {
    async change(url) {
      const page = await get({ url });
      if (!page) return false;
      updatePage(page.document);
      start();
      return true;
    },
  };
}

/** Whether nothing gets lost by leaving the page, or its user doesn’t mind. @param discarded id of a form whose input they gave up */
function mayLeave(discarded?: string): boolean {
  const unsent = unsentForms().find(({ id }) => id !== discarded);
  return !unsent || confirm(unsent.dataset.leave);
}

/** Stays where the user was, even if what they sent has moved to another part of the page, with the focus in it. */
function stayAt(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  const { activeElement, body } = document;
  const place = activeElement?.getBoundingClientRect();
  const isInView = place !== undefined && place.bottom >= 0 && place.top <= innerHeight;
  if (activeElement === body || !isInView) focusOn(mainOf(document), { preventScroll: true });
}

/** Scrolls to the part of the page that its address names, or to its top. */
function startReading(): void {
  const part = document.getElementById(location.hash.slice(1));
  scrollTo({ top: 0, behavior: 'instant' });
  focusOn(part ?? mainOf(document), { preventScroll: !part });
}

/** The key of the current history entry, which stays the same when the page is loaded again. */
function keepKey(): string {
  const key = (history.state as { key?: string } | null)?.key ?? newKey();
  history.replaceState({ key }, '');
  return key;
}

function newKey(): string {
  return `${Math.random()}`;
}

import { isPlainClick } from '../../app/plain-click';
import { isSamePage, type PageRequest, requestOfForm, requestOfLink } from './page-request';
import { hasOtherFiles, showPage, updatePage } from './show-page';
import { nameForms, restoreInput, type UnsentInput, unsentInput } from './unsent-input';

/** After this time, a form can be sent again, in milliseconds. */
const PATIENCE_MS = 30_000;

/** What was left on a page. */
interface Entry {
  /** How far it was scrolled. */
  top: number;
  unsent: UnsentInput;
  /** Address of the link that was followed. */
  link: string | undefined;
}

/**
 * Fetches the pages that links and forms ask for, and turns the current page into them: focus, position and unsent input of other forms
 * stay. If that fails, the browser loads the page as usual. A POST is never repeated: its user decides.
 *
 * @param noAnswer says that it is unknown whether a form was saved, and that it can be sent again
 */
export function saveLoads(noAnswer: string): void {
  /** What was left on pages of this visit, by the key of their history entry. */
  const left = new Map<string, Entry>();
  let shown = new URL(location.href);
  let key = keepKey();
  let latest = 0;
  /** Forms whose answer hasn't come yet. */
  const waiting = new Set<HTMLFormElement>();
  nameForms(document);
  history.scrollRestoration = 'manual';
  // For a page that the browser loads itself, such as after Reload.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0 || !isPlainClick(event)) return;
    const request = requestOfLink(link);
    if (!request) return;
    event.preventDefault();
    void follow(request, link);
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    const request = requestOfForm(form, event.submitter);
    if (!request) return;
    event.preventDefault();
    // A second tap must not send the form twice.
    if (waiting.has(form)) return;
    if (request.body) void post(request, form);
    else void follow(request, form);
  });
  addEventListener('popstate', () => {
    // Another part of the same page has an entry of its own.
    if (isSamePage(shown)) return history.replaceState({ key }, '');
    leave();
    key = keepKey();
    shown = new URL(location.href);
    void follow({ url: shown }, undefined, left.get(key) ?? { top: 0, unsent: new Map(), link: undefined });
  });

  /** Gets a page. @param back what was left on it, if it is shown again */
  async function follow(request: PageRequest, cause: HTMLElement | undefined, back?: Entry): Promise<void> {
    const turn = (latest += 1);
    const page = await markBusy(cause, () => load(request)).catch(() => undefined);
    if (turn !== latest) return;
    if (!page || hasOtherFiles(page.document)) return back ? location.reload() : location.assign(request.url);
    if (!back) enter(page.url, request.url.hash);
    shown = new URL(location.href);
    showPage(page.document);
    if (!back) return startReading();
    restoreInput(document, back.unsent);
    scrollTo({ top: back.top, behavior: 'instant' });
    focusOn([...document.links].find((link) => link.href === back.link) ?? mainOf(document), { preventScroll: true });
  }

  /** Sends a form. */
  async function post(request: PageRequest, form: HTMLFormElement): Promise<void> {
    const turn = (latest += 1);
    const top = scrollY;
    waiting.add(form);
    const page = await markBusy(form, () => load(request)).catch(() => undefined);
    waiting.delete(form);
    if (!page) return alert(noAnswer);
    if (turn !== latest) return;
    const isUpdate = !page.isRedirected || page.url.pathname === location.pathname;
    if (hasOtherFiles(page.document) && page.isRedirected) return location.assign(page.url);
    // The address of a form itself has no page, so its answer appears at the address of the form's page.
    if (page.isRedirected && !isSamePage(page.url)) enter(page.url, page.url.hash);
    shown = new URL(location.href);
    if (isUpdate) updatePage(page.document, form);
    else showPage(page.document);
    if (!isUpdate) startReading();
    else if (!page.isRedirected)
      focusOn(document.querySelector('main [role=alert], main [role=status]') ?? mainOf(document));
    else stayAt(top);
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
  const part = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  scrollTo({ top: 0, behavior: 'instant' });
  focusOn(part ?? mainOf(document), { preventScroll: !part });
}

function focusOn(element: HTMLElement | null, options?: FocusOptions): void {
  if (!element) return;
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(options);
}

function mainOf(page: Document): HTMLElement | null {
  return page.querySelector('main');
}

async function markBusy<Result>(element: HTMLElement | undefined, work: () => Promise<Result>): Promise<Result> {
  element?.setAttribute('aria-busy', 'true');
  try {
    return await work();
  } finally {
    element?.removeAttribute('aria-busy');
  }
}

interface LoadedPage {
  document: Document;
  url: URL;
  isRedirected: boolean;
}

/** @throws without a connection, after a long wait, or if the answer is no page */
async function load({ url, body }: PageRequest): Promise<LoadedPage> {
  const aborted = new AbortController();
  const timer = setTimeout(() => aborted.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { accept: 'text/html' },
      signal: aborted.signal,
    });
    if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('The answer is no page.');
    return {
      document: new DOMParser().parseFromString(await response.text(), 'text/html'),
      url: new URL(response.url),
      isRedirected: response.redirected,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** The key of the current history entry, which stays the same when the page is loaded again. */
function keepKey(): string {
  const key = (history.state as { key?: string } | null)?.key ?? newKey();
  history.replaceState({ key }, '');
  return key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

import { isSavedForm } from './autosave/saved-form';

/** After this time, a form can be sent again, in milliseconds. */
const PATIENCE_MS = 30_000;

/** After this time, the page says why its user has to wait, in milliseconds. */
const SLOW_MS = 1500;

interface PageRequest {
  url: URL;
  /** Fields of a POST. */
  body?: URLSearchParams;
}

export interface LoadedPage {
  document: Document;
  url: URL;
  status: number;
  isRedirected: boolean;
}

/** @throws without a connection, after a long wait, or if the answer is no page */
export async function loadPage({ url, body }: PageRequest): Promise<LoadedPage> {
  const aborted = new AbortController();
  const timer = setTimeout(() => aborted.abort(), PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { accept: 'text/html' },
      signal: aborted.signal,
    });
    if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('No page');
    return {
      document: new DOMParser().parseFromString(await response.text(), 'text/html'),
      url: new URL(response.url),
      status: response.status,
      isRedirected: response.redirected,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** @param element a form that saves itself says why its user has to wait beside the field, and nothing covers what they type */
export async function markBusy<Result>(element: HTMLElement | undefined, work: () => Promise<Result>): Promise<Result> {
  element?.setAttribute('aria-busy', 'true');
  const hideReason = (isHidden: boolean) => document.querySelector('[data-slow]')?.toggleAttribute('hidden', isHidden);
  const savesItself = element instanceof HTMLFormElement && isSavedForm(element);
  const slow = savesItself ? undefined : setTimeout(() => hideReason(false), SLOW_MS);
  try {
    return await work();
  } finally {
    clearTimeout(slow);
    hideReason(true);
    element?.removeAttribute('aria-busy');
  }
}

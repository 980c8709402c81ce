// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnArrival } from './dialogs';

const form = '<form data-form="visit"><input name="submission_id" type="hidden"><input name="name"></form>';
const LATE_SHEET = '<link rel="stylesheet">';
type Fetch = () => Promise<Response>;
const formFound: Fetch = () => Promise.resolve(new Response(form));
const notFound: Fetch = () => Promise.resolve(new Response('Not found', { status: 404 }));
const offline: Fetch = () => Promise.reject(new TypeError('offline'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function begin(fetch: Fetch, opens = 'every-load'): HTMLDialogElement {
  vi.stubGlobal('fetch', (address: string) => (address === '/form.txt' ? fetch() : notFound()));
  document.body.innerHTML = `<dialog data-opens="${opens}" data-content="/form.txt"><div></div></dialog>`;
  openOnArrival();
  return document.querySelector('dialog')!;
}

async function endOfPage(): Promise<void> {
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.runAllTimersAsync();
}

describe('openOnArrival', () => {
  it.each(['load', 'error'])('opens after the %s event of the late sheet, even before the page ends', async (event) => {
    const dialog = begin(formFound);
    document.body.insertAdjacentHTML('beforeend', LATE_SHEET);
    document.querySelector('link')?.dispatchEvent(new Event(event));
    await endOfPage();
    expect(dialog.open).toBe(true);
  });

  it('waits for the late sheet', async () => {
    const dialog = begin(formFound);
    document.body.insertAdjacentHTML('beforeend', LATE_SHEET);
    await endOfPage();
    expect(dialog.open).toBe(false);
  });

  it('opens at the end of a page without a late sheet, and its form has the input from another page', async () => {
    sessionStorage.setItem('draft:visit', JSON.stringify({ submissionId: 'a', values: { name: 'Asha' } }));
    const dialog = begin(formFound);
    await endOfPage();
    expect(dialog.open).toBe(true);
    expect(document.querySelector<HTMLInputElement>('dialog > div > form > [name=name]')?.value).toBe('Asha');
  });

  it.each<[string, Fetch]>([
    ['no response', offline],
    ['an error', notFound],
    ['the page of a hotspot', () => Promise.resolve(new Response('<h1>Log in</h1><form></form>'))],
  ])('stays closed and empty after %s, and opens on the next page, once in a tab', async (_what, failing) => {
    const failed = begin(failing, 'once-a-visit');
    await endOfPage();
    expect([failed.open, failed.textContent]).toEqual([false, '']);
    const next = begin(formFound, 'once-a-visit');
    await endOfPage();
    expect(next.open).toBe(true);
    const last = begin(formFound, 'once-a-visit');
    await endOfPage();
    expect(last.open).toBe(false);
  });

  it('does not open while the visitor is typing', async () => {
    const dialog = begin(formFound);
    document.body.insertAdjacentHTML('afterbegin', '<form><input id="begun"></form>');
    document.getElementById('begun')?.focus();
    await endOfPage();
    expect(dialog.open).toBe(false);
  });
});

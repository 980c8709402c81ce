// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnArrival } from './dialogs';

const form = '<form data-form="visit"><input name="submission_id" type="hidden"><input name="name"></form>';
const LATE_SHEET = '<link rel="stylesheet">';

describe('openOnArrival', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(form)));
    document.body.innerHTML = '<dialog data-opens="every-load" data-content="/form.txt"><div></div></dialog>';
    openOnArrival();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it.each(['load', 'error'])(
    'opens once the late sheet has told of its %s, which may be before the page ends',
    async (told) => {
      document.body.insertAdjacentHTML('beforeend', LATE_SHEET);
      document.querySelector('link')?.dispatchEvent(new Event(told));
      window.dispatchEvent(new Event('DOMContentLoaded'));
      await vi.runAllTimersAsync();
      expect(document.querySelector('dialog')?.open).toBe(true);
    },
  );

  it('waits for the late sheet', async () => {
    document.body.insertAdjacentHTML('beforeend', LATE_SHEET);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  it('opens at the end of a page without one', async () => {
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  it('has fetched its form by then, with what was typed into it on another page', async () => {
    sessionStorage.setItem('draft:visit', JSON.stringify({ submissionId: 'a', values: { name: 'Asha' } }));
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address === '/form.txt' ? new Response(form) : new Response('', { status: 404 })),
    );
    document.body.innerHTML = '<dialog data-opens="every-load" data-content="/form.txt"><div></div></dialog>';
    openOnArrival();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(document.querySelector<HTMLInputElement>('dialog > div > form > [name=name]')?.value).toBe('Asha');
  });

  it('stays closed where its form cannot be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    document.body.innerHTML = '<dialog data-opens="every-load" data-content="/form.txt"><div></div></dialog>';
    openOnArrival();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  it('stays closed and empty where the server has no such file', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found', { status: 404 })));
    document.body.innerHTML = '<dialog data-opens="every-load" data-content="/form.txt"><div></div></dialog>';
    openOnArrival();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(document.querySelector('dialog')?.textContent).toBe('');
  });

  it.each<[string, () => Promise<Response>]>([
    ['nothing', () => Promise.reject(new TypeError('offline'))],
    ['that there is no such file', () => Promise.resolve(new Response('Not found', { status: 404 }))],
    ['a page of a hotspot', () => Promise.resolve(new Response('<h1>Log in</h1><form></form>'))],
  ])('opens on the next load, once in a tab, where its form was answered with %s', async (_what, failing) => {
    const load = async () => {
      document.body.innerHTML = '<dialog data-opens="once-a-visit" data-content="/form.txt"><div></div></dialog>';
      openOnArrival();
      window.dispatchEvent(new Event('DOMContentLoaded'));
      await vi.runAllTimersAsync();
      return document.querySelector('dialog')!;
    };
    vi.stubGlobal('fetch', failing);
    const failed = await load();
    expect([failed.open, failed.textContent]).toEqual([false, '']);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(form)));
    expect((await load()).open).toBe(true);
    expect((await load()).open).toBe(false);
  });

  it('does not open over somebody who has begun to type', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<form><input id="begun"></form>');
    document.getElementById('begun')?.focus();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(document.querySelector('dialog')?.open).toBe(false);
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isArrival, rememberDialogSeen } from './arrival';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function load({ type, referrer }: { type: string; referrer: string }) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

describe('isArrival', () => {
  it.each([
    ['from nowhere', { type: 'navigate', referrer: '' }, true],
    ['from a search engine', { type: 'navigate', referrer: 'https://search.example/' }, true],
    ['by reloading', { type: 'reload', referrer: `${location.origin}/classes` }, true],
    ['from another page of the site', { type: 'navigate', referrer: `${location.origin}/classes` }, false],
    ['by Back to the first page of the visit', { type: 'back_forward', referrer: '' }, false],
    ['by Back to a page reached within the site', { type: 'back_forward', referrer: `${location.origin}/` }, false],
  ])('%s', (_how, step, expected) => {
    load(step);
    expect(isArrival('every-load')).toBe(expected);
  });

  it('treats a site whose name begins like ours as another one', () => {
    load({ type: 'navigate', referrer: `${location.origin}.example/` });
    expect(isArrival('every-load')).toBe(true);
  });

  it('with the setting once-a-visit, is an arrival until this tab has shown the dialog', () => {
    load({ type: 'reload', referrer: '' });
    expect([isArrival('once-a-visit'), isArrival('once-a-visit')]).toEqual([true, true]);
    rememberDialogSeen();
    expect([isArrival('once-a-visit'), isArrival('every-load')]).toEqual([false, true]);
  });

  it('with the setting never, is never an arrival', () => {
    load({ type: 'reload', referrer: '' });
    expect(isArrival('never')).toBe(false);
  });
});

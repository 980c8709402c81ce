// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnArrival } from './dialogs';

const LATE_SHEET = '<link rel="stylesheet">';

describe('openOnArrival', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<dialog data-opens="every-load"></dialog>';
    openOnArrival();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['load', 'error'])(
    'opens once the late sheet has told of its %s, which may be before the page ends',
    (told) => {
      document.body.insertAdjacentHTML('beforeend', LATE_SHEET);
      document.querySelector('link')?.dispatchEvent(new Event(told));
      window.dispatchEvent(new Event('DOMContentLoaded'));
      vi.runAllTimers();
      expect(document.querySelector('dialog')?.open).toBe(true);
    },
  );

  it('waits for the late sheet', () => {
    document.body.insertAdjacentHTML('beforeend', LATE_SHEET);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    vi.runAllTimers();
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  it('opens at the end of a page without one', () => {
    window.dispatchEvent(new Event('DOMContentLoaded'));
    vi.runAllTimers();
    expect(document.querySelector('dialog')?.open).toBe(true);
  });
});

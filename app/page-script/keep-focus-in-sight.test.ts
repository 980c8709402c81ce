// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepFocusInSight } from './keep-focus-in-sight';

it.each([
  ['scrolls to a link focused by keyboard', { tabIndex: 0, isByKeyboard: true, scrolls: true }],
  ['doesn’t scroll to a tapped link', { tabIndex: 0, isByKeyboard: false, scrolls: false }],
  ['doesn’t scroll to an element focused by a script', { tabIndex: -1, isByKeyboard: true, scrolls: false }],
])('%s', (_, { tabIndex, isByKeyboard, scrolls }) => {
  document.body.innerHTML = `<a href="/staff" tabindex="${tabIndex}">Staff</a>`;
  const link = document.querySelector('a')!;
  const scrollIntoView = vi.spyOn(link, 'scrollIntoView').mockImplementation(() => undefined);
  // Replace `matches()`, since happy-dom doesn't implement `:focus-visible`.
  vi.spyOn(link, 'matches').mockReturnValue(isByKeyboard);
  keepFocusInSight();
  link.focus();
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(scrollIntoView.mock.calls.length > 0).toBe(scrolls);
});

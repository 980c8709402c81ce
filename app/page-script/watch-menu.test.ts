// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { watchMenu } from './watch-menu';

const page = `
  <nav popover>
    <details id="outer"><summary>About us</summary>
      <details id="inner"><summary>People</summary><a id="link" href="/staff">Staff</a></details>
    </details>
  </nav>
  <a id="elsewhere" href="/">Home</a>`;

const find = (id: string) => document.getElementById(id)!;
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const press = (key: string, at: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  find(at).dispatchEvent(event);
  return event;
};

beforeAll(() => {
  document.body.innerHTML = page;
  watchMenu();
});
beforeEach(() => {
  for (const dropdown of document.querySelectorAll('details')) dropdown.open = true;
});

it('Esc closes only the innermost open dropdown and focuses its button', () => {
  expect(press('Escape', 'link').defaultPrevented).toBe(true);
  expect(open()).toEqual(['outer']);
  expect(document.activeElement?.textContent).toBe('People');
  press('Escape', 'link');
  expect(open()).toEqual([]);
  // With all dropdowns closed, Esc must reach the browser, which closes the popover.
  expect(press('Escape', 'link').defaultPrevented).toBe(false);
});

it('other keys close nothing', () => {
  expect(press('ArrowDown', 'link').defaultPrevented).toBe(false);
  expect(open()).toEqual(['outer', 'inner']);
});

it.each(['pointerdown', 'focusin'])('%s outside the menu closes the dropdowns', (sign) => {
  find('link').dispatchEvent(new Event(sign, { bubbles: true }));
  expect(open()).toEqual(['outer', 'inner']);
  find('elsewhere').dispatchEvent(new Event(sign, { bubbles: true }));
  expect(open()).toEqual([]);
});

it('leaving the page closes the dropdowns', () => {
  dispatchEvent(new Event('pagehide'));
  expect(open()).toEqual([]);
});

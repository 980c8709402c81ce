import type { Locator, Page } from '@playwright/test';
import { webkit } from '../engines/engines';
import type { Engine } from '../engines/engine';
import { expect } from '../engines/webkit/expect';
import { tabTo } from '../support/keyboard';

/** How a clerk works: with mouse or thumb, or by keyboard alone. Counts the clicks. */
export interface Hand {
  /** Buttons, links and options that were activated. Typing and moving between fields don't count. */
  clicks: number;
  /** Activates a button or link. */
  press: (part: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list. That is two clicks: open the list, and choose. */
  choose: (list: Locator, label: string) => Promise<void>;
}

/** Header, skip link and a table of forty rows with six controls each. */
const MOST_TAB_STOPS = 300;

export function handOn(page: Page, device: 'pointer' | 'keyboard', engine: Engine): Hand {
  const reach = async (part: Locator) => {
    // Past the end of the page, keys would go to the browser's own controls.
    const isAbove = await part.evaluate((element) => {
      // After a page was loaded again at a row, the keyboard goes on from there.
      const from =
        document.activeElement === document.body ? document.querySelector(':target') : document.activeElement;
      return Boolean(from && element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await tabTo(page, part, isAbove ? 'Shift+Tab' : 'Tab', MOST_TAB_STOPS);
  };
  const keyboard: Hand = {
    clicks: 0,
    async press(part) {
      this.clicks += 1;
      await reach(part);
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await reach(field);
      await field.fill(text);
    },
    async choose(list, label) {
      this.clicks += 2;
      await reach(list);
      // On this WebKit, arrow keys open a menu of the window system, which the driver can't reach.
      if (engine === webkit) return void (await list.selectOption({ label }));
      const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
      const count = await list.evaluate((select: HTMLSelectElement) => select.options.length);
      for (let presses = 0; presses < count && (await chosen()) !== label; presses += 1)
        await page.keyboard.press('ArrowDown');
      expect(await chosen(), 'chosen by keyboard').toBe(label);
    },
  };
  const pointer: Hand = {
    clicks: 0,
    async press(part) {
      this.clicks += 1;
      await part.click();
    },
    type: (field, text) => field.fill(text),
    async choose(list, label) {
      this.clicks += 2;
      await list.selectOption({ label });
    },
  };
  return { pointer, keyboard }[device];
}

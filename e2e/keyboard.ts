import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab, as somebody without a mouse does, until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by keyboard in 30 steps').toBeFocused();
}

import type { Page } from '@playwright/test';

/** Starts to measure layout shifts (https://web.dev/articles/cls). Must be called before the page opens. */
export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          jumps: (window as unknown as { jumps: number }).jumps + (entry as unknown as { value: number }).value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function jumpsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { jumps: number }).jumps);
}

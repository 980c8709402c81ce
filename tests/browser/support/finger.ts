import type { Page } from '@playwright/test';

interface Position {
  x: number;
  y: number;
}

const STEPS = 8;

/**
 * Drags a finger for half a second and holds it still before lifting, so that nothing scrolls on. Playwright can only tap.
 * Positions are in pixels of the window.
 */
export async function drag(page: Page, from: Position, to: Position): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The events have timestamps in the past, in seconds. The browser computes the speed from them, so the test needn't wait.
  const startedAt = Date.now() / 1000 - 1;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Position[], at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: startedAt + at });

  await send('touchStart', [from], 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }], part / 2);
  }
  await send('touchMove', [to], 0.9);
  await send('touchEnd', [], 0.95);
  await session.detach();
}

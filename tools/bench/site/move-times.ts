import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { asNewVisitor, type Conditions, slowDown } from './conditions';

/** How long a finger stays on a link, in milliseconds. */
const PRESS_MS = 90;

/** After which a move counts as lost, in milliseconds. */
const LONGEST_MS = 30_000;

/** Milliseconds from letting the link go to the first frame with the next page. */
export interface MoveTimes {
  /** To a page that was never visited. */
  first: number;
  /** To the same page, the next time. */
  second: number;
}

/** A new visitor taps the link in the footer of a screen that leads to another one, and taps it once more. */
export function measureMove(
  newContext: () => Promise<BrowserContext>,
  siteUrl: string,
  { from, to }: { from: string; to: string },
  conditions: Conditions,
): Promise<MoveTimes> {
  return asNewVisitor(newContext, async (page) => {
    // tsx has esbuild keep the names of functions, by a function of its own that a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchMove, to);
    // As if from another page of the site, where the enquiry dialog does not open by itself.
    await page.goto(new URL(from, siteUrl).href, { referer: `${siteUrl}/` });
    const session = await slowDown(page, conditions);
    const first = await move(page, session, to);
    await page.goto(new URL(from, siteUrl).href, { referer: `${siteUrl}/` });
    return { first, second: await move(page, session, to) };
  });
}

async function move(page: Page, session: CDPSession, to: string): Promise<number> {
  const link = page.locator(`footer a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const box = await link.boundingBox();
  if (!box) throw new Error(`The footer has no link to ${to} that can be seen.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(new URL(to, page.url()).href);
  // Asked anew each time: a function that waits in a page is lost where a page that was rendered ahead takes its place.
  let ms: string | null = null;
  for (const end = Date.now() + LONGEST_MS; ms === null && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ms = await page.evaluate(() => localStorage.getItem('bench-move-ms'));
  }
  if (ms === null) throw new Error(`${page.url()} was not shown within ${LONGEST_MS / 1000} s.`);
  await page.evaluate(() => localStorage.clear());
  return Number(ms);
}

/** Runs in every page before anything else: notes when a link is let go, and when the page `to` is first on the screen. */
function watchMove(to: string): void {
  addEventListener('click', () => {
    localStorage.setItem('bench-clicked-at', String(Date.now()));
    localStorage.setItem('bench-heading', document.querySelector('h1')?.textContent ?? '');
  });
  const look = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const clickedAt = localStorage.getItem('bench-clicked-at');
    const isShown = location.pathname === to && heading !== '' && heading !== localStorage.getItem('bench-heading');
    if (clickedAt === null || !isShown) requestAnimationFrame(look);
    // What comes after a frame is painted runs when it is on the screen.
    else setTimeout(() => localStorage.setItem('bench-move-ms', String(Date.now() - Number(clickedAt))));
  };
  requestAnimationFrame(look);
}

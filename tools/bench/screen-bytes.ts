import { type BrowserContextOptions, type Page, type Request } from '@playwright/test';
import type { BytesByKind, ScreenBytes } from './budgets';

/** The phone that the budgets are for. A worker would answer behind our back, and slides that move would load more. */
export const measuredPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/** How long the network must have nothing to do. Longer than any pause of ours between two requests. */
const QUIET_MS = 400;

/** How long a request may take before it counts as lost. */
const STUCK_MS = 30_000;

/**
 * Loads a screen as a new visitor and counts what travels: asleep, awake, and scrolled to its end. React would wake
 * when the phone is idle; here it waits until the first count is taken.
 */
export async function measureScreenBytes(page: Page, siteUrl: string, path: string): Promise<ScreenBytes> {
  const traffic = watchTraffic(page);
  await page.addInitScript(holdIdleCallbacks);
  await page.goto(new URL(path, siteUrl).href);
  await traffic.quiet();
  const asleep = traffic.bytes();

  await page.evaluate(() => dispatchEvent(new Event('bench:let-idle')));
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await traffic.quiet();
  const awake = traffic.bytes();

  await scrollToTheEnd(page);
  await traffic.quiet();
  return { path, asleep, awake, readToTheEnd: traffic.bytes() };
}

/** Runs in the page. */
function holdIdleCallbacks(): void {
  const whenIdle = requestIdleCallback.bind(window);
  const held: Parameters<typeof requestIdleCallback>[] = [];
  window.requestIdleCallback = (...call) => held.push(call);
  addEventListener('bench:let-idle', () => {
    window.requestIdleCallback = whenIdle;
    for (const call of held) whenIdle(...call);
  });
}

async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page behind an open dialog does not scroll; an album scrolls in its own.
    for (const dialog of document.querySelectorAll('dialog[data-opens][open]')) (dialog as HTMLDialogElement).close();
    const scrolling = document.querySelector('dialog[open]') ?? document.documentElement;
    for (let top = 0; top < scrolling.scrollHeight; top += innerHeight / 2) {
      scrolling.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

function watchTraffic(page: Page) {
  const bytes: BytesByKind = { html: 0, fonts: 0, images: 0, scripts: 0, other: 0 };
  const underWay = new Set<Request>();
  let lastChangeAt = performance.now();
  const begin = (request: Request) => {
    underWay.add(request);
    lastChangeAt = performance.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    lastChangeAt = performance.now();
  };
  const count = async (request: Request) => {
    const { responseBodySize } = await request.sizes();
    bytes[kindOf(request)] += responseBodySize;
    end(request);
  };
  page.on('request', begin);
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => void count(request));
  return {
    bytes: () => ({ ...bytes }),
    async quiet() {
      lastChangeAt = performance.now();
      while (underWay.size > 0 || performance.now() - lastChangeAt < QUIET_MS) {
        if (performance.now() - lastChangeAt > STUCK_MS)
          throw new Error(`No answer came for ${[...underWay].map((request) => request.url()).join(' and ')}.`);
        await page.waitForTimeout(50);
      }
    },
  };
}

function kindOf(request: Request): keyof BytesByKind {
  switch (request.resourceType()) {
    case 'document':
      return 'html';
    case 'font':
      return 'fonts';
    case 'image':
      return 'images';
    case 'script':
      return 'scripts';
    default:
      return 'other';
  }
}

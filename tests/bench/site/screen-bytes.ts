import { brotliCompressSync } from 'node:zlib';
import { type BrowserContextOptions, type Page, type Request } from '@playwright/test';
import type { BytesByKind, ScreenBytes } from './budgets';

/** The phone for the budgets. It has no service worker and no moving slides, because those would change which files it loads. */
export const measuredPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/** The network must be idle for this long, which is more than any pause between our own requests. */
const QUIET_MS = 400;

/** We give up if no request starts or ends for this long. */
const STUCK_MS = 30_000;

/** Loads a screen as a new visitor and counts transferred bytes: untouched, and touched. */
export async function measureScreenBytes(page: Page, siteUrl: string, path: string): Promise<ScreenBytes> {
  const traffic = watchTraffic(page);
  await page.goto(new URL(path, siteUrl).href);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  await traffic.quiet();
  const asleep = traffic.bytes();

  if (await touch(page, '[data-wakes-at]')) await traffic.quiet();
  const photosAwake = traffic.bytes();
  if (await touch(page, '[data-island]')) await traffic.quiet();
  const formsAwake = traffic.bytes();
  const inlineScripts = await inlineScriptBytes(page);
  const language = await page.evaluate(() => document.documentElement.lang);
  return { path, language, inlineScripts, asleep, photosAwake, formsAwake };
}

/**
 * Simulates the first touch of islands, even in a closed dialog.
 *
 * @returns whether there were any
 */
async function touch(page: Page, islands: string): Promise<boolean> {
  const touched = await page.evaluate((selector) => {
    const found = document.querySelectorAll(selector);
    for (const island of found) island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return found.length;
  }, islands);
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].every((island) => island.hasAttribute('data-awake')),
    islands,
  );
  return touched > 0;
}

/** @returns the size of all inline scripts, compressed together */
async function inlineScriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')].map(({ textContent }) => textContent),
  );
  return brotliCompressSync(scripts.join('\n')).length;
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

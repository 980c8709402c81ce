import type { BrowserContextOptions, Page, Request } from '@playwright/test';

/** The phone for measurements. It has no service worker and no moving slides, because those would change which files it loads. */
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

/** Counts the bytes that a page loads, compressed, without response headers, by Playwright’s type of resource. */
export function watchTraffic(page: Page) {
  const bytes = new Map<string, number>();
  const underWay = new Set<Request>();
  let lastChangeAt = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastChangeAt = performance.now();
  };
  const count = async (request: Request) => {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType();
    bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize);
    end(request);
  };
  page.on('request', (request) => {
    underWay.add(request);
    lastChangeAt = performance.now();
  });
  page.on('requestfailed', end);
  page.on('requestfinished', (request) => void count(request));
  return {
    /** @returns the bytes so far; of all types by default */
    of: (type?: string) => (type ? (bytes.get(type) ?? 0) : [...bytes.values()].reduce((sum, part) => sum + part, 0)),
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

import type { Page } from '@playwright/test';
import { median, milliseconds, type Section, table, times } from '../../support/tables';
import { type MeasuredSite, serveBarePages } from './bare-pages';
import { measuredPhone } from '../../browser/support/traffic';

/** The heaviest screens, one of each kind that loads something different. */
export const timedScreens: readonly string[] = ['/', '/classes', '/enquiry-form', '/gallery', '/committee'];

const RUNS = 3;

/** A slow 4G line: milliseconds, and bytes per second. Chromium adds the latency to each request. */
const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.8e6 / 8 };
const CPU_SLOWDOWN = 4;

/** Milliseconds to first and largest contentful paint. https://web.dev/articles/vitals */
interface FirstView {
  fcp: number;
  lcp: number;
}

/** Measures each timed screen for a new visitor, alternating with a bare page of the same text. */
export async function measureFirstViews(site: MeasuredSite): Promise<Section> {
  const bare = await serveBarePages(site, timedScreens);
  const rows: string[][] = [];
  for (const path of timedScreens) {
    const [ours, base]: [FirstView[], FirstView[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measure(site, new URL(path, site.url).href));
      base.push(await measure(site, bare.urlOf(path)));
    }
    const cells = (['fcp', 'lcp'] as const).flatMap((time) => {
      const [one, other] = [ours, base].map((runs) => median(runs.map((each) => each[time]))) as [number, number];
      return [milliseconds(one), times(one / other)];
    });
    rows.push([path, ...cells]);
  }
  await bare.close();
  const text =
    `Medians of ${RUNS} in ms for a new visitor, slow 4G, CPU ${CPU_SLOWDOWN} ×, each beside a *bare* page with the same text without ` +
    'styles, pictures and scripts, in the same run; the target is 1.15 × for text.';
  const head = ['screen', 'FCP', 'beside bare', 'LCP', 'beside bare'];
  return { title: 'First view', text: `${text}\n\n${table(head, rows)}` };
}

async function measure({ browser }: MeasuredSite, url: string): Promise<FirstView> {
  const context = await browser.newContext(measuredPhone);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  // The enquiry dialog opens late and may be the largest paint.
  await page.waitForTimeout(3000);
  const view = await page.evaluate(
    () =>
      new Promise<FirstView>((resolve) => {
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
        new PerformanceObserver((list) => resolve({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? NaN })).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return view;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
}

import type { Page } from '@playwright/test';
import { median, milliseconds, type Section, table, times } from '../../support/tables';
import { serveBarePages } from './bare-pages';
import type { MeasuredSite } from './measured-site';
import { measuredPhone } from './screen-bytes';
import { timedScreens } from './timed-screens';

const RUNS = 3;

/** Chromium adds the latency to each request. `slowdown`: CPU throttling factor. */
const phones = [
  { name: 'slow 4G, CPU 4 ×', megabitsPerSecond: 1.6, latencyMs: 150, slowdown: 4 },
  { name: 'bad day, CPU 6 ×', megabitsPerSecond: 1.3, latencyMs: 300, slowdown: 6 },
];
type Phone = (typeof phones)[number];

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
    for (const phone of phones) {
      const [ours, base]: [FirstView[], FirstView[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await measure(site, new URL(path, site.url).href, phone));
        base.push(await measure(site, bare.urlOf(path), phone));
      }
      const cells = (['fcp', 'lcp'] as const).flatMap((time) => {
        const [one, other] = [ours, base].map((runs) => median(runs.map((each) => each[time]))) as [number, number];
        return [milliseconds(one), milliseconds(other), times(one / other)];
      });
      rows.push([path, phone.name, ...cells]);
    }
  }
  await bare.close();
  const text =
    `Medians of ${RUNS} in ms for a new visitor, at 1.6 Mbit/s and 150 ms, or 1.3 Mbit/s and 300 ms. *Bare* is a page with the same ` +
    'text without styles, pictures and scripts, in the same run; the target is 1.15 × for text.';
  const head = ['screen', 'phone', 'FCP', 'bare', 'ratio', 'LCP', 'bare', 'ratio'];
  return { title: 'First view', text: `${text}\n\n${table(head, rows)}` };
}

async function measure({ browser }: MeasuredSite, url: string, phone: Phone): Promise<FirstView> {
  const context = await browser.newContext(measuredPhone);
  const page = await context.newPage();
  await slowDown(page, phone);
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

async function slowDown(page: Page, { megabitsPerSecond, latencyMs, slowdown }: Phone): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (megabitsPerSecond * 1e6) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

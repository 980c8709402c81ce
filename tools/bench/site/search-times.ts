import type { BrowserContext, Page } from '@playwright/test';
import { asNewVisitor, slowDown } from './conditions';
import { median, table, type Section } from '../tables';

export interface SearchTimes {
  /** Address of Home in the language. */
  path: string;
  /** Script and file, compressed, as they travel. */
  bytes: number;
  /** From the tap that opens the search, with the first letter typed at once, to the first hits. */
  firstMs: number;
  /** From a letter to its hits, of a whole question. */
  laterMs: number;
}

/** As if a visitor opened the search and typed. Median of the runs. */
export async function measureSearch(
  newContext: () => Promise<BrowserContext>,
  siteUrl: string,
  { path, question }: { path: string; question: string },
  slowdown: number,
  runs: number,
): Promise<SearchTimes> {
  const times: Omit<SearchTimes, 'path'>[] = [];
  for (let run = 0; run < runs; run += 1)
    times.push(await asNewVisitor(newContext, (page) => searchOnce(page, siteUrl + path, question, slowdown)));
  const of = (what: keyof Omit<SearchTimes, 'path'>) => median(times.map((each) => each[what]));
  return { path, bytes: of('bytes'), firstMs: of('firstMs'), laterMs: of('laterMs') };
}

async function searchOnce(page: Page, url: string, question: string, slowdown: number) {
  // As if from another page of the site, where the enquiry dialog does not open by itself.
  await page.goto(url, { referer: url });
  const session = await slowDown(page, { slowdown });
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.evaluate(watchHits);
  await page.locator('[popovertarget=search]').first().tap();
  const [first = '', ...letters] = question;
  await page.keyboard.insertText(first);
  await page.waitForFunction(() => window.benchHits.length > 0);
  for (const [index, letter] of letters.entries()) {
    await page.keyboard.insertText(letter);
    await page.waitForFunction((count) => window.benchHits.length > count, index + 1);
  }
  const [firstMs = NaN, ...later] = await page.evaluate(() => window.benchHits);
  return { bytes, firstMs, laterMs: median(later) };
}

declare global {
  interface Window {
    /** Milliseconds from the tap or the letter to the hits. */
    benchHits: number[];
  }
}

/** Runs in the page. */
function watchHits(): void {
  window.benchHits = [];
  let asked = 0;
  addEventListener('click', ({ timeStamp }) => (asked ||= timeStamp), true);
  addEventListener('beforeinput', ({ timeStamp }) => window.benchHits.length > 0 && (asked = timeStamp), true);
  const answer = document.querySelector('#search [data-answer]')!;
  new MutationObserver(() => window.benchHits.push(performance.now() - asked)).observe(answer, { childList: true });
}

export function searchSection(rows: readonly SearchTimes[], slowdown: number, runs: number): Section {
  const text =
    `In ms at CPU ${slowdown} ×, median of ${runs}, without a slow network. *First*: from the tap that opens the search to the ` +
    'hits of the first letter. *Later*: from a letter to its hits. *Fetched*: script and file, compressed.';
  const body = rows.map(({ path, bytes, firstMs, laterMs }) => [
    path,
    `${(bytes / 1024).toFixed(1)} KB`,
    Math.round(firstMs),
    Math.round(laterMs),
  ]);
  return { title: 'Search', text: `${text}\n\n${table(['page', 'fetched', 'first', 'later'], body)}` };
}

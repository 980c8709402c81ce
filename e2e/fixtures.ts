/* eslint no-empty-pattern: off -- Playwright reads from the pattern which fixtures a fixture needs, also if it needs none. */
import { createHash } from 'node:crypto';
import { isAlbum } from './addresses';
import { type BrowserContext, expect, type Page, test as base, type TestInfo } from '@playwright/test';

interface Fixtures {
  /** Goes to an address as somebody who has just arrived, and closes the enquiry dialog where it opens on an arrival. */
  visit: (path: string) => Promise<void>;
  /** Expects an error in the console or on the network that would fail the test otherwise. */
  expectProblem: (pattern: RegExp) => void;
  /** A name in Marathi that nobody else in this run has, so that the mail of this test can be found. */
  childName: string;
}

interface Problems {
  problems: { seen: string[]; expected: RegExp[] };
}

export const test = base.extend<Fixtures & Problems>({
  baseURL: ({}, use) => use(process.env.E2E_SITE_URL),

  // The endpoint takes one form a second from an address. Tests must not wait for each other, so each has its own.
  extraHTTPHeaders: ({}, use, testInfo) => use({ 'X-Forwarded-For': addressOf(testInfo) }),

  problems: ({}, use) => use({ seen: [], expected: [] }),
  expectProblem: ({ problems }, use) => use((pattern) => problems.expected.push(pattern)),

  context: async ({ context, problems, javaScriptEnabled }, use) => {
    watch(context, problems.seen);
    // Chromium asks for scripts and then refuses them, where a visitor has switched them off.
    if (!javaScriptEnabled) problems.expected.push(/^network: csp \S+\.js$/);
    await context.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title><p>A map' }),
    );
    await use(context);
    const unexpected = problems.seen.filter((problem) => !problems.expected.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'errors in the console or on the network').toEqual([]);
  },

  visit: ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      if (!isAlbum(path)) await closeEnquiryDialog(page);
    }),

  childName: ({}, use, testInfo) => use(`आरव पाटील ${idOf(testInfo).slice(0, 8)}`),
});

export { expect };

/** A phone of the kind that most parents have. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

export function enquiryDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Admission enquiry' });
}

/** Waits for the enquiry dialog, which opens on an arrival, and closes it. That key press wakes the scripts. */
export async function closeEnquiryDialog(page: Page): Promise<void> {
  await expect(enquiryDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enquiryDialog(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
}

export function successDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Sent' });
}

/** Notes everything that a visitor with open developer tools would see in red. */
function watch(context: BrowserContext, seen: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  context.on('weberror', (webError) => seen.push(`page error: ${webError.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`network: ${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A browser that leaves a page drops what it was still loading for it.
    if (reason !== 'net::ERR_ABORTED') seen.push(`network: ${reason} ${request.url()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isAllowed = ['localhost', 'www.openstreetmap.org'].includes(hostname) || protocol === 'data:';
    if (!isAllowed) seen.push(`network: asks a third party: ${request.url()}`);
  });
}

/** From the block of addresses that is for documentation and belongs to nobody (RFC 3849); every test in its own /64. */
function addressOf(testInfo: TestInfo): string {
  const id = idOf(testInfo);
  return `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`;
}

function idOf({ testId, repeatEachIndex }: TestInfo): string {
  return createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest('hex');
}

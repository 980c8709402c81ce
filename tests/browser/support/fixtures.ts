import { createHash } from 'node:crypto';
import { isAlbum, opensEnquiryDialog } from './addresses';
import type { FormDefinition } from '../../../forms/form-definition';
import { enquiryDialogFormOf, content, contentAt, enquiryScreen, shown } from './content';
import { type BrowserContext, type Page, test as base, type TestInfo } from '@playwright/test';
import { addressOf, href } from '../../../app/href';
import { languages } from '../../../words/languages';
import { MAP_HOST } from '../engines/launch-options';
import { expect } from '../engines/webkit/expect';
import { pressUntilHeard } from './keyboard';

interface Fixtures {
  /** Arrives at an address and closes the enquiry dialog if it opens. */
  visit: (path: string) => Promise<void>;
  /** Allows errors in the console or on the network, which otherwise fail the test. */
  expectProblem: (pattern: RegExp) => void;
  /** A name in Marathi, unique in this run, to find the mail of this test. */
  childName: string;
}

interface Problems {
  problems: { seen: string[]; expected: RegExp[] };
}

export const test = base.extend<Fixtures & Problems>({
  baseURL: ({}, use) => use(process.env.BROWSER_TESTS_SITE_URL),
  locale: ({}, use) => use(languages[content.language].tag),

  // The endpoint limits submissions per network address, so each test has its own.
  extraHTTPHeaders: ({}, use, testInfo) => use({ 'X-Forwarded-For': ipAddressOf(testInfo) }),

  problems: async ({}, use) => {
    const problems: Problems['problems'] = { seen: [], expected: [] };
    await use(problems);
    const unexpected = problems.seen.filter((problem) => !problems.expected.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'errors in the console or on the network').toEqual([]);
  },
  expectProblem: ({ problems }, use) => use((pattern) => problems.expected.push(pattern)),

  context: async ({ context, problems, javaScriptEnabled }, use) => {
    prepareContext(context, problems, { javaScriptEnabled });
    await use(context);
  },

  request: ({ request }, use) => use(takingAddresses(request, 'fetch')),

  visit: ({ page }, use) => use((path) => arrive(page, path)),

  childName: ({}, use, testInfo) => use(`आरव पाटील ${idOf(testInfo).slice(0, 8)}`),
});

export { expect };

/** Makes a page or an HTTP client accept addresses as the content has them, even if the site is in a folder of its host. */
export function takingAddresses<Asker extends object>(asker: Asker, name: keyof Asker): Asker {
  const ask = (asker[name] as (address: string, ...rest: unknown[]) => unknown).bind(asker);
  return Object.assign(asker, { [name]: (address: string, ...rest: unknown[]) => ask(href(address), ...rest) });
}

/** Requests that Chromium and Firefox cancelled on leaving a page. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];
/** A cancelled font in Firefox: the status is NS_BINDING_ABORTED. */
const ABORTED_FONT = /^download failed \(font-family: .* status=2152398850 /;
/**
 * A cancelled picture in Firefox with a service worker. It happened on 10 of 240 pages that were left while a lazy picture
 * was loading, and on none of 120 pages on which the visitor stayed.
 */
const ABORTED_PICTURE =
  /^Failed to load ‘\S+\.svg’\. A ServiceWorker intercepted the request and encountered an unexpected/;

/** Local protocols. Chromium's PDF viewer is an extension. */
const ON_THE_PHONE = ['data:', 'chrome:', 'chrome-extension:'];

/** Most parents have a phone of this size. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Goes to an address and closes the enquiry dialog if it opens. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await closeEnquiryDialog(page);
}

export function enquiryDialog(page: Page, site = content) {
  return page.getByRole('dialog', { name: shown(enquiryDialogFormOf(site)?.title, site.language) });
}

/** If the enquiry dialog opens on arrival, waits for it and closes it. */
export async function closeEnquiryDialog(page: Page): Promise<void> {
  const pathname = addressOf(new URL(page.url()).pathname);
  if (meetsEnquiryDialog(page, pathname)) {
    const dialog = enquiryDialog(page, contentAt(pathname));
    await expect(dialog).toBeVisible();
    // The browser moves the focus with the close event, one task after it hides the dialog.
    const closing = await dialog.evaluateHandle((element) => ({
      ends: new Promise<void>((end) => element.addEventListener('close', () => end(), { once: true })),
    }));
    await pressUntilHeard(page, 'Escape');
    await closing.evaluate(({ ends }) => ends);
    await expect(dialog).toBeHidden();
  }
  // A reader has touched the page.
  else if (!isAlbum(pathname)) await pressUntilHeard(page, 'Shift');
}

/** Whether the enquiry dialog opens on this arrival. With `once-a-visit` it opens once in a tab. */
export function meetsEnquiryDialog(page: Page, address: string): boolean {
  if (!opensEnquiryDialog(address) || metItBefore.has(page)) return false;
  if (content.settings.enquiryDialog?.opens === 'once-a-visit') metItBefore.add(page);
  return true;
}

const metItBefore = new WeakSet<Page>();

/** The dialog after sending a form, by default the enquiry form. */
export function successDialog(page: Page, form: FormDefinition | undefined = enquiryScreen?.form) {
  return page.getByRole('dialog', { name: shown(form?.sent.title) });
}

/** Collects errors and sets up `goto`. */
export function prepareContext(
  context: BrowserContext,
  { seen, expected }: Problems['problems'],
  { javaScriptEnabled }: { javaScriptEnabled?: boolean },
): void {
  watch(context, seen);
  context.on('page', (page) => takingAddresses(page, 'goto'));
  // With JavaScript disabled, Chromium requests scripts and then blocks them.
  if (!javaScriptEnabled) expected.push(/^network: csp \S+\.js$/);
}

/** Collects every error that the developer tools would show in red. */
function watch(context: BrowserContext, seen: string[]) {
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isAskedOfHost(url) && !isMap(url)) seen.push(`console: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!ABORTED_FONT.test(message) && !ABORTED_PICTURE.test(message)) seen.push(`page error: ${message}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isAskedOfHost(response.url()))
      seen.push(`network: ${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (!ABORTED.includes(reason) && !isMap(request.url())) seen.push(`network: ${reason} ${request.url()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isAllowed = ['localhost', MAP_HOST].includes(hostname) || ON_THE_PHONE.includes(protocol);
    if (!isAllowed) seen.push(`network: asks a third party: ${request.url()}`);
  });
}

function isMap(url: string): boolean {
  return url.startsWith(`https://${MAP_HOST}/`);
}

/** Chromium requests it from each host. A site in a folder can't answer. */
function isAskedOfHost(url: string): boolean {
  return url.endsWith('/robots.txt');
}

/** From the block for documentation (RFC 3849), with a /64 for each test. */
export function ipAddressOf(testInfo: TestInfo): string {
  const id = idOf(testInfo);
  return `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`;
}

function idOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest('hex');
}

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
  baseURL: ({}, use) => use(process.env.BROWSER_TESTS_SITE_URL),
  // Of a visitor who reads the first language of the school.
  locale: ({}, use) => use(languages[content.language].tag),

  // The endpoint bounds what an address may send. Tests must not wait for each other, so each has its own.
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

/** Lets a page or a client of HTTP be told addresses as content has them, wherever the site stands on its host. */
export function takingAddresses<Asker extends object>(asker: Asker, name: keyof Asker): Asker {
  const ask = (asker[name] as (address: string, ...rest: unknown[]) => unknown).bind(asker);
  return Object.assign(asker, { [name]: (address: string, ...rest: unknown[]) => ask(href(address), ...rest) });
}

/** What a browser calls it when it drops what it was still loading for a page that is left: Chromium, Firefox. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];
/** The same of a font in Firefox: the status is NS_BINDING_ABORTED. */
const ABORTED_FONT = /^download failed \(font-family: .* status=2152398850 /;
/**
 * The same of a picture in Firefox where a worker answers: in 10 of 240 pages that were left while a lazy picture was on its
 * way, in none of 120 on which the visitor stayed, whose pictures were all there.
 */
const ABORTED_PICTURE =
  /^Failed to load ‘\S+\.svg’\. A ServiceWorker intercepted the request and encountered an unexpected/;

/** What asks no network; Chromium's viewer for PDFs consists of parts that it brings along. */
const ON_THE_PHONE = ['data:', 'chrome:', 'chrome-extension:'];

/** A phone of the kind that most parents have. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Goes to an address as somebody who has just arrived, and closes the enquiry dialog where it opens on an arrival. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await closeEnquiryDialog(page);
}

export function enquiryDialog(page: Page, site = content) {
  return page.getByRole('dialog', { name: shown(enquiryDialogFormOf(site)?.title, site.language) });
}

/** Waits for the enquiry dialog where it opens on an arrival, and closes it. */
export async function closeEnquiryDialog(page: Page): Promise<void> {
  const pathname = addressOf(new URL(page.url()).pathname);
  if (meetsEnquiryDialog(page, pathname)) {
    const dialog = enquiryDialog(page, contentAt(pathname));
    await expect(dialog).toBeVisible();
    // Where the keyboard goes on is settled a task after the dialog is hidden: with its event.
    const closing = await dialog.evaluateHandle((element) => ({
      ends: new Promise<void>((end) => element.addEventListener('close', () => end(), { once: true })),
    }));
    await pressUntilHeard(page, 'Escape');
    await closing.evaluate(({ ends }) => ends);
    await expect(dialog).toBeHidden();
  }
  // Whoever reads has touched the page.
  else if (!isAlbum(pathname)) await pressUntilHeard(page, 'Shift');
}

/** Whether the enquiry dialog opens on this arrival. Where it opens once a visit, it does not a second time in a tab. */
export function meetsEnquiryDialog(page: Page, address: string): boolean {
  if (!opensEnquiryDialog(address) || metItBefore.has(page)) return false;
  if (content.settings.enquiryDialog?.opens === 'once-a-visit') metItBefore.add(page);
  return true;
}

const metItBefore = new WeakSet<Page>();

/** What is said once a form was sent: of the enquiry, if no other is named. */
export function successDialog(page: Page, form: FormDefinition | undefined = enquiryScreen?.form) {
  return page.getByRole('dialog', { name: shown(form?.sent.title) });
}

/** Notes what goes wrong. */
export function prepareContext(
  context: BrowserContext,
  { seen, expected }: Problems['problems'],
  { javaScriptEnabled }: { javaScriptEnabled?: boolean },
): void {
  watch(context, seen);
  context.on('page', (page) => takingAddresses(page, 'goto'));
  // Chromium asks for scripts and then refuses them, where a visitor has switched them off.
  if (!javaScriptEnabled) expected.push(/^network: csp \S+\.js$/);
}

/** Notes everything that a visitor with open developer tools would see in red. */
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

/** What Chromium asks of each host, and a site in a folder of it cannot answer. */
function isAskedOfHost(url: string): boolean {
  return url.endsWith('/robots.txt');
}

/** From the block of addresses that is for documentation and belongs to nobody (RFC 3849); every test in its own /64. */
export function ipAddressOf(testInfo: TestInfo): string {
  const id = idOf(testInfo);
  return `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`;
}

function idOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest('hex');
}

import { createHash } from 'node:crypto';
import { isAlbum, opensEnquiryDialog } from './addresses';
import type { FormDefinition } from '../../../forms/form-definition';
import { enquiryDialogFormOf, content, contentAt } from './content';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
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

  childName: ({}, use, { testId, repeatEachIndex, retry }) => {
    const hash = createHash('sha256').update(`${testId} ${repeatEachIndex} ${retry}`).digest('hex');
    return use(`आरव पाटील ${hash.slice(0, 8)}`);
  },
});

export { expect };

/** Makes a page or an HTTP client accept addresses of the content, such as `/classes`, also if the site is in a folder of its host. */
export function takingAddresses<Asker extends object>(asker: Asker, name: keyof Asker): Asker {
  const ask = (asker[name] as (address: string, ...rest: unknown[]) => unknown).bind(asker);
  return Object.assign(asker, { [name]: (address: string, ...rest: unknown[]) => ask(href(address), ...rest) });
}

/** Error codes of requests that Chromium and Firefox cancel when the visitor leaves a page. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];
/** Firefox's error for a font that it cancelled: the number is NS_BINDING_ABORTED. */
const ABORTED_FONT = /^download failed \(font-family: .* status=2152398850 /;
/**
 * Firefox's error for a picture that it cancelled on a page with a service worker. It occurred on 10 of 240 pages that were left while a
 * lazy picture was loading, and on none of 120 pages that stayed open.
 */
const ABORTED_PICTURE =
  /^Failed to load ‘\S+\.svg’\. A ServiceWorker intercepted the request and encountered an unexpected/;

/** Protocols that use no network. Chromium's PDF viewer is an extension. */
const ON_THE_PHONE = ['data:', 'chrome:', 'chrome-extension:'];

/** Options for a phone of the size that most parents have. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Goes to an address and closes the enquiry dialog if it opens. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await closeEnquiryDialog(page);
}

export function enquiryDialog(page: Page, site = content) {
  return page.getByRole('dialog', { name: enquiryDialogFormOf(site)?.title });
}

/** If the enquiry dialog opens on arrival, waits for it and closes it. */
export async function closeEnquiryDialog(page: Page): Promise<void> {
  const pathname = addressOf(new URL(page.url()).pathname);
  if (meetsEnquiryDialog(page, pathname)) {
    const dialog = enquiryDialog(page, contentAt(pathname));
    await expect(dialog).toBeVisible();
    // Wait for the close event: the browser moves the focus in it, one task after it hides the dialog.
    const closing = await dialog.evaluateHandle((element) => ({
      ends: new Promise<void>((end) => element.addEventListener('close', () => end(), { once: true })),
    }));
    await pressUntilHeard(page, 'Escape');
    await closing.evaluate(({ ends }) => ends);
    await expect(dialog).toBeHidden();
  }
  // Where no dialog opens, press a key: the tests expect a page that the visitor has used.
  else if (!isAlbum(pathname)) await pressUntilHeard(page, 'Shift');
}

/** Whether the enquiry dialog opens when this tab arrives at an address. With `once-a-visit` it opens once in each tab. */
export function meetsEnquiryDialog(page: Page, address: string): boolean {
  if (!opensEnquiryDialog(address) || metItBefore.has(page)) return false;
  if (content.settings.enquiryDialog?.opens === 'once-a-visit') metItBefore.add(page);
  return true;
}

const metItBefore = new WeakSet<Page>();

/** The dialog that confirms a sent form, by default the enquiry form. */
export function successDialog(page: Page, form: FormDefinition | undefined = enquiryDialogFormOf(content)) {
  return page.getByRole('dialog', { name: form?.sent.title });
}

/** Collects the errors of all pages, and lets `goto` accept addresses of the content. */
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

/** Whether this is the host's `robots.txt`. Chromium requests it, and a site in a folder of its host doesn't have it. */
function isAskedOfHost(url: string): boolean {
  return url.endsWith('/robots.txt');
}

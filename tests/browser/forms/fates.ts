import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page, Route } from '@playwright/test';
import { expect } from '../support/fixtures';
import { mailWith } from '../support/mailbox';
import { endpoint } from '../support/sending';
import { words } from '../support/words';

/** What can happen to a send, what the visitor reads, and what the endpoint has stored by then. */
export interface Fate {
  name: string;
  arrange?: (page: Page) => Promise<unknown>;
  afterSend?: (page: Page, childName: string) => Promise<unknown>;
  seen: 'stored' | 'not sent' | 'unsure';
  stored: 0 | 1;
  /** In the alert. */
  error?: { status: number; statusText: string; text: string };
  /** In the summary. */
  reason?: string;
}

/** The waiting message up to its number of seconds. */
const [waitingText = ''] = words.form.waiting(1).split(/\p{Nd}/u);

const once = (page: Page, handle: (route: Route) => unknown) => page.route(endpoint, handle, { times: 1 });

export const fates: Fate[] = [
  { name: 'nothing special', seen: 'stored', stored: 1 },
  {
    name: 'no answer in time, although it was stored',
    arrange: async (page) => {
      await page.clock.install();
      await once(page, (route) => route.fetch());
    },
    afterSend: async (page, childName) => {
      await mailWith(childName);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
      await page.clock.runFor(6_000);
    },
    seen: 'unsure',
    stored: 1,
    error: { status: 0, statusText: 'Timed out', text: 'No answer within 25 seconds' },
    reason: words.failure.timedOut,
  },
  {
    name: 'a reset before the body',
    arrange: (page) => once(page, (route) => route.abort('connectionreset')),
    seen: 'unsure',
    stored: 0,
    error: { status: 0, statusText: 'No connection', text: 'Failed to fetch' },
    reason: words.failure.unreachable,
  },
  {
    name: 'a reset after the body',
    arrange: (page) => once(page, async (route) => (await route.fetch(), route.abort('connectionreset'))),
    seen: 'unsure',
    stored: 1,
  },
  {
    name: '200 with another text',
    arrange: (page) => once(page, async (route) => route.fulfill({ response: await route.fetch(), body: 'Queued' })),
    seen: 'stored',
    stored: 1,
  },
  {
    name: 'the login page of a Wi-Fi',
    arrange: (page) => once(page, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' })),
    seen: 'unsure',
    stored: 0,
  },
  {
    name: 'a refusal',
    arrange: (page) => once(page, (route) => route.fulfill({ status: 400, body: 'The Public Key is invalid' })),
    seen: 'not sent',
    stored: 0,
    error: { status: 400, statusText: 'Bad Request', text: 'The Public Key is invalid' },
    reason: words.failure.refused,
  },
  {
    name: 'a fault',
    arrange: (page) => once(page, (route) => route.fulfill({ status: 500, body: 'Something broke' })),
    seen: 'unsure',
    stored: 0,
    error: { status: 500, statusText: 'Internal Server Error', text: 'Something broke' },
    reason: words.failure.serverTrouble,
  },
  {
    name: 'a full disk',
    // As the endpoint answers. The page retries by itself only if the wait is shorter.
    arrange: (page) => once(page, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '120' } })),
    seen: 'not sent',
    stored: 0,
  },
  {
    name: 'too many at a time',
    arrange: (page) => once(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' } })),
    afterSend: (page) => expect(page.getByRole('status').filter({ hasText: waitingText })).toBeInViewport(),
    seen: 'stored',
    stored: 1,
  },
  {
    name: 'a phone that is offline',
    arrange: (page) => page.context().setOffline(true),
    afterSend: async (page) => {
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.context().setOffline(false);
    },
    seen: 'not sent',
    stored: 0,
  },
  {
    name: 'airplane mode in the middle',
    arrange: (page) =>
      once(page, async (route) => {
        await page.context().setOffline(true);
        await route.abort('internetdisconnected');
        await page.context().setOffline(false);
      }),
    seen: 'unsure',
    stored: 0,
  },
  {
    name: 'storage that is blocked',
    arrange: (page) =>
      page.evaluate(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Storage is off', 'SecurityError');
          },
        });
      }),
    seen: 'stored',
    stored: 1,
  },
  {
    name: 'a page that is hidden and frozen until after the answer',
    arrange: (page) =>
      once(page, async (route) => {
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
        await route.fulfill({ response: await route.fetch() });
        await devTools.send('Page.setWebLifecycleState', { state: 'active' });
      }),
    seen: 'stored',
    stored: 1,
  },
];

/** The page may not read the answer, so to the page nothing came, although all went well. */
export const answerWithoutCorsHeader: Fate = {
  name: 'a provider that forgets the CORS header',
  arrange: async (page) => {
    const provider = await startForgetfulProvider(page);
    // Otherwise Chromium would send a preflight for the header with the test's own network address.
    await page.route(`${provider}/**`, (route) => route.continue());
    await page.evaluate((origin) => {
      const send = window.fetch.bind(window);
      // As built with VITE_MAIL_ORIGIN.
      window.fetch = (to, init) =>
        send(typeof to === 'string' && to.endsWith('/send-form') ? `${origin}${to}` : to, init);
    }, provider);
  },
  seen: 'unsure',
  stored: 1,
};

/** Forwards to the endpoint. Its first answer allows no origin to read it. @returns its own origin */
async function startForgetfulProvider(page: Page): Promise<string> {
  let answers = 0;
  const server = createServer((request, answer) => {
    void buffer(request).then(async (body) => {
      const { 'content-type': type = '', 'x-forwarded-for': address = '' } = request.headers;
      const headers = { 'content-type': type, 'x-forwarded-for': String(address) };
      const { status } = await fetch(`${process.env.BROWSER_TESTS_SITE_URL}${request.url}`, {
        method: 'POST',
        body,
        headers,
      });
      answers += 1;
      answer.writeHead(status, answers > 1 ? { 'access-control-allow-origin': '*' } : {}).end('OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Locator, Page, Route } from '@playwright/test';
import { answersOf, fillIn } from '../support/answers';
import { arrive, enquiryDialog, expect, successDialog, test } from '../support/fixtures';
import { mailsWith, mailWith } from '../support/mailbox';
import { content, type FormOnScreen, shown } from '../support/content';
import { endpoint, watchAlerts } from '../support/sending';
import { dialogForm, enquiryForm, otherForm, readingScreen } from '../support/this-school';
import { testsAll } from '../support/tests-all';
import { words } from '../support/words';

/** What can happen to a send, what the visitor is told of it, and what the endpoint has stored by then. */
interface Fate {
  name: string;
  meet?: (page: Page) => Promise<unknown>;
  afterSend?: (page: Page, childName: string) => Promise<unknown>;
  seen: 'stored' | 'not sent' | 'unsure';
  stored: 0 | 1;
}

/** Without a letter it is in the digits of the school. */
const REFERENCE = words.reference(
  Array(3)
    .fill(`[a-f0-9${shown('0123456789')}]{4}`)
    .join('-'),
);

const once = (page: Page, handle: (route: Route) => unknown) => page.route(endpoint, handle, { times: 1 });

const fates: Fate[] = [
  { name: 'nothing special', seen: 'stored', stored: 1 },
  {
    name: 'no answer in time, though it was stored',
    meet: async (page) => {
      await page.clock.install();
      await once(page, (route) => route.fetch());
    },
    afterSend: async (page, childName) => {
      await mailWith(childName);
      await page.clock.runFor(26_000);
    },
    seen: 'unsure',
    stored: 1,
  },
  {
    name: 'a reset before the body',
    meet: (page) => once(page, (route) => route.abort('connectionreset')),
    seen: 'unsure',
    stored: 0,
  },
  {
    name: 'a reset after the body',
    meet: (page) => once(page, async (route) => (await route.fetch(), route.abort('connectionreset'))),
    seen: 'unsure',
    stored: 1,
  },
  {
    name: '200 with another text',
    meet: (page) => once(page, async (route) => route.fulfill({ response: await route.fetch(), body: 'Queued' })),
    seen: 'stored',
    stored: 1,
  },
  {
    name: 'the page of a Wi-Fi that asks for a login',
    meet: (page) => once(page, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' })),
    seen: 'unsure',
    stored: 0,
  },
  {
    name: 'a refusal',
    meet: (page) => once(page, (route) => route.fulfill({ status: 400 })),
    seen: 'not sent',
    stored: 0,
  },
  { name: 'a fault', meet: (page) => once(page, (route) => route.fulfill({ status: 502 })), seen: 'unsure', stored: 0 },
  {
    name: 'a full disk',
    // As the endpoint answers: the page tries again by itself only where less time is asked for.
    meet: (page) => once(page, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '120' } })),
    seen: 'not sent',
    stored: 0,
  },
  {
    name: 'too many at a time',
    meet: (page) => once(page, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' } })),
    seen: 'stored',
    stored: 1,
  },
  {
    name: 'a phone that is offline',
    meet: (page) => page.context().setOffline(true),
    afterSend: async (page) => {
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.context().setOffline(false);
    },
    seen: 'not sent',
    stored: 0,
  },
  {
    name: 'airplane mode in the middle',
    meet: (page) =>
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
    meet: (page) =>
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
    meet: (page) =>
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

/** A page may not read it, so that for the page nothing came, although all went well. */
const answerWithoutCorsHeader: Fate = {
  name: 'a provider that forgets the CORS header',
  meet: async (page) => {
    const provider = await startForgetfulProvider(page);
    // Else Chromium would ask the provider beforehand whether it takes the address that each test sends along.
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

interface Place {
  name: string;
  /** The form that is there. */
  asked: () => FormOnScreen;
  open: (page: Page, path: string) => Promise<Locator>;
}

const places: Place[] = [
  {
    name: 'the dialog',
    asked: () => ({ form: dialogForm(), path: readingScreen().path }),
    open: async (page, path) => {
      await page.goto(path);
      await expect(enquiryDialog(page)).toBeVisible();
      return begin(enquiryDialog(page));
    },
  },
  { name: 'the screen of the enquiry', asked: enquiryForm, open: openScreen },
  { name: 'the screen of another form', asked: otherForm, open: openScreen },
];

/*
 * One script sends from everywhere. In the dialog, from which most enquiries come, it meets every fate, elsewhere one that
 * ends in each of the three ways; `npm run test:all` leaves none out.
 */
for (const [index, place] of places.entries()) {
  const met = index === 0 || testsAll ? fates : fates.filter(({ seen }, at) => at === firstThatIs(seen));
  for (const fate of met) testFate(place, fate);
}

test.describe('from a site that is built for a provider', () => {
  // Such a site’s policy names the provider’s origin.
  test.use({ bypassCSP: true });
  for (const place of testsAll ? places : places.slice(0, 1)) testFate(place, answerWithoutCorsHeader);
});

function firstThatIs(seen: Fate['seen']): number {
  return fates.findIndex((fate) => fate.seen === seen);
}

function testFate(place: Place, { name, meet, afterSend, seen, stored }: Fate): void {
  test(`${name}, from ${place.name}: the visitor reads “${seen}”`, async ({ page, childName, expectProblem }) => {
    expectProblem(/send-form|Failed to load resource|INTERNET_DISCONNECTED|ERR_/);
    const alerts = watchAlerts(page);
    const { form, path } = place.asked();
    const opened = await place.open(page, path);
    await meet?.(page);
    await fillIn(opened, form, answersOf(form, childName));
    await opened.getByRole('button', { name: words.send }).click();
    await afterSend?.(page, childName);

    if (seen === 'stored') {
      await expect(successDialog(page, form)).toContainText(new RegExp(REFERENCE));
      expect(alerts).toEqual([]);
    } else {
      const summary = opened.getByRole('alert');
      await expect(summary.getByRole('heading')).toHaveText(
        seen === 'unsure' ? words.failure.unsureTitle : words.failure.title,
      );
      await expect(summary).toContainText(words.form.nothingIsLost);
      const { whatsapp, phones } = content.school;
      await expect(summary.getByRole('link', { name: words.failure.whatsapp })).toHaveCount(whatsapp ? 1 : 0);
      await expect(summary.locator('a[href^="tel:"]')).toHaveCount(phones.length);
      if (seen === 'unsure')
        await expect(summary).toContainText(new RegExp(`${words.failure.safeToSendAgain} ${REFERENCE}`));
      expect(alerts).toHaveLength(1);
    }
    await expect.poll(async () => (await mailsWith(childName)).length).toBe(stored);
    if (seen === 'stored') return;

    await opened.getByRole('button', { name: words.form.tryAgain }).click();
    await expect(successDialog(page, form)).toBeVisible();
    // Once, however often it was sent.
    await mailWith(childName);
  });
}

test('two tabs send two enquiries, each with an id of its own', async ({ page, context, childName, expectProblem }) => {
  // The second tab may have to wait.
  expectProblem(/429/);
  const other = await context.newPage();
  const { form, path } = enquiryForm();
  const [one, two] = [await openScreen(page, path), await openScreen(other, path)];
  await fillIn(one, form, answersOf(form, `${childName} one`));
  await fillIn(two, form, answersOf(form, `${childName} two`));
  await one.getByRole('button', { name: words.send }).click();
  await expect(successDialog(page)).toBeVisible();
  await two.getByRole('button', { name: words.send }).click();
  await expect(successDialog(other)).toBeVisible();
  await mailWith(`${childName} one`);
  await mailWith(`${childName} two`);
});

async function openScreen(page: Page, path: string): Promise<Locator> {
  await arrive(page, path);
  return begin(page.getByRole('main'));
}

/** What goes wrong comes after the visitor has begun to fill in the form, with its script. */
async function begin(form: Locator): Promise<Locator> {
  await form.getByRole('textbox').first().focus();
  await expect(form.locator('[data-awake]')).toHaveCount(1);
  return form;
}

/** Hands on to the endpoint what it gets. Its first answer names no origin that may read it. @returns its own origin */
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

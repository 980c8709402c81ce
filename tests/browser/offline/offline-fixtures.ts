import type { FastifyInstance } from 'fastify';
import type { Fixtures, Page } from '@playwright/test';
import { addressOf } from '../../../app/href';
import type { Language } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { expect, test as base } from '../support/fixtures';
import { type BuildName, type ChangingSite, serveBuilds, startChangingSite } from './offline-site';

interface Offline {
  site: ChangingSite;
  /** The phone goes offline, and the server drops connections. */
  loseConnection: () => Promise<void>;
  regainConnection: () => Promise<void>;
}

export interface Builds {
  apps: Record<BuildName, FastifyInstance>;
}

/** `apps` serve the builds; `site` switches between them. */
export const changingSite: Fixtures<Pick<Offline, 'site'>, Builds> = {
  apps: [
    async ({}, use) => {
      await use(await serveBuilds());
    },
    { scope: 'worker' },
  ],

  site: async ({ apps }, use) => {
    const site = await startChangingSite(apps);
    await use(site);
    await site.stop();
  },
};

export const test = base.extend<Offline, Builds>({
  ...changingSite,
  serviceWorkers: 'allow',

  baseURL: ({ site }, use) => use(site.url),

  loseConnection: ({ site, context, expectProblem }, use) =>
    use(async () => {
      // Browsers report failed requests in the console.
      expectProblem(
        /Failed to load resource|ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|FAILED|CONNECTION_\w+)|: 503 /,
      );
      site.goDown();
      await context.setOffline(true);
    }),

  regainConnection: ({ site, context }, use) =>
    use(async () => {
      site.comeBack();
      await context.setOffline(false);
    }),
});

export { expect };

/** Paths of the cached pages. */
export async function keptScreens(page: Page): Promise<string[]> {
  const paths = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('site-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });
  return paths.map(addressOf);
}

/** The worker fills its cache while the browser is idle, which takes long on a busy machine. */
const eventually = { timeout: 20_000 };

/** Waits until the worker has cached a page. Without `path`, it is a page that the worker caches on installation. */
export async function whenKept(page: Page, path = '/classes'): Promise<void> {
  await expect.poll(() => keptScreens(page), eventually).toContain(path);
  await whenInOffice(page);
}

/** Waits until the worker controls the page, and no other is installing or waiting. */
export async function whenInOffice(page: Page): Promise<void> {
  const isInOffice = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return Boolean(active) && active === navigator.serviceWorker.controller && !installing && !waiting;
    });
  await expect.poll(isInOffice, eventually).toBe(true);
  // Only an activated worker answers this request. We don't rely on the worker's `state`, which in WebKit sometimes stays
  // “installing”.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
}

export function offlineNotice(page: Page, language: Language = 'en') {
  return page.getByRole('status').filter({ hasText: wordsIn[language].offline.youAreOffline }).first();
}

/** Matches the time of a page's download. */
export function timeOfPage(language: Language = 'en'): RegExp {
  const [before, after = ''] = wordsIn[language].offline.pageIsFrom('|').split('|');
  const digit = language === 'en' ? String.raw`\d` : '[०-९]';
  const time = `${digit}{1,2} [\\p{L}\\p{M}]+, ${digit}{2}:${digit}{2}`;
  return new RegExp(`${before}${time}${after.replace('.', '\\.')}`, 'u');
}

/* eslint no-empty-pattern: off -- Playwright reads from the pattern which fixtures a fixture needs, also if it needs none. */
import type { FastifyInstance } from 'fastify';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { type BuildName, type ChangingSite, makeBuilds, startChangingSite } from './offline-site';

interface Offline {
  site: ChangingSite;
  /** The phone loses its connection, and the mast is gone. */
  loseConnection: () => Promise<void>;
  regainConnection: () => Promise<void>;
}

export const test = base.extend<Offline, { apps: Record<BuildName, FastifyInstance> }>({
  serviceWorkers: 'allow',

  apps: [
    async ({}, use) => {
      const { apps, remove } = makeBuilds();
      await use(await apps);
      remove();
    },
    { scope: 'worker' },
  ],

  site: async ({ apps }, use) => {
    const site = await startChangingSite(apps);
    await use(site);
    await site.stop();
  },

  baseURL: ({ site }, use) => use(site.url),

  loseConnection: ({ site, context, expectProblem }, use) =>
    use(async () => {
      // What the browser says of it in the console is the point of these tests.
      expectProblem(/Failed to load resource|ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|FAILED|CONNECTION_\w+)|: 503 /);
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

/** The screens that the phone has kept. */
export function keptScreens(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('site-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

/** The worker takes its time: it works while the phone is idle, and a busy machine is not. */
const eventually = { timeout: 20_000 };

/** Waits until the worker has kept a screen; the fees come with its installation. */
export async function whenKept(page: Page, path = '/classes'): Promise<void> {
  await expect.poll(() => keptScreens(page), eventually).toContain(path);
  await whenInOffice(page);
}

/** Waits until the worker answers for the page, and no other is about to. */
export async function whenInOffice(page: Page): Promise<void> {
  const stateOfWorker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const isChanging = registration?.installing ?? registration?.waiting;
      return isChanging ? 'changing' : navigator.serviceWorker.controller?.state;
    });
  await expect.poll(stateOfWorker, eventually).toBe('activated');
}

export function offlineNotice(page: Page) {
  return page
    .getByRole('status')
    .filter({ hasText: /^You are (offline|connected)|^The connection is slow/ })
    .first();
}

import { setTimeout as passing } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { WORKER_ADDRESS } from '../../../app/offline/offline-build';
import { languages } from '../../../words/languages';
import { openConnection, type StoppedAnswer } from '../engines/connection';
import type { Engine } from '../engines/engine';
import { webkit } from '../engines/engines';
import { expect, phone, tap, tapAt, test as base } from '../journeys/fixtures';
import { type Builds, changingSite, whenKept } from '../offline/offline-fixtures';
import type { ChangingSite } from '../offline/offline-site';
import { testsAll } from '../support/tests-all';

/*
 * WebKit replaces a worker even if it hasn't finished a response, and the page is lost, unless the worker has called `waitUntil`. Other
 * engines wait anyway, so one case is enough for them. `npm run test:all` runs all cases.
 */

/** Delay for the rest of a page: long enough for a worker to install and take over. */
const ON_ITS_WAY_MS = 3000;

const test = base.extend<{ site: ChangingSite }, Builds>({
  ...changingSite,
  connection: async ({ site }, use) => {
    const connection = await openConnection(site.url);
    await use(connection);
    await connection.close();
  },
});

test.use({ ...phone, serviceWorkers: 'allow' });

/** Cases that run in `npm test`, by engine. */
const metByDay = (engine: Engine, change: Change, stopsAt?: string) =>
  testsAll ||
  (engine === webkit && change === toNextBuild) ||
  (stopsAt === 'in mid-body' && (engine === webkit || change === toNextBuild));

interface Change {
  name: string;
  /** @returns paths of a file that triggers the change, and of the screen “Our Vision” */
  prepare: (page: Page, site: ChangingSite) => Promise<{ needs: string; leadsTo: string }>;
  /** Makes the page request the file that triggers the change. */
  begin: (page: Page) => Promise<void>;
}

const toLanguage: Change = {
  name: 'what is read of another language is being kept',
  prepare: async (page) => {
    await tap(page.getByRole('contentinfo').getByRole('link', { name: languages.mr.name, exact: true }));
    await expect(page.locator('html')).toHaveAttribute('lang', languages.mr.tag);
    return { needs: '/mr/classes', leadsTo: '/mr/our-vision' };
  },
  begin: touch,
};

const toBuild = (name: string, build: 'next' | 'off'): Change => ({
  name,
  prepare: (_, site) => {
    site.deploy(build);
    return Promise.resolve({ needs: WORKER_ADDRESS, leadsTo: '/our-vision' });
  },
  begin: (page) =>
    page.evaluate(() => {
      void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
    }),
});

const toNextBuild = toBuild('the worker of the next build comes', 'next');
const toNoWorker = toBuild('the worker takes itself away', 'off');

for (const change of [toLanguage, toNextBuild, toNoWorker]) {
  const { name, prepare, begin } = change;
  for (const stopsAt of ['before its head', 'in mid-body'] as const) {
    test(`a screen that is stopped ${stopsAt} still arrives where ${name}`, async ({
      page,
      visit,
      connection,
      site,
      engine,
    }) => {
      test.skip(!metByDay(engine, change, stopsAt), 'met in `npm run test:all`');
      await visit('/');
      await touch(page);
      await whenKept(page);
      const { needs, leadsTo } = await prepare(page, site);
      const link = visionInFooter(page);
      const file = connection.stop(needs, 'before its head');
      const screen = connection.stop(leadsTo, stopsAt);
      await begin(page);
      await changeUnderway({ file, screen, go: () => tap(link) });

      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(VISION);
      await expect(link).toBeVisible();
      await expect.poll(() => page.evaluate(missingPictures), 'pictures that the page lacks').toEqual([]);
    });
  }
}

for (const change of [toNextBuild, toNoWorker]) {
  const { name, prepare, begin } = change;

  test(`an error page, which no worker keeps, still arrives where ${name}`, async ({
    page,
    visit,
    connection,
    site,
    expectProblem,
    engine,
  }) => {
    test.skip(!metByDay(engine, change), 'met in `npm run test:all`');
    expectProblem(/500/);
    await visit('/');
    await touch(page);
    await whenKept(page);
    const { needs, leadsTo } = await prepare(page, site);
    const end = 'The end of the error page';
    site.replace(leadsTo, (response) => {
      response
        .writeHead(500, { 'content-type': 'text/html' })
        .end(`<title>Error</title>${'<p>Error'.repeat(99)}<p>${end}`);
    });
    const file = connection.stop(needs, 'before its head');
    const screen = connection.stop(leadsTo, 'in mid-body');
    await begin(page);
    await changeUnderway({ file, screen, go: () => tap(visionInFooter(page)) });

    await expect(page.getByText(end)).toBeVisible();
  });
}

/** Runs in the page. @returns addresses of pictures that failed to load; lazy ones may not have been requested */
function missingPictures(): string[] {
  return [...document.images]
    .filter(({ loading, complete, naturalWidth }) => loading !== 'lazy' && !(complete && naturalWidth > 0))
    .map(({ src }) => src);
}

/** Goes to a screen, and releases the file that triggers the change while the screen is loading. */
async function changeUnderway({ file, screen, go }: Underway): Promise<void> {
  await file.isAwaited;
  const gone = go();
  await screen.isAwaited;
  file.goOn();
  await passing(ON_ITS_WAY_MS);
  screen.goOn();
  await gone;
}

interface Underway {
  file: StoppedAnswer;
  screen: StoppedAnswer;
  go: () => Promise<void>;
}

/** Taps at the edge of the page, where nothing reacts. */
function touch(page: Page): Promise<void> {
  return tapAt(page, 2, 400);
}

/** Label and title of the screen in English and Marathi. */
const VISION = /^(Our Vision|आमचे स्वप्न)$/;

function visionInFooter(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: VISION });
}

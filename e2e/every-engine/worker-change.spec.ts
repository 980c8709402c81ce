import { setTimeout as passing } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addressIn } from '../../model/derived/languages';
import { languages } from '../../words/languages';
import { content, contentAt, contentsOfOthers, shown } from '../content';
import { openConnection } from '../engines/connection';
import { addressOf } from '../fixtures';
import { expect, phone, tap, tapAt, test as base } from '../journeys/fixtures';
import { type Builds, changingSite, whenKept } from '../offline-fixtures';
import type { ChangingSite } from '../offline-site';
import { footerLink, keptUnseen, needed } from '../this-school';

/*
 * WebKit ends a worker in favour of the next one although it has not passed the whole of an answer on: the page is lost,
 * unless the worker has promised to wait.
 */

/** How long the rest of a page is on its way: long enough for a worker to be installed and to take over. */
const ON_ITS_WAY_MS = 3000;

const test = base.extend<{ site: ChangingSite }, Builds>({
  ...changingSite,
  connection: async ({ site }, use, testInfo) => {
    const connection = await openConnection(site.url, addressOf(testInfo));
    await use(connection);
    await connection.close();
  },
});

test.use({ ...phone, serviceWorkers: 'allow' });
test.skip(!content.settings.keepsPagesOffline, 'This school keeps no pages on phones.');

interface Change {
  name: string;
  /** @returns the path of a file that the change needs, and that of a screen to go to by the footer */
  prepare: (page: Page, site: ChangingSite) => Promise<{ needs: string; leadsTo: string }>;
  /** The moment from which that file is asked for. */
  begin: (page: Page) => Promise<void>;
}

const toNextBuild = (build: 'next' | 'off'): Omit<Change, 'name'> => ({
  prepare: async (_, site) => {
    site.deploy(build);
    return { needs: '/service-worker.js', leadsTo: footerLink().to };
  },
  begin: (page) =>
    page.evaluate(() => {
      void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
    }),
});

const changes: Change[] = [
  {
    name: 'the screens of the language just chosen are being kept',
    prepare: async (page) => {
      const { language } = needed(contentsOfOthers[0], 'second language');
      await tap(page.getByRole('contentinfo').getByRole('link', { name: languages[language].name, exact: true }));
      await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
      const [kept = ''] = keptUnseen;
      return { needs: addressIn(language, kept), leadsTo: addressIn(language, footerLink().to) };
    },
    begin: touch,
  },
  { name: 'the worker of the next build comes', ...toNextBuild('next') },
  { name: 'the worker takes itself away', ...toNextBuild('off') },
];

for (const { name, prepare, begin } of changes) {
  for (const stopsAt of ['before its head', 'in mid-body'] as const) {
    test(`a page that is stopped ${stopsAt} still arrives where ${name}`, async ({ page, visit, connection, site }) => {
      await visit('/');
      await touch(page);
      await whenKept(page);
      const { needs, leadsTo } = await prepare(page, site);
      const file = connection.stop(needs, 'before its head');
      const screen = connection.stop(leadsTo, stopsAt);
      await begin(page);
      await file.isAwaited;
      const tapped = tap(linkInFooter(page, leadsTo));
      await screen.isAwaited;
      file.goOn();
      await passing(ON_ITS_WAY_MS);
      screen.goOn();
      await tapped;

      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(leadsTo));
      await expect(linkInFooter(page, leadsTo)).toBeVisible();
    });
  }
}

/** Beside everything. */
function touch(page: Page): Promise<void> {
  return tapAt(page, 2, 400);
}

function linkInFooter(page: Page, to: string) {
  const { menu, language } = contentAt(to);
  const label = shown(menu.footer.find((link) => link.to === to)?.label ?? '', language);
  return page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
}

function titleOf(path: string): string {
  const { screens, language } = contentAt(path);
  return shown(screens.find((screen) => screen.path === path)?.data.title ?? '', language);
}

import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { successDialog } from './fixtures';
import { holdRequests } from './hold';

/** How a visitor meets the scripts. Every journey runs in each way; what differs between them is told here alone. */
export interface Way extends Outcomes {
  name: string;
  /** Whether the browser runs scripts. Then the one that stands in the page runs, and opens the enquiry dialog. */
  runsScripts: boolean;
  /** Whether React is there before the visitor touches anything. */
  startsAwake?: boolean;
  /**
   * Decides what becomes of the script files, before the first page is loaded.
   *
   * @returns to be called on a page that has been touched, at most once: ends a delay, and waits for what comes of it
   */
  meetScripts: (context: BrowserContext) => Promise<(page: Page) => Promise<void>>;
  /** What the browser says of it in the console and on the network. */
  problems?: readonly RegExp[];
}

/** Where React does a thing in the page, and the browser and the endpoint do the same with a page. */
interface Outcomes {
  /** Where it is said that a form was sent. */
  sentAnswer: (page: Page) => Locator;
  /** What leads away from there. */
  leaveSentAnswer: (page: Page) => Locator;
  /** What sends a form that came back with mistakes. */
  sendAgain: (page: Page) => Locator;
  /** What the browser says of a form with mistakes. */
  mistakeProblem?: RegExp;
  expectLargePhoto: (page: Page, photo: { file: string; description: string }) => Promise<void>;
  closeAlbum: (album: Locator) => Locator;
}

const byReact: Outcomes = {
  sentAnswer: successDialog,
  leaveSentAnswer: (page) => successDialog(page).getByRole('button', { name: 'Close' }).last(),
  sendAgain: (page) => page.getByRole('main').getByRole('button', { name: 'Send' }),
  expectLargePhoto: (page, { description }) =>
    expect(page.getByRole('dialog', { name: 'Large photo' }).getByRole('img', { name: description })).toBeInViewport(),
  closeAlbum: (album) => album.getByRole('button', { name: 'Close' }),
};

const byPages: Outcomes = {
  sentAnswer: (page) => page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'Sent', level: 1 }) }),
  leaveSentAnswer: (page) => page.getByRole('link', { name: 'Back to the home page' }),
  sendAgain: (page) => page.getByRole('main').getByRole('button', { name: 'Send again' }),
  mistakeProblem: /422/,
  expectLargePhoto: (page, { file }) => expect(page).toHaveURL(file),
  closeAlbum: (album) => album.getByRole('link', { name: 'Close' }),
};

const SCRIPT_FILES = '**/assets/*.js';

export const scriptsOn: Way = {
  name: 'scripts on',
  ...byReact,
  runsScripts: true,
  startsAwake: true,
  meetScripts: () => Promise.resolve(expectAwake),
};

export const ways: readonly Way[] = [
  scriptsOn,
  {
    name: 'scripts off',
    ...byPages,
    runsScripts: false,
    meetScripts: () => Promise.resolve(() => Promise.resolve()),
  },
  {
    name: 'scripts blocked',
    ...byPages,
    runsScripts: true,
    meetScripts: (context) => refuseScripts(context, (route) => route.abort()),
    problems: [
      /^network: net::ERR_FAILED \S+\/assets\/\S+\.js$/,
      /^console: Failed to load resource: net::ERR_FAILED$/,
    ],
  },
  {
    name: 'scripts broken',
    ...byPages,
    runsScripts: true,
    meetScripts: (context) =>
      refuseScripts(context, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("This file is broken.");' }),
      ),
  },
  {
    name: 'scripts late',
    ...byReact,
    runsScripts: true,
    meetScripts: async (context) => {
      const letGo = await holdRequests(context, SCRIPT_FILES);
      return async (page) => {
        await expect(page.locator('html'), 'asleep until now').not.toHaveAttribute('data-awake');
        letGo();
        await expectAwake(page);
      };
    },
  },
];

async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-awake');
}

async function refuseScripts(context: BrowserContext, refuse: (route: Route) => Promise<void>) {
  let refused = 0;
  await context.route(SCRIPT_FILES, async (route) => {
    await refuse(route);
    refused += 1;
  });
  return async (page: Page) => {
    await expect.poll(() => refused, 'script files that did not work').toBeGreaterThan(0);
    await expect(page.locator('html[data-awake]')).toHaveCount(0);
  };
}

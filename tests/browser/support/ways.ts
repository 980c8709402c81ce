import type { FormDefinition } from '../../../forms/form-definition';
import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../../../app/href';
import type { Language } from '../../../words/languages';
import { serverWordsIn, wordsIn } from '../../../words/words';
import { content, shown } from './content';
import { successDialog } from './fixtures';
import type { Connection, ScriptsOnTheWay } from '../engines/connection';
import { expect } from '../engines/webkit/expect';

/** How a visitor meets the scripts. Every journey runs in each way; what differs between them is told here alone. */
export interface Way extends Outcomes {
  name: string;
  /** Whether the browser runs scripts. Then the one that stands in the page runs, and opens the enquiry dialog. */
  runsScripts: boolean;
  /**
   * Decides what becomes of the script files, before the first page is loaded.
   *
   * @returns to be called on a page whose island has been touched, at most once: ends a delay, and waits for what comes of it
   */
  meetScripts: (connection: Connection) => (page: Page) => Promise<void>;
  /** Waits for the island that was touched, where its script comes at once. */
  afterTouch?: (page: Page) => Promise<void>;
  /** What the browser says of it in the console and on the network. */
  problems?: readonly RegExp[];
}

/** Where an island does a thing in the page, and the browser and the endpoint do the same with a page, in its language. */
interface Outcomes {
  /** Where it is said that a form was sent. */
  sentAnswer: (page: Page, form: FormDefinition) => Locator;
  /** What leads away from there. */
  leaveSentAnswer: (page: Page, form: FormDefinition, language?: Language) => Locator;
  /** What sends a form that came back with mistakes. */
  sendAgain: (page: Page, language?: Language) => Locator;
  /** What the browser says of a form with mistakes. */
  mistakeProblem?: RegExp;
  expectLargePhoto: (page: Page, photo: { file: string; description: string }) => Promise<void>;
  /** Where nobody has touched it. */
  expectPhotoOfAddress: (page: Page, description: string) => Promise<void>;
}

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: wordsIn[content.language].photos.viewer });
}

function expectInViewer(page: Page, description: string): Promise<void> {
  return expect(viewer(page).getByRole('img', { name: description })).toBeInViewport();
}

const byIslands: Outcomes = {
  sentAnswer: successDialog,
  leaveSentAnswer: (page, form, language = content.language) =>
    successDialog(page, form).getByRole('button', { name: wordsIn[language].close }).last(),
  sendAgain: (page, language = content.language) =>
    page.getByRole('main').getByRole('button', { name: wordsIn[language].send }),
  expectLargePhoto: (page, { description }) => expectInViewer(page, description),
  expectPhotoOfAddress: expectInViewer,
};

const byPages: Outcomes = {
  sentAnswer: (page, { sent }) =>
    page.getByRole('main').filter({ has: page.getByRole('heading', { name: shown(sent.title), level: 1 }) }),
  leaveSentAnswer: (page, _form, language = content.language) =>
    page.getByRole('link', { name: serverWordsIn[language].backHome }),
  sendAgain: (page, language = content.language) =>
    page.getByRole('main').getByRole('button', { name: serverWordsIn[language].sendAgain }),
  mistakeProblem: /422/,
  expectLargePhoto: (page, { file }) => expect(page).toHaveURL(addressOf(file)),
  expectPhotoOfAddress: async (page, description) => {
    await expect(page.getByRole('dialog').getByRole('img', { name: description })).toBeVisible();
    await expect(viewer(page)).toHaveCount(0);
  },
};

export const scriptsOn: Way = {
  name: 'scripts on',
  ...byIslands,
  runsScripts: true,
  meetScripts: () => expectAwake,
  afterTouch: expectAwake,
};

export const scriptsBroken: Way = {
  name: 'scripts broken',
  ...byPages,
  runsScripts: true,
  meetScripts: (connection) => keepScriptsFrom(connection, 'broken'),
};

export const ways: readonly Way[] = [
  scriptsOn,
  {
    name: 'scripts off',
    ...byPages,
    runsScripts: false,
    meetScripts: () => () => Promise.resolve(),
  },
  {
    name: 'scripts blocked',
    ...byPages,
    runsScripts: true,
    meetScripts: (connection) => keepScriptsFrom(connection, 'refused'),
    problems: [
      /^network: (net::ERR_EMPTY_RESPONSE|NS_ERROR_NET_\w+) \S+\/assets\/\S+\.js$/,
      /^console: Failed to load resource: net::ERR_EMPTY_RESPONSE$/,
    ],
  },
  scriptsBroken,
  {
    name: 'scripts late',
    ...byIslands,
    runsScripts: true,
    meetScripts: (connection) => {
      connection.setScripts('held');
      return async (page) => {
        await expect(page.locator('[data-waking]'), 'an island that waits for its script').not.toHaveCount(0);
        connection.setScripts('arrive');
        await expectAwake(page);
      };
    },
  },
];

async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-awake]')).not.toHaveCount(0);
}

function keepScriptsFrom(connection: Connection, state: ScriptsOnTheWay) {
  connection.setScripts(state);
  return async (page: Page) => {
    await expect.poll(connection.scriptsRefused, 'script files that did not work').toBeGreaterThan(0);
    await expect(page.locator('[data-awake]')).toHaveCount(0);
  };
}

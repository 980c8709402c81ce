import type { FormDefinition } from '../../../forms/form-definition';
import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../../../app/href';
import type { Language } from '../../../words/languages';
import { serverWordsIn, wordsIn } from '../../../words/words';
import { content, shown } from './content';
import { successDialog } from './fixtures';
import type { Connection, ScriptsOnTheWay } from '../engines/connection';
import { expect } from '../engines/webkit/expect';

/** How scripts reach a visitor. Journeys run in each way; all differences between the ways are in this file. */
export interface Way extends Outcomes {
  name: string;
  /** Whether the browser runs scripts. If so, the inline page script runs and opens the enquiry dialog. */
  runsScripts: boolean;
  /**
   * Sets what happens to script files, before the first page loads.
   *
   * @returns call it once, after touching an island: it ends a delay and waits for the outcome
   */
  meetScripts: (connection: Connection) => (page: Page) => Promise<void>;
  /** If scripts come at once, waits until the touched island is awake. */
  afterTouch?: (page: Page) => Promise<void>;
  /** Errors in the console and on the network. */
  problems?: readonly RegExp[];
}

/** An island does these in the page; without it, browser and endpoint do them with another page. */
interface Outcomes {
  /** Confirms that a form was sent. */
  sentAnswer: (page: Page, form: FormDefinition) => Locator;
  /** The button or link that leads away from the confirmation. */
  leaveSentAnswer: (page: Page, form: FormDefinition, language?: Language) => Locator;
  /** Sends a corrected form. */
  sendAgain: (page: Page, language?: Language) => Locator;
  /** The browser's error for a form with mistakes. */
  mistakeProblem?: RegExp;
  expectLargePhoto: (page: Page, photo: { file: string; description: string }) => Promise<void>;
  /** Without a touch. */
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

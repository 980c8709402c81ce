import type { FormDefinition } from '../../../forms/form-definition';
import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../../../app/href';
import type { Language } from '../../../words/languages';
import { serverWordsIn, wordsIn } from '../../../words/words';
import { successDialog } from './fixtures';
import { holdRequests } from './hold';
import { words } from './school';
import { expect } from '../engines/webkit/expect';

/** A way in which scripts do or don't reach a visitor. Journeys run in each way. All differences between the ways are in this file. */
export interface Way extends Outcomes {
  name: string;
  /** Whether the browser runs scripts. If so, the inline page script runs and opens the enquiry dialog. */
  runsScripts: boolean;
  /**
   * Called before the first page loads.
   *
   * @returns a function to call once, after touching an island: it lets late scripts arrive, and waits until the island is awake
   */
  routeScripts: (page: Page) => Promise<() => Promise<void>>;
}

/** Results that differ: an island shows them in the same page; without scripts, browser and endpoint show another page. */
interface Outcomes {
  /** Finds the confirmation that a form was sent. */
  sentAnswer: (page: Page, form: FormDefinition) => Locator;
  /** Finds the button or link that leads away from the confirmation. */
  leaveSentAnswer: (page: Page, form: FormDefinition, language?: Language) => Locator;
  /** Finds the button that sends a corrected form. */
  sendAgain: (page: Page, language?: Language) => Locator;
  /** Matches the browser's error when the endpoint refuses a form with mistakes. */
  mistakeProblem?: RegExp;
  expectLargePhoto: (page: Page, photo: { file: string; description: string }) => Promise<void>;
  /** Expects the photo that the address names, without a touch. */
  expectPhotoOfAddress: (page: Page, description: string) => Promise<void>;
}

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: words.photos.viewer });
}

function expectInViewer(page: Page, description: string): Promise<void> {
  return expect(viewer(page).getByRole('img', { name: description })).toBeInViewport();
}

const byIslands: Outcomes = {
  sentAnswer: successDialog,
  leaveSentAnswer: (page, form, language = 'en') =>
    successDialog(page, form).getByRole('button', { name: wordsIn[language].close }).last(),
  sendAgain: (page, language = 'en') => page.getByRole('main').getByRole('button', { name: wordsIn[language].send }),
  expectLargePhoto: (page, { description }) => expectInViewer(page, description),
  expectPhotoOfAddress: expectInViewer,
};

export const scriptsOn: Way = {
  name: 'scripts on',
  ...byIslands,
  runsScripts: true,
  routeScripts: (page) => Promise.resolve(() => expectAwake(page)),
};

export const scriptsOff: Way = {
  name: 'scripts off',
  runsScripts: false,
  routeScripts: () => Promise.resolve(() => Promise.resolve()),
  sentAnswer: (page, { sent }) =>
    page.getByRole('main').filter({ has: page.getByRole('heading', { name: sent.title, level: 1 }) }),
  leaveSentAnswer: (page, _form, language = 'en') => page.getByRole('link', { name: serverWordsIn[language].backHome }),
  sendAgain: (page, language = 'en') =>
    page.getByRole('main').getByRole('button', { name: serverWordsIn[language].sendAgain }),
  mistakeProblem: /422/,
  expectLargePhoto: (page, { file }) => expect(page).toHaveURL(addressOf(file)),
  expectPhotoOfAddress: async (page, description) => {
    await expect(page.getByRole('dialog').getByRole('img', { name: description })).toBeVisible();
    await expect(viewer(page)).toHaveCount(0);
  },
};

/** Only in Chromium, whose driver can hold requests. */
export const scriptsLate: Way = {
  name: 'scripts late',
  ...byIslands,
  runsScripts: true,
  routeScripts: async (page) => {
    const scriptsCome = await holdRequests(page, '**/assets/*.js');
    return async () => {
      await expect(page.locator('[data-waking]'), 'an island that waits for its script').not.toHaveCount(0);
      scriptsCome();
      await expectAwake(page);
    };
  },
};

async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-awake]')).not.toHaveCount(0);
}

import type { Page } from '@playwright/test';
import { todayInIndia } from '../../../forms/calendar-date';
import type { OfficeWords } from '../../../words/words';
import type { Family } from './families';
import type { OfficeClient } from './office-client';

export interface ViewContext {
  page: Page;
  say: OfficeWords;
  at: (path: string) => string;
  /** A family, and the address of its record. */
  family: Family;
  record: string;
  client: OfficeClient;
  /** A new link for a password. */
  resetLink: () => string;
}

export type Reach = (context: ViewContext) => Promise<unknown>;

export const goTo =
  (path: string): Reach =>
  ({ page, at }) =>
    page.goto(at(path));

const goToRecord =
  (path = ''): Reach =>
  ({ page, at, record }) =>
    page.goto(at(record + path));

const search =
  (wanted: (family: Family) => string): Reach =>
  async ({ page, at, say, family }) => {
    await page.goto(at('/'));
    await page.getByLabel(say.search.label, { exact: true }).fill(wanted(family));
    await page.getByRole('button', { name: say.search.find, exact: true }).click();
    await page.getByRole('heading', { name: say.list.found, level: 1 }).waitFor();
  };

/** Changes something in a form that someone else has changed since it was opened. */
const meetConflict: Reach = async ({ page, at, say, record, client }) => {
  await page.goto(at(record));
  await client.post(`${record}/call-on`, { was: todayInIndia(), becomes: '2099-12-31' });
  await page.getByRole('button', { name: say.record.noCall, exact: true }).click();
  await page.getByRole('heading', { name: say.conflict.title }).waitFor();
  await client.post(`${record}/call-on`, { was: '2099-12-31', becomes: todayInIndia() });
};

/** Name of a view → how a principal with one family to call today gets there. */
export const views: Readonly<Record<string, Reach>> = {
  today: goTo('/'),
  list: goTo('/list'),
  'list that the filter leaves empty': goTo('/list?due=none'),
  'search result': search(({ phone }) => phone),
  'search without result': search(() => '9999999999'),
  record: goToRecord(),
  conflict: meetConflict,
  correction: goToRecord('/correct'),
  'correction with an error': async ({ page, at, say, record }) => {
    await page.goto(at(`${record}/correct`));
    await page.locator('[name="answer.full_name"]').fill('');
    await page.getByRole('button', { name: say.correct.save, exact: true }).click();
    await page.getByText(say.correct.errors(1)).waitFor();
  },
  mail: goToRecord('/mail'),
  'data of a person': goToRecord('/person'),
  'question before erasing': goToRecord('/erase'),
  sheet: goTo('/sheet'),
  figures: goTo('/figures'),
  accounts: goTo('/accounts'),
  'link for a password': async ({ page, at, say }) => {
    await page.goto(at('/accounts'));
    await page.getByRole('button', { name: say.accounts.resetLink }).first().click();
    await page.getByRole('main').getByRole('status').waitFor();
  },
  'account that exists already': async ({ page, at, say }) => {
    await page.goto(at('/accounts'));
    await page.getByLabel(say.accounts.columns.name, { exact: true }).fill('123');
    await page.getByRole('button', { name: say.accounts.add, exact: true }).click();
    await page.getByRole('alert').waitFor();
  },
  'own account': goTo('/account'),
  'key for an app': async ({ page, at, say }) => {
    await page.goto(at('/account'));
    await page.getByRole('button', { name: say.account.setUpCode, exact: true }).click();
    await page.getByLabel(say.account.code, { exact: true }).waitFor();
  },
  'new password': ({ page, resetLink, at }) => page.goto(at(resetLink())),
  'used link': goTo('/reset/used'),
  'page that does not exist': goTo('/nothing'),
};

/** Views without a family to call. */
export const emptyViews: Readonly<Record<string, Reach>> = {
  today: goTo('/'),
  list: goTo('/list'),
  sheet: goTo('/sheet'),
  figures: goTo('/figures'),
};

/** Views before signing in. */
export const viewsOutside: Readonly<Record<string, Reach>> = {
  'sign-in': goTo('/'),
  'sign-in with a wrong password': async ({ page, at, say }) => {
    await page.goto(at('/'));
    await page.getByLabel(say.signIn.name, { exact: true }).fill('Nobody');
    await page.getByLabel(say.signIn.password, { exact: true }).fill('wrong');
    await page.getByRole('button', { name: say.signIn.submit, exact: true }).click();
    await page.getByRole('alert').waitFor();
  },
};

import type { Page } from '@playwright/test';
import { contentFolder } from '../../../../model/mistakes/places/content-folder';
import { namedEntries, usesOf } from '../../../../model/projections/fields/references';
import { readWrittenFiles } from '../../../../model/reading/written-files';
import { clicksInDocs } from '../clicks-in-docs';
import { as } from '../runs';
import { expect, slow, test } from '../website-fixtures';

/*
 * What a clerk adds, removes and moves, counted as in the ten jobs: from the home page of the website’s part until the change is published.
 * Where nothing is published here, the last click is counted: one journey publishes an entry that was added.
 */

const PUBLISH = 1;

function expectClicks(job: string, maxClicks: number, clicks: number): void {
  expect(clicks).toBe(clicksInDocs(job));
  expect(clicks).toBeLessThanOrEqual(maxClicks);
}

const main = (page: Page) => page.getByRole('main');
/** The buttons of the row of an entry. */
const button = (page: Page, value: string, address: string) =>
  main(page)
    .locator('form')
    .filter({ has: page.locator(`[name="address"][value="${address}"]`) })
    .locator(`button[value="${value}"]`);
/** @param kind of the new entry, if there are several */
const addTo = (page: Page, list: string, kind?: string) =>
  main(page)
    .locator(`a[href*="list=${encodeURIComponent(list)}"]${kind ? `[href*="kind=${kind}"]` : ''}`)
    .first();
const input = (page: Page, path: string) => page.locator(`[name="value:${path}"]`);

const originOf = (page: Page) => page.evaluate(() => location.origin);

/** Index of a teacher whom no class, committee or other page names. */
function unusedTeacher(): number {
  const files = readWrittenFiles(contentFolder());
  const named = namedEntries(files).filter(({ kind }) => kind === 'staff');
  return Number(named.find((each) => usesOf(files, each).length === 0)!.at[1]);
}

test(
  'a clerk adds a holiday, and visitors see it',
  as({ Chromium: { width: 360, device: 'pointer', language: 1, scripts: 'off' } }),
  async ({ page, hand, say, openJob, lookThrough, publishBy, livePage }) => {
    await openJob('holidays');
    await hand.press(addTo(page, 'facts/calendar.yaml:gazettedHolidays/rows'));
    await hand.type(input(page, 'date'), '2026-11-10');
    await hand.type(input(page, 'event'), 'Bhaubeej of the village');
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    await lookThrough();
    const isLive = async () => (await livePage('/academic-session')).includes('Bhaubeej of the village');
    await publishBy(page.getByRole('button', { name: say.website.draft.publish, exact: true }), isLive);
    expectClicks('Add a holiday', 5, hand.clicks);
    await publishBy(
      page.getByRole('button', { name: say.website.publication.undo, exact: true }),
      async () => !(await isLive()),
    );
  },
);

test(
  'a clerk adds a teacher, with subject and qualification',
  as({ Chromium: { width: 1280, device: 'pointer', language: 0, scripts: 'on' } }),
  async ({ page, hand, say, openJob, lookThrough, draftedPage, expectProblem }) => {
    expectProblem(/422/);
    await openJob('teachers');
    await hand.press(addTo(page, 'facts/staff.yaml:staff'));
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    // What is needed is said, and nothing that was typed is lost.
    await expect(main(page).getByText(say.website.entries.needed).first()).toBeVisible(slow);
    hand.clicks -= 1;
    await hand.type(input(page, 'name'), 'Mrs. Neha Kulkarni');
    await hand.type(input(page, 'designation'), 'TGT Science');
    await hand.type(input(page, 'qualification'), 'M.Sc., B.Ed.');
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    await expect(main(page).locator('textarea').filter({ hasText: 'Mrs. Neha Kulkarni' })).toBeVisible(slow);
    expect(await draftedPage('/teachers')).toContain('Mrs. Neha Kulkarni');
    await lookThrough();
    expectClicks('Add a teacher', 8, hand.clicks + PUBLISH);
  },
);

test(
  'a clerk removes a teacher, and takes that back',
  as({ Chromium: { width: 1280, device: 'pointer', language: 0, scripts: 'on' } }),
  async ({ page, hand, say, openJob, lookThrough, draftedPage }) => {
    await openJob('teachers');
    const address = `facts/staff.yaml:staff/${unusedTeacher()}`;
    await expect(button(page, 'remove', address)).toBeVisible(slow);
    const name = await main(page)
      .locator(`[id="${address}"] textarea`)
      .evaluate((text: HTMLTextAreaElement) => text.value);
    await hand.press(button(page, 'remove', address));
    const row = main(page)
      .locator('tr')
      .filter({ has: page.locator('del') });
    await expect(row).toContainText(name, slow);
    await lookThrough();
    expectClicks('Remove a teacher', 4, hand.clicks + PUBLISH);
    expect(await draftedPage('/teachers')).not.toContain(name);
    await page
      .getByRole('button', { name: new RegExp(say.website.draft.undo) })
      .first()
      .click();
    await expect(page.getByText(say.website.draft.nothing)).toBeVisible(slow);
  },
);

test(
  'a clerk swaps a member of a committee',
  as({
    Chromium: { width: 1280, device: 'pointer', language: 0, scripts: 'on' },
    Firefox: { width: 360, device: 'pointer', language: 2, scripts: 'off', byDay: false },
  }),
  async ({ page, hand, say, openJob, lookThrough }) => {
    await openJob('committees');
    const list = 'facts/committees.yaml:committees/0/members';
    await hand.press(button(page, 'remove', `${list}/3`));
    await hand.press(addTo(page, list, 'name'));
    await hand.type(input(page, 'name'), 'Mrs. Sunanda Khadse');
    await hand.type(input(page, 'designation'), 'Parent');
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    await lookThrough(2);
    expectClicks('Swap a member of a committee', 7, hand.clicks + PUBLISH);
  },
);

test(
  'a clerk adds a bus stop',
  as({
    Chromium: { width: 360, device: 'pointer', language: 1, scripts: 'on' },
    Firefox: { width: 1280, device: 'keyboard', language: 0, scripts: 'on', byDay: false },
  }),
  async ({ page, hand, say, openJob, lookThrough, draftedPage }) => {
    await openJob('stops');
    await hand.press(addTo(page, 'screens/about-infrastructure/facilities/transportation.yaml:routes'));
    const values = { village: 'Walag', stop: 'Banyan tree', time: '07:25', fare: '650' };
    for (const [path, text] of Object.entries(values)) await hand.type(input(page, path), text);
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    await lookThrough();
    expectClicks('Add a bus stop', 6, hand.clicks + PUBLISH);
    const path = '/about-infrastructure/facilities/transportation';
    for (const each of ['Walag', 'Banyan tree', '650']) expect(await draftedPage(path)).toContain(each);
  },
);

test(
  'a clerk enters the result of the year, which was awaited',
  as({
    Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'on' },
    WebKit: { width: 360, device: 'pointer', language: 1, scripts: 'off' },
  }),
  async ({ page, hand, say, openJob, lookThrough, draftedPage }) => {
    await openJob('results');
    // In the row of the year.
    await hand.press(main(page).locator('a[href*="kind=passed"][href*="replaces=0"]').first());
    await hand.type(input(page, 'registered'), '42');
    await hand.type(input(page, 'passed'), '41');
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    await lookThrough();
    expectClicks('Enter the result of the year', 7, hand.clicks + PUBLISH);
    expect(await draftedPage('/mandetory-public')).toMatch(/>42<[^]*>41<[^]*97\.6/);
  },
);

test(
  'a clerk adds a kind of fee',
  as({ Chromium: { width: 360, device: 'pointer', language: 2, scripts: 'off' } }),
  async ({ page, hand, say, openJob, lookThrough, save, draftedPage }) => {
    await openJob('feeKinds');
    await hand.press(addTo(page, 'facts/classes.yaml:fees/heads'));
    await hand.type(input(page, 'label'), 'Computer lab');
    await hand.type(input(page, 'labelInOtherLanguage'), 'संगणक कक्ष');
    const paid = input(page, 'paid');
    const yearly = await paid.evaluate(
      (select: HTMLSelectElement) => [...select.options].find(({ value }) => value === 'yearly')!.label,
    );
    await hand.choose(paid, yearly);
    await hand.press(main(page).getByRole('button', { name: say.save, exact: true }));
    await lookThrough();
    expectClicks('Add a kind of fee', 8, hand.clicks + PUBLISH);
    // Then each class can have its amount.
    await page.goto(`${await originOf(page)}/website/jobs/fees`);
    const amount = main(page).locator('[id="field-facts/classes.yaml:classes/0/fees/computer-lab--value"]');
    await hand.type(amount, '1200');
    await save(`[id="${await amount.getAttribute('id')}"]`);
    for (const each of ['Computer lab', '1,200']) expect(await draftedPage('/classes')).toContain(each);
  },
);

test(
  'a clerk moves an entry of the menu, and takes the banner off',
  as({ Chromium: { width: 360, device: 'keyboard', language: 2, scripts: 'on' } }),
  async ({ page, hand, say, openJob, lookThrough, draftedPage }) => {
    await openJob('menu');
    await hand.press(button(page, 'down', 'menu.yaml:header/0'));
    await lookThrough();
    expectClicks('Move an entry of the menu', 4, hand.clicks + PUBLISH);
    hand.clicks = 0;
    await page.goto(`${await originOf(page)}/website`);
    await hand.press(page.getByRole('link', { name: say.website.jobs.banner, exact: true }));
    await hand.press(main(page).getByRole('button', { name: say.website.entries.takeOff, exact: true }));
    await expect(main(page).getByRole('button', { name: say.website.entries.putUp, exact: true })).toBeVisible(slow);
    expect(await draftedPage('/')).not.toContain('Admission open');
    await lookThrough(2);
    expectClicks('Take the banner off', 4, hand.clicks + PUBLISH);
  },
);

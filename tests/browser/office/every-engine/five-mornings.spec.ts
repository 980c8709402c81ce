import { extractText } from 'unpdf';
import { todayInIndia } from '../../../../forms/calendar-date';
import { daysAfter } from '../../../../model/projections/dates/dates';
import { clicksInDocs } from '../clicks-in-docs';
import { CLERK, expect, PRINCIPAL, sectionOf } from '../fixtures';
import { as, test } from '../runs';

/*
 * Every morning runs in every engine. Choose its runs so that it meets both widths, both devices, all languages, and pages with and without
 * scripts, and so that every engine does. All combinations would take twelve times as long.
 */

const OUTCOMES = ['reached', 'not reached', 'again'] as const;

test(
  'a clerk calls three families and records how each call went',
  as({
    Chromium: { width: 360, device: 'pointer', language: 0, scripts: 'on' },
    Firefox: { width: 1280, device: 'keyboard', language: 1, scripts: 'off' },
    WebKit: { width: 360, device: 'keyboard', language: 2, scripts: 'on' },
  }),
  async ({ page, hand, say, signIn, families, client, at }) => {
    const called = (await families(OUTCOMES.length)).map((family, index) => ({ ...family, outcome: OUTCOMES[index]! }));
    await signIn(CLERK);
    const fresh = sectionOf(page, say.today.fresh);
    for (const { name, phone, outcome } of called) {
      const link = page.getByRole('link', { name, exact: true });
      const row = fresh.getByRole('article').filter({ has: link });
      await hand.press(row.locator('summary'));
      await expect(row.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+91${phone}`);
      await hand.type(row.getByLabel(say.record.note, { exact: true }), `${name}: बस`);
      await hand.press(row.getByRole('button', { name: say.outcome[outcome], exact: true }));
      await expect(row, 'nobody calls this family again').toHaveCount(0);
    }
    expect(hand.clicks).toBe(clicksInDocs('Call three families and record how each call went'));

    for (const { name, outcome } of called) {
      await page.goto(at(await client.recordOf(name)));
      const event = page.getByRole('listitem').filter({ hasText: say.history.call[outcome] });
      await expect(event).toContainText(CLERK);
      const note = page.getByRole('listitem').filter({ hasText: say.history.note });
      await expect(note).toContainText(`${name}: बस`);
    }
  },
);

test(
  'a clerk finds a family by its phone number, written in another way',
  as({
    Chromium: { width: 1280, device: 'keyboard', language: 1, scripts: 'on' },
    WebKit: { width: 360, device: 'keyboard', language: 0, scripts: 'off' },
  }),
  async ({ page, hand, say, signIn, families }) => {
    const [family] = await families(2);
    await signIn(CLERK);
    const { name, phone } = family!;
    await hand.type(page.getByLabel(say.search.label, { exact: true }), `0${phone.slice(0, 5)} ${phone.slice(5)}`);
    await hand.press(page.getByRole('button', { name: say.search.find, exact: true }));
    await expect(page.getByRole('heading', { name: say.list.found, level: 1 })).toBeVisible();
    await hand.press(page.getByRole('link', { name, exact: true }));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(hand.clicks).toBe(clicksInDocs('Find a family by phone number'));
  },
);

test(
  'a clerk hands a family to a colleague',
  as({ Chromium: { width: 360, device: 'keyboard', language: 2, scripts: 'off' } }),
  async ({ page, hand, say, signIn, families }) => {
    const [family] = await families(1);
    await signIn(CLERK);
    await hand.press(page.getByRole('link', { name: family!.name, exact: true }));
    const owner = page.getByLabel(say.record.owner, { exact: true });
    await hand.choose(owner, PRINCIPAL);
    await hand.press(page.locator('form').filter({ has: owner }).getByRole('button', { name: say.save, exact: true }));
    await expect(page.getByRole('listitem').filter({ hasText: PRINCIPAL })).toContainText(CLERK);
    expect(hand.clicks).toBe(clicksInDocs('Hand a family to a colleague'));
    await page.reload();
    await expect(owner).toHaveValue(PRINCIPAL);
  },
);

test(
  'a clerk prints the sheet of today’s calls',
  as({
    Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'off' },
    WebKit: { width: 1280, device: 'pointer', language: 2, scripts: 'off' },
  }),
  async ({ page, hand, say, signIn, families, client, print }) => {
    const [family, other] = await families(2);
    await client.post(`${await client.recordOf(family!.name)}/call-on`, { was: '', becomes: todayInIndia() });
    const later = daysAfter(todayInIndia(), 1);
    await client.post(`${await client.recordOf(other!.name)}/call-on`, { was: '', becomes: later });
    await signIn(CLERK);
    await hand.press(page.getByRole('navigation').getByRole('link', { name: say.menu.sheet, exact: true }));
    await expect(page.getByRole('row').filter({ hasText: family!.name })).toContainText(family!.phone);
    expect(hand.clicks).toBe(clicksInDocs('Open today’s call sheet, to print it'));

    const { totalPages, text } = await extractText(new Uint8Array(await print()), { mergePages: true });
    expect(totalPages).toBe(1);
    expect(text).toContain(family!.phone);
    expect(text, 'without a call today').not.toContain(other!.phone);
  },
);

test(
  'the principal erases all data of a family',
  as({
    Chromium: { width: 360, device: 'pointer', language: 1, scripts: 'on' },
    Firefox: { width: 1280, device: 'keyboard', language: 2, scripts: 'off', byDay: false },
  }),
  async ({ page, hand, say, signIn, families }) => {
    const [family, other] = await families(2);
    await signIn(PRINCIPAL);
    await hand.press(page.getByRole('link', { name: family!.name, exact: true }));
    await hand.press(page.getByRole('link', { name: say.record.person, exact: true }));
    await hand.press(page.getByRole('link', { name: say.person.erase, exact: true }));
    await expect(page.getByRole('heading', { name: say.person.confirmTitle, level: 1 })).toBeVisible();
    await hand.press(page.getByRole('button', { name: say.person.confirm, exact: true }));
    await expect(page.getByRole('heading', { name: say.erased.title, level: 1 })).toBeVisible();
    expect(hand.clicks).toBe(clicksInDocs('Erase all data of a family'));

    await page.getByRole('link', { name: say.message.toToday, exact: true }).click();
    await expect(page.getByRole('link', { name: other!.name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: family!.name, exact: true })).toHaveCount(0);
  },
);

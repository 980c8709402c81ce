import type { Locator, Page } from '@playwright/test';
import { pagesInLanguages } from '../../../../model/projections/pages/languages';
import { daysAfter, shortDay, shortWeekday } from '../../../../model/projections/dates/dates';
import { escapeRegExp } from '../../../../words/escape-regexp';
import { wordsIn } from '../../../../words/words';
import { content, contents } from '../../support/content';
import { clicksInDocs } from '../clicks-in-docs';
import type { Runs } from '../runs';
import { as } from '../runs';
import { expect, slow, test } from '../website-fixtures';

/*
 * Chromium does every job, every engine publishes and undoes. Choose the runs of an engine so that they meet both widths, both devices, all
 * languages, and pages with and without scripts. `maxClicks` are counted from the home page of the website’s part until the change is published.
 */

interface FieldJob {
  maxClicks: number;
  runs: Runs;
  /** Its button on the home page of this part. */
  button: 'fees' | 'phones' | 'banner' | 'holidays' | 'committees' | 'teachers' | 'whatsapp';
  /** Address of the field, or its end: then the last field that ends so is meant. */
  field: string;
  /** The page that shows it, if it is changed in the table of the job: else it has a preview of its own. */
  shownAt?: string;
  next: (value: string) => string;
  /** What its page has, when the field has this value. */
  seen: (value: string) => string | RegExp;
  /** Number of changes, if other places name the value. */
  changes?: number;
}

const otherDigit = (number: string) => number.slice(0, -1) + ((Number(number.at(-1)) + 7) % 10);
const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Row of the manual’s table of clicks → its job. */
const fieldJobs: Readonly<Record<string, FieldJob>> = {
  'Change a fee': {
    maxClicks: 4,
    runs: {
      Chromium: { width: 1280, device: 'pointer', language: 0, scripts: 'on' },
    },
    button: 'fees',
    // The last class.
    field: '/fees/yearly',
    shownAt: '/classes',
    next: () => '51100',
    seen: () => '51,100',
  },
  'Change a phone number': {
    maxClicks: 4,
    runs: {
      Chromium: { width: 360, device: 'keyboard', language: 1, scripts: 'on' },
    },
    button: 'phones',
    field: 'school.yaml:phones/0/number',
    shownAt: '/contact-us',
    next: otherDigit,
    seen: (number) => `tel:+${onlyDigits(number)}`,
  },
  'Change the WhatsApp number': {
    maxClicks: 5,
    runs: { Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'off' } },
    button: 'whatsapp',
    field: 'school.yaml:whatsapp',
    next: otherDigit,
    seen: (number) => `wa.me/${onlyDigits(number)}`,
  },
  'Change the banner': {
    maxClicks: 5,
    runs: { Chromium: { width: 1280, device: 'keyboard', language: 2, scripts: 'on' } },
    button: 'banner',
    field: 'settings.yaml:admissionBanner/text',
    next: (text) => text.replace(/\S+$/, 'Diwali'),
    seen: (text) => text,
  },
  'Change the date of a holiday': {
    maxClicks: 4,
    runs: {
      Chromium: { width: 360, device: 'pointer', language: 0, scripts: 'off' },
      WebKit: { width: 1280, device: 'keyboard', language: 1, scripts: 'on' },
    },
    button: 'holidays',
    // The last holiday is 200 stops away by keyboard.
    field: 'facts/calendar.yaml:gazettedHolidays/rows/0/date',
    shownAt: '/academic-session',
    next: (day) => daysAfter(day, 1),
    // The row also has the weekday, which earlier sessions don't have on this day.
    seen: (day) => new RegExp(`${shortDay(day, 'en')}</th><td[^>]*>${shortWeekday(day, 'en')}<`),
  },
  'Change a member of a committee': {
    maxClicks: 4,
    runs: { Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'on' } },
    button: 'committees',
    field: 'facts/committees.yaml:committees/0/members/3/name',
    shownAt: '/committee',
    next: () => 'Mrs. Sunanda Khadse',
    seen: (name) => name,
  },
  'Change the designation of a teacher': {
    maxClicks: 4,
    runs: { Chromium: { width: 360, device: 'pointer', language: 1, scripts: 'on' } },
    button: 'teachers',
    // The last teacher is 200 stops away by keyboard.
    field: 'facts/staff.yaml:staff/1/designation',
    shownAt: '/teachers',
    next: (designation) => `${designation} (Abacus)`,
    seen: (designation) => designation,
    // The mandatory disclosure names the designation.
    changes: 2,
  },
};

/** The last click of each job but undo. One test does it for all, since the build is the same for every change. */
const PUBLISH = 1;

const seenAs = (text: string | RegExp) => (typeof text === 'string' ? new RegExp(escapeRegExp(text)) : text);

for (const [name, { maxClicks, runs, button, field, shownAt, next, seen, changes }] of Object.entries(fieldJobs))
  test(
    `a clerk changes a value, and its page shows it: ${name}`,
    as(runs),
    async ({ page, hand, say, run, openJob, fieldLink, save, lookThrough, draftedPage }) => {
      await openJob(button);
      if (!shownAt) await hand.press(fieldLink(field));
      const input = shownAt ? inputInTable(page, field) : page.locator('#value');
      await expect(input).toHaveCount(1, slow);
      const before = await input.evaluate(({ value }: HTMLInputElement) => value);
      const becomes = next(before);
      const path = shownAt ?? (await previewedAt(page.locator('[data-preview]')));
      expect(await draftedPage(path)).not.toMatch(seenAs(seen(becomes)));
      // By keyboard, a list of hundreds of fields would lie before the button that publishes; on phones, its rows are folded.
      const filter = page.getByLabel(say.website.fields.filter, { exact: true });
      const isLong = run.scripts === 'on' && (await filter.count()) > 0;
      if (isLong && (run.device === 'keyboard' || run.width === 360)) await hand.type(filter, before);
      await hand.type(input, becomes);
      await save(`[id="${await input.getAttribute('id')}"]`);
      expect(await draftedPage(path)).toMatch(seenAs(seen(becomes)));
      await lookThrough(changes);
      expectClicks(name, maxClicks, hand.clicks + PUBLISH, run.scripts === 'on' ? 0 : 1);
    },
  );

test(
  'a clerk finds a sentence, and changes it in each language of the school',
  as({ Chromium: { width: 360, device: 'pointer', language: 0, scripts: 'on' } }),
  async ({ page, hand, say, run, officeLanguage, openWebsite, fieldLink, save, lookThrough, draftedPage }) => {
    const { school } = contents.find(({ language }) => language === officeLanguage)!;
    await openWebsite();
    await hand.type(page.getByLabel(say.website.search.label, { exact: true }), school.slogan);
    await hand.press(page.getByRole('button', { name: say.search.find, exact: true }));
    await hand.press(fieldLink('school.yaml:slogan'));
    await expect(page.locator('#value')).toBeVisible(slow);
    const path = await previewedAt(page.locator('[data-preview]'));
    const texts = [
      { input: '#value', text: 'A river has no last row.' },
      { input: '#value-mr', text: 'नदीला शेवटची रांग नसते.' },
      { input: '#value-hi', text: 'नदी की कोई आख़िरी पंक्ति नहीं होती।' },
    ];
    for (const { input, text } of texts) {
      await hand.type(page.locator(input), text);
      await save(input);
    }
    for (const [index, each] of pagesInLanguages(content.school.languages, path).entries())
      expect(await draftedPage(each.path)).toContain(texts[index]!.text);
    await lookThrough(texts.length);
    const saves = run.scripts === 'on' ? 0 : texts.length;
    expectClicks('Find a sentence, and change it with its translations', 9, hand.clicks + PUBLISH, saves);
  },
);

test(
  'a clerk closes the admission to a class',
  as({ Chromium: { width: 1280, device: 'keyboard', language: 2, scripts: 'off' } }),
  async ({ page, hand, openJob, lookThrough, draftedPage, livePage }) => {
    const closedClasses = (html: string) => html.split(wordsIn.en.classes.closed).length;
    await openJob('admission');
    await hand.press(page.getByRole('main').locator('button[value="closed"]').first());
    await lookThrough();
    expectClicks('Close the admission to a class', 4, hand.clicks + PUBLISH);
    expect(closedClasses(await draftedPage('/classes'))).toBeGreaterThan(closedClasses(await livePage('/classes')));
  },
);

// In Chromium, a holiday is published and taken back.
test(
  'a clerk publishes a change until visitors see it, and undoes it',
  as({
    Firefox: { width: 1280, device: 'keyboard', language: 0, scripts: 'on', byDay: false },
    WebKit: { width: 360, device: 'pointer', language: 2, scripts: 'on' },
  }),
  async ({ page, hand, say, openWebsite, client, lookThrough, publishBy, livePage }) => {
    const was = 'A circle has no back bench.';
    const becomes = 'Every child has a front seat.';
    const isChanged = async () => (await livePage('/')).includes(becomes);
    const before = withoutDay(await livePage('/'));
    await client.post('/website/field', { address: 'school.yaml:slogan', was, becomes });
    await openWebsite();
    await lookThrough();
    await publishBy(page.getByRole('button', { name: say.website.draft.publish, exact: true }), isChanged);
    const { clicks } = hand;
    await publishBy(
      page.getByRole('button', { name: say.website.publication.undo, exact: true }),
      async () => !(await isChanged()),
    );
    expect(withoutDay(await livePage('/'))).toBe(before);
    expectClicks('Undo the last publication', 3, hand.clicks - clicks);
  },
);

/** Leaves out the day on which the content last changed, which an undo changes too, and the mark of the page’s version. */
function withoutDay(html: string): string {
  return html.replace(/\d{1,2} \p{L}+ \d{4}|data-mark="\w+"/gu, '');
}

/** The page of the preview, in the first language. */
async function previewedAt(preview: Locator): Promise<string> {
  // On a phone, it is folded.
  const path = await preview.evaluate(({ dataset }: HTMLElement) => dataset.preview ?? '');
  return pagesInLanguages(content.school.languages, path)[0]!.path;
}

/** The last input in a table whose address has this end. */
function inputInTable(page: Page, field: string): Locator {
  const form = page.getByRole('main').locator('form[data-autosave]');
  return form
    .filter({ has: page.locator(`[name="address"][value$="${field}"]`) })
    .locator('[name="becomes"]')
    .last();
}

/** @param saves clicks on Save, which pages without scripts need */
function expectClicks(job: string, maxClicks: number, clicks: number, saves = 0): void {
  expect(clicks - saves).toBe(clicksInDocs(job));
  expect(clicks).toBeLessThanOrEqual(maxClicks);
}

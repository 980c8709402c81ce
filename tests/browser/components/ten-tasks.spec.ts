import type { Locator, Page } from '@playwright/test';
import { href } from '../../../app/href';
import { counted } from '../../../words/counted';
import { tableWordsIn } from '../../../words/words';
import { expect, phone, test } from '../support/fixtures';
import { words } from '../support/school';

/* Things that parents look for on a phone, starting from Home. Each has a limit of taps. */

test.use({ ...phone, viewport: { width: 360, height: 640 } });

type Part = (page: Page) => Locator;

const main: Part = (page) => page.getByRole('main');
const quickLink = (name: string) => (page: Page) => main(page).getByRole('link', { name, exact: true }).first();
const menuButton: Part = (page) => page.getByRole('button', { name: words.menu, exact: true });
const inMenu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: words.siteMenu }).getByRole('link', { name, exact: true });
const classRow = (name: string) => (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const rowWith = (text: string) => (page: Page) => main(page).getByRole('row').filter({ hasText: text });

interface Task {
  wants: string;
  /** What she taps, one after the other. */
  taps: readonly Part[];
  /** Where she then sees what she wants, and texts that it has. */
  place: Part;
  has?: readonly string[];
}

const tasks: readonly Task[] = [
  { wants: 'the fee of class 5', taps: [quickLink('Fees')], place: classRow('Grade 5'), has: ['₹ 38,400'] },
  {
    wants: 'the bus: village, stop, time, fare',
    taps: [quickLink('Bus')],
    place: rowWith('Market square'),
    has: ['Markhel', '06:55', '₹ 1,000'],
  },
  { wants: 'whether today is a holiday', taps: [], place: (page) => main(page).locator('[data-today]:not(:empty)') },
  { wants: 'the holidays', taps: [quickLink('Holidays')], place: (page) => main(page).locator('summary').first() },
  {
    wants: 'who teaches class 8',
    taps: [menuButton, inMenu('Teacher')],
    place: (page) =>
      main(page).getByRole('table', { name: tableWordsIn.en.classTeachers }).getByRole('row', { name: 'Grade 8' }),
    has: ['Mrs. Anita D’Souza'],
  },
  {
    wants: 'to ring the office',
    taps: [],
    place: (page) => page.getByRole('navigation', { name: words.actions.label }).locator('a[href="tel:+910000000001"]'),
  },
  {
    wants: 'a certificate of the school',
    taps: [quickLink('Mandatory Public Disclosure')],
    place: rowWith('Fire safety certificate'),
    has: [words.documents.result.awaited],
  },
  {
    wants: 'to send an enquiry for class 3',
    taps: [quickLink('Fees'), (page) => classRow('Grade 3')(page).getByRole('link')],
    place: (page) => main(page).locator('select:has(option[value="Grade3"]:checked)'),
  },
  {
    wants: 'which papers to bring',
    taps: [quickLink('Admission')],
    place: (page) => main(page).getByText('What to bring').first(),
  },
  {
    wants: 'the photos of a feast',
    taps: [menuButton, inMenu('Gallery')],
    place: (page) => main(page).getByText('Procession with palkhi and flags'),
  },
  {
    wants: 'how to ask for leave',
    taps: [quickLink('Admission'), (page) => main(page).locator('summary').filter({ hasText: 'How to ask for leave' })],
    place: (page) => main(page).locator('#leave'),
  },
];

for (const { wants, taps, place, has = [] } of tasks)
  test(`${wants} takes ${counted(taps.length, 'tap')}`, async ({ page, baseURL }) => {
    // A referrer of the site keeps the enquiry dialog closed.
    await page.goto('/', { referer: baseURL + href('/') });
    for (const part of taps) await part(page).tap();
    await expect(place(page)).toBeVisible();
    for (const text of has) await expect(place(page)).toContainText(text);
  });

test('a Marathi home page leads to the fees in one tap, too', async ({ page, baseURL }) => {
  await page.goto('/mr', { referer: baseURL + href('/') });
  await page.getByRole('main').locator('a[href$="/mr/classes"]').first().tap();
  await expect(page.getByRole('listitem').filter({ hasText: '३८,४००' }).first()).toBeVisible();
});

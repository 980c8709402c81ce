import type { Locator, Page } from '@playwright/test';
import { href } from '../../../app/href';
import { tableWordsIn } from '../../../words/words';
import { expect, phone, test } from '../support/fixtures';
import { words } from '../support/school';

/* Things that parents look for on a phone, starting from Home. Each has a limit of taps. */

test.use({ ...phone, viewport: { width: 360, height: 640 } });

/** Counts the taps of a parent. */
class Walker {
  taps = 0;

  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async tap(part: Locator): Promise<void> {
    await part.scrollIntoViewIfNeeded();
    await part.tap();
    this.taps += 1;
  }

  quickLink(label: string): Promise<void> {
    return this.tap(this.main.getByRole('link', { name: label, exact: true }).first());
  }

  async throughMenu(label: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: words.menu, exact: true }));
    const menu = this.page.getByRole('navigation', { name: words.siteMenu });
    await this.tap(menu.getByRole('link', { name: label, exact: true }));
  }

  classRow(label: string): Locator {
    const heading = this.page.getByRole('heading', { name: label, exact: true });
    return this.main.getByRole('listitem').filter({ has: heading });
  }

  tableRow(text: string): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }
}

interface Task {
  wants: string;
  /** The most taps that the task may take. */
  taps: number;
  /** Walks from Home to the subject of the task. @returns its place on the page */
  walk: (walker: Walker) => Promise<Locator>;
}

const tasks: Task[] = [
  {
    wants: 'the fee of class 5',
    taps: 1,
    walk: async (walker) => {
      await walker.quickLink('Fees');
      return walker.classRow('Grade 5').getByText('₹ 38,400').first();
    },
  },
  {
    wants: 'the bus: village, stop, time, fare',
    taps: 2,
    walk: async (walker) => {
      await walker.quickLink('Bus');
      const row = walker.tableRow('Market square');
      for (const text of ['Markhel', '06:55', '₹ 1,000']) await expect(row).toContainText(text);
      return row;
    },
  },
  {
    wants: 'whether a day is a holiday',
    taps: 1,
    walk: async (walker) => {
      await expect(walker.main.locator('[data-today]')).not.toBeEmpty();
      await walker.quickLink('Holidays');
      return walker.main.locator('summary').first();
    },
  },
  {
    wants: 'who teaches class 8',
    taps: 2,
    walk: async (walker) => {
      await walker.throughMenu('Teacher');
      const list = walker.main.getByRole('table', { name: tableWordsIn.en.classTeachers });
      const row = list.getByRole('row').filter({ hasText: 'Grade 8' });
      await expect(row).toContainText('Mrs. Anita D’Souza');
      return row;
    },
  },
  {
    wants: 'to ring the office',
    taps: 0,
    walk: async (walker) => {
      const call = walker.page.getByRole('navigation', { name: words.actions.label }).getByRole('link').first();
      await expect(call).toHaveAttribute('href', 'tel:+910000000001');
      await expect(call).toBeInViewport({ ratio: 1 });
      return call;
    },
  },
  {
    wants: 'a certificate of the school',
    taps: 1,
    walk: async (walker) => {
      await walker.tap(walker.main.getByRole('link', { name: 'Mandatory Public Disclosure', exact: true }));
      const row = walker.tableRow('Fire safety certificate');
      await expect(row).toContainText(words.documents.result.awaited);
      return row.getByRole('link');
    },
  },
  {
    wants: 'to send an enquiry for class 3',
    taps: 2,
    walk: async (walker) => {
      await walker.quickLink('Fees');
      await walker.tap(walker.classRow('Grade 3').getByRole('link'));
      await expect(walker.main.getByRole('combobox').first().locator('option:checked')).toHaveText('Grade 3');
      return walker.main.getByRole('textbox').first();
    },
  },
  {
    wants: 'which papers to bring',
    taps: 1,
    walk: async (walker) => {
      await walker.quickLink('Admission');
      return walker.main.getByText('What to bring').first();
    },
  },
  {
    wants: 'the photos of a feast',
    taps: 2,
    walk: async (walker) => {
      await walker.throughMenu('Gallery');
      return walker.main.getByText('Procession with palkhi and flags');
    },
  },
  {
    wants: 'how to ask for leave',
    taps: 2,
    walk: async (walker) => {
      await walker.quickLink('Admission');
      await walker.tap(walker.main.locator('summary').filter({ hasText: 'How to ask for leave' }));
      return walker.main.locator('#leave');
    },
  },
];

for (const { wants, taps, walk } of tasks)
  test(`${wants} is at most ${taps} taps away`, async ({ page, baseURL }) => {
    const walker = new Walker(page);
    // A referrer of the site keeps the enquiry dialog closed.
    await page.goto('/', { referer: baseURL + href('/') });
    await expect(await walk(walker)).toBeVisible();
    expect(walker.taps).toBeLessThanOrEqual(taps);
  });

test('a Marathi home page leads to the fees in one tap, too', async ({ page, baseURL }) => {
  await page.goto('/mr', { referer: baseURL + href('/') });
  await page.getByRole('main').locator('a[href$="/mr/classes"]').first().tap();
  await expect(page.getByRole('listitem').filter({ hasText: '३८,४००' }).first()).toBeVisible();
});

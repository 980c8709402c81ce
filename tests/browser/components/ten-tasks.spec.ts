import type { Locator, Page } from '@playwright/test';
import type { ScreenOf, SiteContent } from '../../../model/concepts/site-content';
import type { ScreenKind } from '../../../model/concepts/screens';
import { comingHolidays } from '../../../model/projections/dates/calendar-days';
import { todayInIndia } from '../../../forms/calendar-date';
import { calendarTables, classTeachersTable } from '../../../model/projections/facts/fact-tables';
import { disclosureScreen } from '../../../model/projections/pages/disclosure';
import { href } from '../../../app/href';
import { table } from '../../support/tables';
import { tableWordsIn, wordsIn } from '../../../words/words';
import { testsAll } from '../support/tests-all';
import { contents, feesOnCard, menuTrailsOf, shown } from '../support/content';
import { expect, phone, test } from '../support/fixtures';

/*
 * Things that parents look for on a phone, starting from Home. Each task has a limit of taps. The table also prints how many windows
 * a parent scrolls. A task is left out if the school's content lacks its subject.
 */

test.use({ ...phone, viewport: { width: 360, height: 640 } });

// Two languages suffice: parents choose a third language in the same way as the second.
for (const site of testsAll ? contents : contents.slice(0, 2))
  test(`ten things a parent came for are a few taps away, in ${site.language}`, async ({ page, baseURL }) => {
    test.slow();
    const done: [string, number, string, number][] = [];
    for (const { wants, taps, walk } of tasksOf(site)) {
      const walker = new Walker(page);

      const found = await test.step(wants, async () => {
        // Send a referrer of our own site: otherwise the enquiry dialog would open.
        await page.goto(homeOf(site).path, { referer: baseURL + href(homeOf(site).path) });
        return walk(walker);
      });

      if (found === undefined) continue;
      await expect(found, wants).toBeVisible();
      await walker.lookAt(found);
      done.push([wants, walker.taps, walker.screens.toFixed(1), taps]);
    }
    const text = table(['she wants', 'taps', 'screens scrolled', 'may take'], done);
    process.stdout.write(`\n${site.language}\n${text}\n`);
    expect(done.filter(([, taps, , most]) => taps > most)).toEqual([]);
  });

/** Counts the taps and the scrolled windows of a parent. */
class Walker {
  taps = 0;
  screens = 0;

  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Scrolls to a part of the page and adds the distance to `screens`. */
  async lookAt(part: Locator): Promise<void> {
    const screens = await part.evaluate((element) =>
      Math.max(0, (element.getBoundingClientRect().bottom - innerHeight) / innerHeight),
    );
    this.screens += screens;
    await part.scrollIntoViewIfNeeded();
  }

  async tap(part: Locator): Promise<void> {
    await this.lookAt(part);
    await part.tap();
    this.taps += 1;
  }
}

interface Task {
  wants: string;
  /** The most taps that the task may take. */
  taps: number;
  /** Walks from Home to the subject of the task. @returns its place on the page; `undefined` if the content lacks it */
  walk: (walker: Walker) => Promise<Locator | undefined>;
}

function tasksOf(site: SiteContent): Task[] {
  const { language, screens, classes, school } = site;
  const words = wordsIn[language];
  const say = (text: string) => shown(text, language);
  const { quickLinks } = homeOf(site);
  const screenOf = <Kind extends ScreenKind>(kind: Kind, has: (screen: ScreenOf<Kind>) => unknown = () => true) =>
    screens.find((screen) => screen.kind === kind && has(screen as ScreenOf<Kind>)) as ScreenOf<Kind> | undefined;
  const quickLink = (walker: Walker, to: string | undefined) => {
    const link = quickLinks.find((each) => each.to === to);
    return link && walker.main.getByRole('link', { name: say(link.label), exact: true }).first();
  };
  const throughMenu = async (walker: Walker, to: string) => {
    const trail = menuTrailsOf(site).find((each) => each.to === to)!;
    await walker.tap(walker.page.getByRole('button', { name: words.menu, exact: true }));
    const menu = walker.page.getByRole('navigation', { name: words.siteMenu });
    for (const label of trail.dropdowns) await walker.tap(menu.locator('summary').filter({ hasText: label }));
    await walker.tap(menu.getByRole('link', { name: trail.link, exact: true }));
  };
  const fees = screenOf('classes');
  const rowOf = (walker: Walker, label: string) =>
    walker.main
      .getByRole('listitem')
      .filter({ has: walker.page.getByRole('heading', { name: say(label), exact: true }) });
  const procedure = screenOf('prose', ({ data }) => data.steps?.length);
  const sessions = screenOf('tables', ({ data }) => data.tables.includes('gazetted-holidays'));
  const teachers = screenOf('teachers');
  const albums = screenOf('albums', ({ data }) => data.albums.some(({ shows }) => shows));
  const stops = screenOf('gallery', ({ data }) => data.routes);
  const disclosure = disclosureScreen(site);
  return [
    {
      wants: 'the fee of class 5',
      taps: 1,
      walk: async (walker) => {
        const link = quickLink(walker, fees?.path);
        const fifth = classes[4];
        if (!link || !fifth || site.fees.heads.length !== 1) return undefined;
        await walker.tap(link);
        return rowOf(walker, fifth.label).getByText(feesOnCard(fifth, site)).first();
      },
    },
    {
      wants: 'the bus: village, stop, time, fare',
      taps: 2,
      walk: async (walker) => {
        const link = quickLink(walker, stops?.path);
        const [first] = stops?.data.routes ?? [];
        if (!link || !first) return undefined;
        await walker.tap(link);
        const row = walker.main.getByRole('row').filter({ hasText: say(first.stop) });
        for (const text of [first.village, first.time, words.classes.rupees(first.fare)])
          await expect(row).toContainText(say(text));
        return row;
      },
    },
    {
      wants: 'whether a day is a holiday',
      taps: 1,
      walk: async (walker) => {
        const link = quickLink(walker, sessions?.path);
        const [next] = comingHolidays(site, todayInIndia());
        if (!link || !next) return undefined;
        await expect(walker.main.locator('[data-today]')).toContainText(say(next.title));
        await walker.tap(link);
        const [first] = calendarTables(site);
        await expect(walker.main.locator('summary').first()).toContainText(say(first!.caption));
        return walker.main.locator('summary').first();
      },
    },
    {
      wants: 'who teaches class 8',
      taps: 2,
      walk: async (walker) => {
        const eighth = classes[7];
        if (!teachers || !eighth?.classTeachers || !classTeachersTable(site)) return undefined;
        await throughMenu(walker, teachers.path);
        const list = walker.main.getByRole('table', { name: tableWordsIn[language].classTeachers });
        const row = list.getByRole('row').filter({ hasText: say(eighth.label) });
        for (const name of eighth.classTeachers) await expect(row).toContainText(name);
        return row;
      },
    },
    {
      wants: 'to ring the office',
      taps: 1,
      walk: async (walker) => {
        const [first] = school.phones;
        if (!first) return undefined;
        // Count the tap on the telephone link without making it: a test can't call.
        walker.taps += 1;
        const call = walker.page.getByRole('navigation', { name: words.actions.label }).getByRole('link').first();
        await expect(call).toHaveAttribute('href', `tel:${first.number.replaceAll(' ', '')}`);
        await expect(call).toBeInViewport({ ratio: 1 });
        return call;
      },
    },
    {
      wants: 'a certificate of the school',
      taps: 2,
      walk: async (walker) => {
        const { disclosureLink } = site.settings;
        const rows = disclosure?.data.sections.flatMap((section) => section.rows) ?? [];
        const isAwaited = (id: string) => site.documents.some((each) => each.id === id && 'awaited' in each);
        const awaited = rows.find((each) => 'document' in each && isAwaited(each.document));
        if (!disclosureLink || !awaited) return undefined;
        await walker.tap(walker.main.getByRole('link', { name: say(disclosureLink.text), exact: true }));
        const row = walker.main.getByRole('row').filter({ hasText: say(awaited.label) });
        await expect(row).toContainText(words.documents.result.awaited);
        await walker.lookAt(row);
        // Count the second tap without making it: it would open the document in a new tab.
        walker.taps += 1;
        return row.getByRole('link');
      },
    },
    {
      wants: 'to send an enquiry for class 3',
      taps: 2,
      walk: async (walker) => {
        const link = quickLink(walker, fees?.path);
        const third = classes[2];
        if (!link || !third) return undefined;
        await walker.tap(link);
        await walker.tap(rowOf(walker, third.label).getByRole('link'));
        const list = walker.main.getByRole('combobox').first();
        await expect(list.locator('option:checked')).toHaveText(say(third.label));
        return walker.main.getByRole('textbox').first();
      },
    },
    {
      wants: 'which papers to bring',
      taps: 2,
      walk: async (walker) => {
        const link = quickLink(walker, procedure?.path);
        const [, heading] = /^## (.+)$/m.exec(procedure?.body ?? '') ?? [];
        if (!link || !heading) return undefined;
        await walker.tap(link);
        return walker.main.getByRole('heading', { name: say(heading) });
      },
    },
    {
      wants: 'the photos of a feast',
      taps: 2,
      walk: async (walker) => {
        if (!albums) return undefined;
        await throughMenu(walker, albums.path);
        const { shows } = albums.data.albums.find((each) => each.shows)!;
        return walker.main.getByText(say(shows!));
      },
    },
    {
      wants: 'how to ask for leave',
      taps: 2,
      walk: async (walker) => {
        const link = quickLink(walker, procedure?.path);
        const rules = site.rules.find(({ id }) => id === procedure?.data.rules?.[1]);
        if (!link || !rules) return undefined;
        await walker.tap(link);
        await walker.tap(walker.main.locator('summary').filter({ hasText: say(rules.title) }));
        return walker.main.locator(`#${rules.id}`);
      },
    },
  ];
}

function homeOf({ screens }: SiteContent): { path: string; quickLinks: { label: string; to: string }[] } {
  const home = screens.find((screen) => screen.kind === 'home');
  return { path: home!.path, quickLinks: home!.data.quickLinks ?? [] };
}

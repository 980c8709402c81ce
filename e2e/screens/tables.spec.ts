import type { Locator, Page } from '@playwright/test';
import type { SessionCalendar } from '../../model/concepts/calendar';
import type { FactTableName } from '../../model/concepts/parts';
import { shortDate, shortDay, shortWeekday } from '../../model/derived/dates';
import { earlierSessions, factTables } from '../../model/derived/fact-tables';
import { emptyCell } from '../../words/empty-cell';
import type { Language } from '../../words/languages';
import { tableWordsIn } from '../../words/words';
import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';

// With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'tables')) {
  const written = [
    ...data.tables.flatMap((name) => factTables(name, content)).filter(({ rows }) => rows.length > 0),
    ...earlierSessions(data.tables, content).flatMap(({ tables: earlier }) => earlier),
  ].map(({ byMonth, ...table }) => ({
    ...table,
    rows: (byMonth?.rows ?? table.rows).map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' '))),
  }));
  const tables = written.map((table) => shown(table, table.language));

  test(`${path} draws every cell of its tables, in their order`, async ({ page }) => {
    await goAndOpen(page, path);
    const main = page.getByRole('main');
    const words = tableWordsIn[content.language];
    await expect(main.locator('caption')).toHaveText(tables.map(({ caption }) => caption));
    for (const { caption, columns, rows } of tables) {
      const table = main.getByRole('table', { name: caption, exact: true });
      await expect(table.getByRole('columnheader')).toHaveText(columns);
      const cells = await cellsOf(table);
      expect(cells).toEqual(
        rows.map((texts) => texts.map((text) => (text === emptyCell ? `–${words.emptyCell}` : text))),
      );
      expect(cells.flat(), 'empty cells').not.toContain('');
    }
  });

  test(`${path} has every fact of the content in a row of its own`, async ({ page }) => {
    await goAndOpen(page, path);
    const cells = await cellsOf(page.getByRole('main'));
    const ofSession = data.tables.filter((name) => /-holidays$|^examination/.test(name));
    const facts = [
      ...data.tables.flatMap((name) => factsOf(name)),
      ...(content.calendar.earlier ?? []).flatMap((earlier) => ofSession.flatMap((name) => factsOf(name, earlier))),
    ];
    expect(cells).toEqual(facts.map((texts) => expect.arrayContaining(texts) as string[]));
  });
}

/** Goes to a screen, and opens what is closed on it. */
async function goAndOpen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true;
  });
}

/** The texts of each row below the heads; the name of a month is none. */
function cellsOf(part: Locator): Promise<string[][]> {
  return part
    .locator('tbody')
    .getByRole('row')
    .filter({ has: part.page().locator('td') })
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
    );
}

/** What the content says, a list for each row: from the content itself, and not by way of `factTables`, as the page. */
function factsOf(name: FactTableName, calendar: SessionCalendar = content.calendar): string[][] {
  const { classes, fees, committees, language } = content;
  const rupees = (amount: number) => `₹ ${amount.toLocaleString('en-IN')}`;
  const inLanguage = (rows: (string | undefined)[][], of: Language = language) =>
    shown(
      rows.map((texts) => texts.filter((text) => text !== undefined)),
      of,
    );
  const day = (date: string) => shortDate(date, language).replaceAll('\u00a0', ' ');
  const amountsOf = (each: (typeof classes)[number]) =>
    fees.heads.flatMap((head) => head.amount ?? each.fees?.[head.id] ?? []).map(rupees);
  switch (name) {
    case 'fees':
      return inLanguage([
        ...(fees.heads.length > 0 ? classes.map((each) => [each.label, ...amountsOf(each), String(each.seats)]) : []),
        ...(fees.others ?? []).flatMap(({ amounts }) => amounts.map((each) => [each.for, rupees(each.amount)])),
      ]);
    case 'fees-in-other-language':
      if (!fees.inOtherLanguage || language === fees.inOtherLanguage.language) return [];
      return inLanguage(
        classes.map((each) => [each.labelInOtherLanguage ?? each.label, ...amountsOf(each)]),
        fees.inOtherLanguage.language,
      );
    case 'common-holidays':
      return inLanguage(
        [...calendar.commonHolidays.rows]
          .sort((one, other) => Date.parse(one.from) - Date.parse(other.from))
          .map(({ vacation, from, to, reopensForStudents, reopensForTeachers }) => [
            vacation,
            ...[from, to, reopensForStudents, reopensForTeachers].flatMap((each) => (each ? [day(each)] : [])),
          ]),
      );
    case 'gazetted-holidays':
      return inLanguage(
        [...calendar.gazettedHolidays.rows]
          .sort((one, other) => Date.parse(one.date) - Date.parse(other.date))
          .map(({ date, event }) => [shortDay(date, language), shortWeekday(date, language), event]),
      );
    case 'examination-cycle':
      return inLanguage(
        [...calendar.examinationCycle.rows]
          .sort((one, other) => Date.parse(one.from) - Date.parse(other.from))
          .map(({ tests, from, to, openHouse }) => [
            ...tests,
            tableWordsIn[language].days(day(from), day(to)),
            openHouse && day(openHouse),
          ]),
      );
    case 'committees':
      return inLanguage(
        committees.flatMap(({ members }) =>
          members.map(({ name, designation, category, role, mobile }) => [name, designation, category, role, mobile]),
        ),
      );
  }
}

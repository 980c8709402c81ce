import type { Locator, Page } from '@playwright/test';
import type { SessionCalendar } from '../../../model/concepts/calendar';
import type { FactTableName } from '../../../model/concepts/parts';
import { shortDate, shortDay, shortWeekday } from '../../../model/projections/dates/dates';
import { emptyCell } from '../../../words/empty-cell';
import type { Language } from '../../../words/languages';
import { feeWordsIn, tableWordsIn } from '../../../words/words';
import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';

// Without JavaScript, to test the built HTML.
test.use({ javaScriptEnabled: false });

for (const { path, data } of content.screens.filter((screen) => screen.kind === 'tables')) {
  const ofSession = data.tables.filter((name) => /-holidays$|^examination/.test(name));
  const tables = [
    ...data.tables.flatMap((name) => tablesOf(name)),
    ...(content.calendar.earlier ?? []).flatMap((earlier) => ofSession.flatMap((name) => tablesOf(name, earlier))),
  ].filter(({ columns }) => columns.length > 0);

  test(`${path} has every fact of the content in its row and column`, async ({ page }) => {
    await goAndOpen(page, path);
    const main = page.getByRole('main');
    await expect(main.locator('caption')).toHaveText(tables.map(({ caption }) => caption));
    for (const { caption, columns } of tables) {
      const table = main.getByRole('table', { name: caption, exact: true });
      await expect(table.getByRole('columnheader')).toHaveText(columns.map(({ head }) => head));
      const rows = columns[0]!.cells.map((_, row) => columns.map(({ cells }) => cells[row]));
      expect(await cellsOf(table)).toEqual(rows);
    }
  });
}

/** Goes to a screen, and opens all details. */
async function goAndOpen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true;
  });
}

/** The texts of each body row, without month headings. */
function cellsOf(part: Locator): Promise<string[][]> {
  return part
    .locator('tbody')
    .getByRole('row')
    .filter({ has: part.page().locator('td') })
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
    );
}

interface ExpectedTable {
  caption: string;
  columns: { head: string; cells: string[] }[];
}

type Column = [head: string, cells: (string | undefined)[]];

/** Expected tables, read from the content and not through `factTables`, which pages use. */
function tablesOf(name: FactTableName, calendar: SessionCalendar = content.calendar): ExpectedTable[] {
  const { classes, fees, committees, language } = content;
  const words = tableWordsIn[language];
  const feeWords = feeWordsIn[language];
  const rupees = (amount?: number) => (amount === undefined ? undefined : `₹ ${amount.toLocaleString('en-IN')}`);
  const day = (date: string) => shortDate(date, language);
  const amountsOf = ({ id, amount }: (typeof fees.heads)[number]) =>
    classes.map((each) => rupees(amount ?? each.fees?.[id]));
  switch (name) {
    case 'fees': {
      const isMixed = new Set(fees.heads.map(({ paid }) => paid)).size > 1;
      const saidSo = (label: string, paid: (typeof fees.heads)[number]['paid']) =>
        feeWords.paidSo(label, feeWords.paid[paid]);
      const ofClasses = fees.heads
        .slice(0, 1)
        .map(({ paid }) =>
          tableOf(feeWords.captions[isMixed ? 'mixed' : paid], [
            [words.class, classes.map(({ label }) => label)],
            [words.ageInYears, classes.map(({ ageFrom, ageTo }) => words.ages(ageFrom, ageTo))],
            ...fees.heads.map((head): Column => [
              isMixed ? saidSo(head.label, head.paid) : head.label,
              amountsOf(head),
            ]),
            [words.seats, classes.map(({ seats }) => String(seats))],
          ]),
        );
      const others = (fees.others ?? []).map(({ label, by, paid, amounts }) =>
        tableOf(label, [
          [by, amounts.map((each) => each.for)],
          [saidSo(feeWords.fee, paid), amounts.map(({ amount }) => rupees(amount))],
        ]),
      );
      return [...ofClasses, ...others];
    }
    case 'fees-in-other-language': {
      const other = fees.inOtherLanguage;
      if (!other || language === other.language) return [];
      const columns: Column[] = [
        [other.className, classes.map(({ labelInOtherLanguage, label }) => labelInOtherLanguage ?? label)],
        ...fees.heads.map((head): Column => [head.labelInOtherLanguage ?? head.label, amountsOf(head)]),
      ];
      return [tableOf(other.caption, columns, other.language)];
    }
    case 'common-holidays': {
      const rows = calendar.commonHolidays.rows.toSorted(inOrderOf('from'));
      const columns: Column[] = [
        [words.vacation, rows.map(({ vacation }) => vacation)],
        [words.from, rows.map(({ from }) => day(from))],
        [words.to, rows.map(({ to }) => to && day(to))],
        [words.reopensForStudents, rows.map(({ reopensForStudents: on }) => on && day(on))],
        [words.reopensForTeachers, rows.map(({ reopensForTeachers: on }) => on && day(on))],
      ];
      return [tableOf(words.commonHolidays(calendar.commonHolidays.session), columns)];
    }
    case 'gazetted-holidays': {
      const rows = calendar.gazettedHolidays.rows.toSorted(inOrderOf('date'));
      const columns: Column[] = [
        [words.date, rows.map(({ date }) => shortDay(date, language))],
        [words.day, rows.map(({ date }) => shortWeekday(date, language))],
        [words.event, rows.map(({ event }) => event)],
      ];
      return [tableOf(words.gazettedHolidays(calendar.gazettedHolidays.session), columns)];
    }
    case 'examination-cycle': {
      const rows = calendar.examinationCycle.rows.toSorted(inOrderOf('from'));
      const columns: Column[] = [
        ...calendar.examinationCycle.groups.map((group, at): Column => [group, rows.map(({ tests }) => tests[at])]),
        [words.dates, rows.map(({ from, to }) => words.range(day(from), day(to)))],
        [words.openHouse, rows.map(({ openHouse }) => openHouse && day(openHouse))],
      ];
      return [tableOf(words.examinationCycle(calendar.examinationCycle.session), columns)];
    }
    case 'committees':
      return committees.map(({ title, members }) =>
        tableOf(title, [
          [words.serialNumber, members.map((_, index) => String(index + 1))],
          [words.name, members.map((member) => member.name)],
          [words.designation, members.map(({ designation }) => designation)],
          [words.category, members.map(({ category }) => category)],
          [words.role, members.map(({ role }) => role)],
          [words.mobile, members.map(({ mobile }) => mobile)],
        ]),
      );
  }
}

function inOrderOf<Key extends string>(key: Key) {
  return (one: Record<Key, string>, other: Record<Key, string>) => Date.parse(one[key]) - Date.parse(other[key]);
}

/** Formats a value. Columns without values are left out. */
function tableOf(caption: string, columns: Column[], language?: Language): ExpectedTable {
  const read = (text: string) => shown(text, language).replaceAll('\u00a0', ' ');
  const none = emptyCell + tableWordsIn[content.language].emptyCell;
  return {
    caption: read(caption),
    columns: columns
      .filter(([, cells]) => cells.some(Boolean))
      .map(([head, cells]) => ({ head: read(head), cells: cells.map((cell) => (cell ? read(cell) : none)) })),
  };
}

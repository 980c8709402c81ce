import { todayInIndia } from '../../forms/calendar-date';
import type { Field } from '../concepts/fields';
import type { ResultsTable } from '../concepts/disclosure';
import type { SiteContent } from '../concepts/site-content';
import { kindOfScreen } from '../concepts/registry';
import type { WrittenDocuments } from '../concepts/screens';
import type { ReportMistake } from '../mistakes/words/content-error';

/** Warns of years and days that are probably typing errors. Only the school knows, and the clock of the computer may be wrong. */
export function checkYears(
  fields: readonly (Field & { file: string })[],
  { files }: Pick<SiteContent, 'files'>,
  warning: ReportMistake,
): void {
  const today = todayInIndia();
  const thisYear = Number(today.slice(0, 4));
  for (const { file, at, value, yearSince, isUntilToday } of fields) {
    if (yearSince !== undefined && typeof value === 'number' && (value < yearSince || value > thisYear))
      warning({ file, at, rule: 'unusual-year', values: { from: yearSince, to: thisYear } });
    if (isUntilToday && typeof value === 'string' && value > today) warning({ file, at, rule: 'awaited-since-later' });
  }
  for (const { file, kind, data } of files) {
    if (kind !== kindOfScreen('documents')) continue;
    for (const [section, { tables = [] }] of (data as WrittenDocuments).sections.entries()) {
      for (const [table, each] of tables.entries())
        // A year to come is one mistake, not two.
        if ('results' in each && each.results.every(({ year }) => year <= thisYear))
          checkResults(each.results, { file, at: ['sections', section, 'tables', table] }, warning);
    }
  }
}

/** The fixed order of examination results exposes a mistyped year. */
function checkResults(
  results: ResultsTable['results'],
  { file, at }: { file: string; at: (string | number)[] },
  warning: ReportMistake,
): void {
  const index = results.findIndex(({ year }, place) => place > 0 && year !== results[place - 1]!.year - 1);
  if (index < 0) return;
  const values = { above: results[index - 1]!.year };
  warning({ file, at: [...at, 'results', index, 'year'], rule: 'year-out-of-order', values });
}

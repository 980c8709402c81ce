import { todayInIndia } from '../../forms/calendar-date';
import type { Field } from '../concepts/fields';
import type { SiteContent } from '../concepts/site-content';
import { kindOfScreen } from '../concepts/registry';
import type { WrittenDocuments } from '../concepts/screens';
import type { ReportMistake } from '../mistakes/words/content-error';

/**
 * Warns of years and days that are probably typing errors: only the school knows, and the clock of the computer may be wrong. A year with
 * two results is a mistake.
 */
export function checkYears(
  fields: readonly (Field & { file: string })[],
  { files }: Pick<SiteContent, 'files'>,
  { error, warning }: { error: ReportMistake; warning: ReportMistake },
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
        if ('results' in each) {
          const place = { file, at: ['sections', section, 'tables', table, 'results'] };
          const years = each.results.map(({ year }) => year);
          const second = years.findIndex((year, index) => years.indexOf(year) < index);
          if (second >= 0)
            error({ ...yearOf(place, second), rule: 'used-twice', values: { value: String(years[second]) } });
          // A year to come is one mistake, not two.
          else if (years.every((year) => year <= thisYear)) checkOrder(years, place, warning);
        }
    }
  }
}

/** The fixed order of examination results exposes a mistyped year. */
function checkOrder(years: readonly number[], results: Place, warning: ReportMistake): void {
  const index = years.findIndex((year, place) => place > 0 && year !== years[place - 1]! - 1);
  if (index < 0) return;
  warning({ ...yearOf(results, index), rule: 'year-out-of-order', values: { above: years[index - 1]! } });
}

interface Place {
  file: string;
  at: (string | number)[];
}

function yearOf({ file, at }: Place, index: number): Place {
  return { file, at: [...at, index, 'year'] };
}

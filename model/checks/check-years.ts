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
      warning({
        file,
        at,
        expected: `a year from ${yearSince} to ${thisYear}`,
        found: `${value}`,
        advice: 'Correct the year, if it is a slip.',
      });
    if (isUntilToday && typeof value === 'string' && value > today)
      warning({
        file,
        at,
        expected: 'today or a day before it',
        found: `“${value}”`,
        advice: 'Write since when it is awaited, not when it will come.',
      });
  }
  for (const { file, kind, data } of files) {
    if (kind !== kindOfScreen('documents')) continue;
    for (const [section, { tables = [] }] of (data as WrittenDocuments).sections.entries()) {
      for (const [table, each] of tables.entries())
        if ('results' in each)
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
  const above = results[index - 1]!.year;
  warning({
    file,
    at: [...at, 'results', index, 'year'],
    expected: `${above - 1}, the year before ${above}, which is above it`,
    found: `${results[index]!.year}`,
    advice: 'Write one year after the other, the newest first. A year without pupils says notApplicable and why.',
  });
}

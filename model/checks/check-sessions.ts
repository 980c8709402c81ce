import { todayInIndia } from '../../forms/calendar-date';
import type { SiteContent } from '../concepts/site-content';
import { sessionsIn } from '../projections/dates/sessions';
import type { PlacedMistake, ReportMistake } from '../mistakes/words/content-error';
import type { Field } from '../concepts/fields';

/** Warns of sessions after the next one: admission opens at most one session ahead, so they are probably typing errors. */
export function checkSessions(
  fields: readonly (Field & { file: string })[],
  { files }: Pick<SiteContent, 'files'>,
  warning: ReportMistake,
): void {
  const thisYear = Number(todayInIndia().slice(0, 4));
  const tell = (text: string, place: Pick<PlacedMistake, 'file' | 'at' | 'bodyLine'>) => {
    if (sessionsIn(text).some(({ from }) => from > thisYear + 1))
      warning({ ...place, rule: 'session-too-far', values: { latest: thisYear + 1 } });
  };
  for (const { text, value, file, at } of fields) if (text && typeof value === 'string') tell(value, { file, at });
  for (const { body, file } of files) {
    for (const [index, line] of body.split('\n').entries()) tell(line, { file, bodyLine: index + 1 });
  }
}

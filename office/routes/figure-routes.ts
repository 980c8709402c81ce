import type { FastifyInstance } from 'fastify';
import { todayInIndia } from '../../forms/calendar-date';
import { daysAfter, mondayOf, nextMonday, startOf } from './days';
import { filterOf, formOfFilter } from './list-filter';
import { listWorkbook } from './list-workbook';
import type { OfficeContext } from './office-context';
import { officeLanguage } from './show';

/** Weeks in the figures: half a year, so that an admission season is on one page. */
const weeksShown = 26;

type Query = Record<string, string | undefined>;

/** Figures, and the filtered list as a workbook. */
export function figureRoutes(app: FastifyInstance, context: OfficeContext): void {
  const { now } = context.options;

  app.get<{ Querystring: Query }>('/figures', { config: { role: 'clerk' } }, (request, reply) => {
    const today = todayInIndia(new Date(now()));
    const from = daysAfter(nextMonday(today), -7 * weeksShown);
    const view = context.view(request, ({ callList }, entries) => {
      const form = formOfFilter(filterOf(request.query), entries) ?? entries.mainForm;
      if (!form) return undefined;
      const stages = [...entries.stagesOf(form.id), ...entries.usedPastStagesOf(form.id)];
      const figures = callList.figures(form.id, startOf(from), startOf(nextMonday(today)));
      const weeks = new Map(figures.weeks.map(({ monday, count }) => [monday, count]));
      const labels = new Map(entries.choicesOf(form).map(({ value, label }) => [value, label]));
      const mondays = Array.from({ length: weeksShown }, (_, index) => daysAfter(from, 7 * index));
      // The weeks before the office was in use would only be noise.
      const shown = mondays.slice(mondays.findIndex((monday) => weeks.has(monday)));
      const current = callList.figures(form.id, startOf(mondayOf(today)), startOf(nextMonday(today))).choices;
      return {
        form,
        forms: entries.forms,
        stages,
        thisWeek: {
          count: weeks.get(mondayOf(today)) ?? 0,
          choices: current
            .flatMap(({ value, count }) => (value === '' ? [] : [{ label: labels.get(value) ?? value, count }]))
            .sort((one, other) => other.count - one.count),
        },
        weeks: shown.toReversed().map((monday) => ({ monday, count: weeks.get(monday) ?? 0 })),
        choices: inOrderOf([...labels.keys()], figures.choices).map(({ value, count, byStage }) => ({
          value,
          // A form without a choice has one row.
          label: labels.get(value) ?? (value || form.title),
          count,
          byStage: sumsOf(Object.entries(byStage).map(([stage, number]) => [entries.stage(form.id, stage).id, number])),
        })),
        firstCalls: figures.firstCalls,
      };
    });
    return view ? reply.show({ kind: 'figures', ...view }) : reply.callNotFound();
  });

  app.get<{ Querystring: Query }>('/list.xlsx', { config: { role: 'principal' } }, async (request, reply) => {
    const today = todayInIndia(new Date(now()));
    const language = officeLanguage(request, context.options.school());
    const file = context.view(request, (data, entries) => listWorkbook(data, entries, request.query, today, language));
    return reply
      .header('content-disposition', `attachment; filename="list-${today}.xlsx"`)
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(await file);
  });
}

/** Choices in the order of the form, in which Nursery comes before the classes; then those that it no longer has. */
function inOrderOf<Choice extends { value: string }>(values: readonly string[], choices: readonly Choice[]): Choice[] {
  const place = ({ value }: Choice) => (values.includes(value) ? values.indexOf(value) : values.length);
  return choices.toSorted((one, other) => place(one) - place(other));
}

/** Two stored stages may be shown as one: the first stage is stored as an empty text. */
function sumsOf(counts: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [id, count] of counts) sums.set(id, (sums.get(id) ?? 0) + count);
  return Object.fromEntries(sums);
}

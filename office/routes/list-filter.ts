import type { FormDefinition } from '../../forms/form-definition';
import type { ListFilter } from '../pages/views';
import { daysAfter, mondayOf, startOf } from './days';
import type { Entries } from '../records/entries';

type Query = Readonly<Record<string, string | undefined>>;

/** Reads the filter of a list from its address. Unknown values count as no filter. */
export function filterOf({ form, stage, choice, owner, due, arrived, sort }: Query): ListFilter {
  const given = Object.entries({ form, stage, choice, owner }).filter(([, value]) => value);
  return {
    ...Object.fromEntries(given),
    ...(due === 'due' || due === 'week' || due === 'none' ? { due } : {}),
    ...(arrived === 'today' || arrived === 'week' || arrived === 'month' ? { arrived } : {}),
    sort: sort === 'call' ? 'call' : 'arrival',
  };
}

/** Address of a list with a filter. */
export function listAddress(filter: ListFilter & { after?: string }, path = '/list'): string {
  return `${path}?${new URLSearchParams({ ...filter })}`;
}

/** The filter as the spool stores its values. @param today in India */
export function storedFilter(
  { arrived, stage, ...filter }: ListFilter,
  entries: Entries,
  today: string,
): Omit<ListFilter, 'arrived' | 'stage'> & { stages?: readonly string[]; from?: number } {
  const firstDay = arrived && { today, week: mondayOf(today), month: daysAfter(today, -30) }[arrived];
  return {
    ...filter,
    ...(stage !== undefined && { stages: storedStages(stage, filter.form, entries) }),
    ...(firstDay && { from: startOf(firstDay) }),
  };
}

function storedStages(stage: string, form: string | undefined, entries: Entries): readonly string[] {
  const forms = form === undefined ? entries.forms.map(({ id }) => id) : [form];
  return forms.map((id) => entries.firstStagesOf(id)).find((first) => first.includes(stage)) ?? [stage];
}

/** The form of a filter. */
export function formOfFilter({ form }: ListFilter, { forms }: Entries): FormDefinition | undefined {
  return forms.find(({ id }) => id === form) ?? (forms.length === 1 ? forms[0] : undefined);
}

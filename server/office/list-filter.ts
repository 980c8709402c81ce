import type { FormDefinition } from '../../forms/form-definition';
import type { ListFilter } from '../../office/views';
import { daysAfter, mondayOf, startOf } from './days';
import type { Entries } from './entries';

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
  { arrived, ...filter }: ListFilter,
  entries: Entries,
  today: string,
): Omit<ListFilter, 'arrived'> & { from?: number } {
  const firstDay = arrived && { today, week: mondayOf(today), month: daysAfter(today, -30) }[arrived];
  return { ...withStoredStage(filter, entries), ...(firstDay && { from: startOf(firstDay) }) };
}

function withStoredStage(filter: ListFilter, entries: Entries): ListFilter {
  const { form, stage } = filter;
  if (stage === undefined) return filter;
  const forms = form === undefined ? entries.forms.map(({ id }) => id) : [form];
  const isFirst = forms.some((id) => entries.stagesOf(id)[0]?.id === stage);
  return { ...filter, stage: isFirst ? '' : stage };
}

/** The form of a filter. */
export function formOfFilter({ form }: ListFilter, { forms }: Entries): FormDefinition | undefined {
  return forms.find(({ id }) => id === form) ?? (forms.length === 1 ? forms[0] : undefined);
}

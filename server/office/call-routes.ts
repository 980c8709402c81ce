import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { choiceField } from '../../forms/choice-field';
import { callDays, startOf } from './days';
import type { Entries } from './entries';
import type { FormBody } from './form-body';
import { filterOf, formOfFilter, listAddress, storedFilter } from './list-filter';
import type { OfficeData } from './office-options';
import type { OfficeContext } from './office-context';
import { lastCall } from './record-view';
import { Searches } from './searches';

/** Limits of the lists on the home page. */
const mostShown = 50;
const mostCounted = 500;
const mostWaiting = 10;
const pageSize = 50;

/** Routes that only show something may be used by both roles. */
const config = { role: 'clerk' } as const;

/** Pages that list submissions: today, the list with its filters and search, and the sheet of calls. */
export function callRoutes(app: FastifyInstance, context: OfficeContext): void {
  const { tasks, now } = context.options;
  const searches = new Searches();
  context.onErased(() => {
    searches.clear();
  });

  app.get<{ Querystring: { noted?: string } }>('/', { config }, async (request, reply) => {
    const { today } = callDays(now());
    const notices = await tasks.status();
    const lists = context.view(request, (data, entries) => ({
      ...todaysLists(data, entries, today),
      noted: justNoted(data, entries, request.query.noted),
    }));
    return reply.show({ kind: 'today', notices, today, token: randomUUID(), ...lists });
  });

  app.get<{ Querystring: Record<string, string | undefined> }>('/list', { config }, (request, reply) => {
    const { search: id, after, ...query } = request.query;
    const filter = filterOf(query);
    const { today } = callDays(now());
    const search = id === undefined ? undefined : searches.text(id);
    const view = context.view(request, ({ callList }, entries) => {
      const { names, next } =
        search === undefined
          ? callList.list({ ...storedFilter(filter, entries, today), after, limit: pageSize, today })
          : { names: callList.search(search), next: undefined };
      const stages = entries.forms
        .filter(({ id: form }) => form === (filter.form ?? form))
        .flatMap(({ id: form }) => entries.stagesOf(form));
      const form = formOfFilter(filter, entries) ?? entries.mainForm;
      return {
        forms: entries.forms,
        stages: [...new Map(stages.map((stage) => [stage.id, stage])).values()],
        choices: (form && choiceField(form)?.options) ?? [],
        entries: entries.named(names),
        next: next === undefined ? undefined : listAddress({ ...filter, after: next }),
      };
    });
    return reply.show({
      kind: 'list',
      filter,
      today,
      owners: context.owners(),
      search,
      first: after === undefined ? undefined : listAddress(filter),
      workbook: request.role === 'principal' && search === undefined ? listAddress(filter, '/list.xlsx') : undefined,
      ...view,
    });
  });

  // The search is a POST request, because names and phone numbers must not be in addresses.
  app.post<{ Body: FormBody }>('/search', { config }, ({ body }, reply) => {
    const wanted = body.wanted?.trim() ?? '';
    return reply.redirect(wanted === '' ? '/list' : `/list?search=${searches.keep(wanted)}`, 303);
  });

  app.get('/sheet', { config }, (request, reply) => {
    const { today } = callDays(now());
    const view = context.view(request, (data, entries) => {
      const { names } = data.callList.list({ due: 'due', sort: 'call', limit: mostCounted, today });
      const { fresh } = todaysLists(data, entries, today);
      const due = entries.named(names);
      return [...due, ...fresh].map((entry) => ({ entry, note: data.callList.lastNote(entry.name) ?? '' }));
    });
    return reply.show({ kind: 'sheet', today, entries: view });
  });
}

/** @param name of the record whose call was noted, from the address */
function justNoted({ callList }: OfficeData, entries: Entries, name: string | undefined) {
  const [entry] = name === undefined ? [] : entries.named([name]);
  const call = entry && lastCall(callList.history(entry.name));
  return call && { entry, call };
}

/** The lists of the home page. A submission with a call due is only in that list. */
function todaysLists({ callList, records }: OfficeData, entries: Entries, today: string) {
  const { names: due } = callList.list({ due: 'due', sort: 'call', limit: mostCounted, today });
  // Also those of forms that the school no longer has.
  const forms = callList.forms();
  const longest = (
    stagesOf: (form: string) => readonly string[],
    wanted: { limit: number; notDueOn?: string; isUnplanned?: boolean },
  ) =>
    forms
      .flatMap((form) => callList.waitingLongest({ form, stages: stagesOf(form), ...wanted }))
      .sort((one, other) => one.stageSince - other.stageSince)
      .map(({ name }) => name);
  const openStages = (form: string) =>
    entries
      .stagesOf(form)
      .filter(({ isFinal }, index) => index > 0 && !isFinal)
      .map(({ id }) => id);
  // Who wasn't reached is new, too, and comes back on the day of the next call.
  const fresh = longest(() => [''], { limit: mostCounted, isUnplanned: true });
  const waiting = longest(openStages, { limit: mostWaiting, notDueOn: today });
  return {
    due: entries.named(due.slice(0, mostShown)),
    dueCount: due.length,
    fresh: entries.named(fresh.slice(0, mostShown)),
    freshCount: fresh.length,
    waiting: entries
      .named(waiting.slice(0, mostWaiting))
      // Someone has dealt with it today.
      .filter(({ stageSince }) => stageSince < startOf(today)),
    stuck: entries.named(records.list('stuck', mostShown).map(({ name }) => name)),
  };
}

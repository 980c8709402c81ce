import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { todayInIndia } from '../../forms/calendar-date';
import { isTooShortPart } from '../../forms/phone-number';
import { type Call, type CallPart, maxCounted } from '../pages/views';
import { startOf } from './days';
import type { Entries } from '../records/entries';
import type { FormBody } from '../guard/form-body';
import { Families, isToCall, type NamedCall, shownCalls } from '../records/families';
import { filterOf, formOfFilter, listAddress, storedFilter } from './list-filter';
import type { SubmissionData } from '../records/submissions';
import type { OfficeContext } from './office-context';
import { lastCall } from './record-view';
import { Searches } from './searches';

/** Families in the parts of the home page, and by how many more a part grows. */
const maxShown = 50;
const minWaiting = 10;
/** Entries on a page of the list. */
const pageSize = 50;
/** Calls on a sheet: some ten pages of paper. */
const sheetSize = 200;
/** More than a server keeps. */
const unlimited = 1_000_000;

/** Routes that only show something may be used by both roles. */
const config = { role: 'clerk' } as const;

/** Pages that list submissions: today, the list with its filters and search, and the sheet of calls. */
export function callRoutes(app: FastifyInstance, context: OfficeContext): void {
  const { submissions, now } = context.options;
  const searches = new Searches();
  context.onErased(() => {
    searches.clear();
  });

  app.get<{ Querystring: TodayQuery }>('/', { config }, async (request, reply) => {
    const today = todayInIndia(new Date(now()));
    const notices = await submissions.status();
    const lists = context.view(request, (data, entries) => ({
      ...todaysLists(data, entries, today, request.query),
      noted: justNoted(data, entries, request.query.noted),
      isTakenBack: request.query.undone !== undefined,
    }));
    return reply.show({ kind: 'today', notices, today, token: randomUUID(), ...lists });
  });

  app.get<{ Querystring: Record<string, string | undefined> }>('/list', { config }, (request, reply) => {
    const { search: id, after, ...query } = request.query;
    const filter = filterOf(query);
    const today = todayInIndia(new Date(now()));
    const search = id === undefined ? undefined : searches.text(id);
    const view = context.view(request, ({ callList }, entries) => {
      const found = search === undefined ? undefined : foundPage(callList.search(search), after);
      const wanted = { ...storedFilter(filter, entries, today), today };
      const { names, next } = found ?? callList.list({ ...wanted, after, limit: pageSize });
      const isCut = next !== undefined || after !== undefined;
      const address = (cursor?: string) =>
        search === undefined
          ? listAddress({ ...filter, ...(cursor !== undefined && { after: cursor }) })
          : `/list?${new URLSearchParams({ search: id ?? '', ...(cursor !== undefined && { after: cursor }) })}`;
      const stages = entries.forms
        .filter(({ id: form }) => form === (filter.form ?? form))
        .flatMap(({ id: form }) => [...entries.stagesOf(form), ...entries.usedPastStagesOf(form)]);
      const form = formOfFilter(filter, entries) ?? entries.mainForm;
      return {
        forms: entries.forms,
        stages: [...new Map(stages.map((stage) => [stage.id, stage])).values()],
        choices: form ? entries.choicesOf(form) : [],
        entries: entries.named(names),
        count:
          found?.count ?? (isCut ? callList.list({ ...wanted, limit: maxCounted + 1 }).names.length : names.length),
        range: found?.range,
        next: next === undefined ? undefined : address(next),
        first: after === undefined ? undefined : address(),
      };
    });
    return reply.show({
      kind: 'list',
      filter,
      today,
      owners: context.owners(),
      search,
      isTooShort: isTooShortPart(search ?? ''),
      workbook: request.role === 'principal' && search === undefined ? listAddress(filter, '/list.xlsx') : undefined,
      ...view,
    });
  });

  // The search is a POST request, because names and phone numbers must not be in addresses.
  app.post<{ Body: FormBody }>('/search', { config }, ({ body }, reply) => {
    const wanted = body.wanted?.trim() ?? '';
    return reply.redirect(wanted === '' ? '/list' : `/list?search=${searches.keep(wanted)}`, 303);
  });

  app.get<{ Querystring: { after?: string } }>('/sheet', { config }, (request, reply) => {
    const today = todayInIndia(new Date(now()));
    const view = context.view(request, (data, entries) => {
      const families = new Families(data, (followUp) => isToCall(entries.asOfToday(followUp), today));
      const { calls: all } = families.of([...dueNames(data, today), ...freshNames(data, entries)]);
      const { after = '' } = request.query;
      const placeOf = ({ name }: NamedCall) => placeOnSheet(data, name);
      // Calls that were noted since the page before are no longer in the list, so that a number would skip as many.
      const from = Math.max(
        0,
        all.findIndex((call) => placeOf(call) > after),
      );
      const calls = all.slice(from, from + sheetSize);
      const last = calls.at(-1);
      const notesOf = ({ entry, others }: Call) =>
        [entry, ...others].flatMap(({ name }) => data.callList.lastNote(name) ?? []);
      return {
        calls: shownCalls(calls, entries).map((call) => ({
          ...call,
          parent: entries.parentIn(data.records.read(call.entry.name)),
          notes: notesOf(call),
        })),
        range: { from: from + 1, to: from + calls.length, all: all.length },
        next: last && last !== all.at(-1) ? `/sheet?${new URLSearchParams({ after: placeOf(last) })}` : undefined,
      };
    });
    return reply.show({ kind: 'sheet', today, ...view });
  });
}

/** Place of a form in the order of the sheet, as text. */
function placeOnSheet({ callList }: SubmissionData, name: string): string {
  const { callOn, receivedAt, stageSince } = callList.followUp(name) ?? {};
  return (callOn === undefined ? ['new', stageSince, name] : ['due', callOn, receivedAt, name]).join(' ');
}

/** A page of a search. @param after number of results on the pages before */
function foundPage(names: readonly string[], after: string | undefined) {
  const from = placeIn(names, after);
  const page = names.slice(from, from + pageSize);
  const isCut = page.length < names.length;
  return {
    names: page,
    next: from + pageSize < names.length ? String(from + pageSize) : undefined,
    count: names.length,
    range: isCut ? { from: from + 1, to: from + page.length, all: names.length } : undefined,
  };
}

/** Where a page of a list begins; at its beginning if the list has become shorter since it was linked. */
function placeIn(list: readonly unknown[], after: string | undefined): number {
  const place = wholeNumber(after);
  return place < list.length ? place : 0;
}

/** Reads a number from an address; 0 if it is none. */
function wholeNumber(typed = ''): number {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
}

/** @param name of the record whose call was noted, from the address */
function justNoted(data: SubmissionData, entries: Entries, name: string | undefined) {
  const [entry] = name === undefined ? [] : entries.named([name]);
  const call = entry && lastCall(data, entry.name);
  return call && { entry, others: entries.named(call.others), call };
}

interface TodayQuery {
  noted?: string;
  /** Set after a noted call was taken back. */
  undone?: string;
  /** How many families the part of those that wait shows, and how many forms the part about mail. */
  waiting?: string;
  stuck?: string;
}

function dueNames({ callList }: SubmissionData, today: string): string[] {
  return callList.list({ due: 'due', sort: 'call', limit: unlimited, today }).names;
}

/** New forms, the oldest first. Families that weren't reached are new, too, and come back on the day of the next call. */
function freshNames(data: SubmissionData, entries: Entries): string[] {
  return byWaitingTime(data, (form) => entries.firstStagesOf(form), { isUnplanned: true }).map(({ name }) => name);
}

/** Those that are in one of the stages for longest, also of forms that the school no longer has. */
function byWaitingTime(
  { callList }: SubmissionData,
  stagesOf: (form: string) => readonly string[],
  wanted: { notDueOn?: string; isUnplanned?: boolean },
) {
  return callList
    .forms()
    .flatMap((form) => callList.waitingLongest({ form, stages: stagesOf(form), limit: unlimited, ...wanted }))
    .sort((one, other) => one.stageSince - other.stageSince || (one.name < other.name ? -1 : 1));
}

/** The lists of the home page. A family with a call due is only in that list. */
function todaysLists(data: SubmissionData, entries: Entries, today: string, query: TodayQuery) {
  const openStages = (form: string) =>
    [...entries.stagesOf(form).slice(1), ...entries.usedPastStagesOf(form)]
      .filter(({ isFinal }) => !isFinal)
      .map(({ id }) => id);
  const waiting = byWaitingTime(data, openStages, { notDueOn: today })
    // Someone has dealt with the others today.
    .filter(({ stageSince }) => stageSince < startOf(today))
    .map(({ name }) => name);
  const isWaiting = new Set(waiting);
  const families = new Families(
    data,
    (followUp) => isToCall(entries.asOfToday(followUp), today) || isWaiting.has(followUp.name),
  );
  const part = (names: readonly string[], limit: number): CallPart => {
    const { calls, ...counts } = families.of(names, limit);
    return { calls: shownCalls(calls, entries), ...counts };
  };
  const limits = {
    waiting: Math.max(wholeNumber(query.waiting), minWaiting),
    stuck: Math.max(wholeNumber(query.stuck), maxShown),
  };
  const more = (changed: Partial<typeof limits>) =>
    `/?${new URLSearchParams(Object.entries({ ...limits, ...changed }).map(([name, count]) => [name, String(count)]))}`;
  const stuck = data.records.list('stuck', limits.stuck + 1).map(({ name }) => name);
  const [form] = entries.forms;
  const [firstStage] = form ? entries.stagesOf(form.id) : [];
  return {
    due: part(dueNames(data, today), maxShown),
    fresh: part(freshNames(data, entries), maxShown),
    freshList: listAddress({ ...(firstStage && { stage: firstStage.id }), due: 'none', sort: 'arrival' }),
    waiting: part(waiting, limits.waiting),
    moreWaiting: more({ waiting: limits.waiting + maxShown }),
    stuck: entries.named(stuck.slice(0, limits.stuck)),
    moreStuck: stuck.length > limits.stuck ? more({ stuck: limits.stuck + maxShown }) : undefined,
    hasArrived: data.callList.forms().length > 0,
  };
}

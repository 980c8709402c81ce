import { describe, expect, it } from 'vitest';
import { openSpool, submission } from '../../testing/spool.fixture';
import type { CallPage } from './call-list';
import type { FieldChange } from './follow-up';

const today = '2026-11-28';
const begun = Date.parse('2026-11-20T10:00:00Z');

/** A spool with submissions that arrived a second after each other; each has the fields of its object. */
async function withSubmissions(
  ...entries: {
    id: string;
    callOn?: string;
    stage?: string;
    owner?: string;
    names?: string[];
    phones?: string[];
    choice?: string;
  }[]
) {
  const spool = await openSpool();
  const ids = new Map<string, string>();
  let at = begun;
  for (const { id, callOn, stage, owner, ...answers } of entries) {
    const receivedAt = new Date((at += 1000));
    const { name } = await spool.intake.store(submission(id, { receivedAt, phones: [], names: [], ...answers }));
    ids.set(name, id);
    const changes = Object.entries({ callOn, stage, owner }).flatMap(([field, becomes]) =>
      becomes === undefined ? [] : [{ field, was: '', becomes } as FieldChange],
    );
    await spool.followUps.change(name, 'Meera', changes, at);
  }
  const idsOf = (names: readonly string[]) => names.map((name) => ids.get(name));
  const nameOf = (id: string) => [...ids].find(([, each]) => each === id)?.[0] ?? '';
  return { spool, callList: spool.callList, idsOf, nameOf };
}

const all: CallPage = { sort: 'call', limit: 10, today };

describe('the list', () => {
  const entries = [
    { id: 'late', callOn: '2026-11-27', choice: 'UKG' },
    { id: 'none', owner: 'Meera', choice: 'Nursery' },
    { id: 'next week', callOn: '2026-12-04', stage: 'visited' },
    { id: 'today', callOn: today, stage: 'visited', choice: 'Nursery' },
    { id: 'today, newer', callOn: today },
  ];

  it.each<[string, Partial<CallPage>, string[]]>([
    ['by next call, the oldest arrival first', {}, ['late', 'today', 'today, newer', 'next week', 'none']],
    ['by arrival, the newest first', { sort: 'arrival' }, ['today, newer', 'today', 'next week', 'none', 'late']],
    ['of due calls', { due: 'due' }, ['late', 'today', 'today, newer']],
    ['of a week', { due: 'week' }, ['late', 'today', 'today, newer', 'next week']],
    ['of those without a next call', { due: 'none' }, ['none']],
    ['of a stage', { stages: ['visited'] }, ['today', 'next week']],
    ['of the first stage', { form: 'enquiry', stages: [''] }, ['late', 'today, newer', 'none']],
    ['of a choice', { choice: 'Nursery', sort: 'arrival' }, ['today', 'none']],
    ['of an owner', { owner: 'Meera' }, ['none']],
    ['since a moment', { from: begun + 4000, sort: 'arrival' }, ['today, newer', 'today']],
    ['of another form', { form: 'career' }, []],
  ])('can be %s', async (_, filter, expected) => {
    const { callList, idsOf } = await withSubmissions(...entries);
    expect(idsOf(callList.list({ ...all, ...filter }).names)).toEqual(expected);
    const { sort: _sort, limit: _limit, ...counted } = { ...all, ...filter };
    expect(callList.count(counted)).toBe(expected.length);
  });

  it.each(['call', 'arrival'] as const)('has pages that don’t shift when the list grows, by %s', async (sort) => {
    const { spool, callList, idsOf } = await withSubmissions(...entries);
    const first = callList.list({ ...all, sort, limit: 3 });
    await spool.intake.store(submission('a new one', { receivedAt: new Date(begun + 1_000_000) }));
    const second = callList.list({ ...all, sort, limit: 10, after: first.next });
    const together = idsOf([...first.names, ...second.names]).filter(Boolean);
    expect(together).toEqual(idsOf(callList.list({ ...all, sort }).names).filter(Boolean));
    expect(second.next).toBeUndefined();
  });

  it.each(['', '[]', '{"a":1}', '[1,2,3]', 'null'])(
    'begins at its beginning with the broken cursor %s',
    async (after) => {
      const { callList, idsOf } = await withSubmissions(...entries);
      expect(idsOf(callList.list({ ...all, after, limit: 1 }).names)).toEqual(['late']);
    },
  );
});

describe('a search', () => {
  const entries = [
    { id: 'one', names: ['सुनीता पाटील', 'Pimpalgaon'], phones: ['98765 43210'] },
    { id: 'two', names: ['Sunita Deshmukh'], phones: ['+91 91234-56789'] },
    { id: 'three', names: ['Aslam Shaikh'], phones: ['098765 43210'] },
  ];

  it.each([
    ['Patil', ['one']],
    ['पाटील', ['one']],
    ['sunita', ['two', 'one']],
    ['Sunita PAT', ['one']],
    ['suni', ['two', 'one']],
    ['देशमुख', ['two']],
    ['देश', ['two']],
    ['pimpal', ['one']],
    ['Asha', []],
    ['As', ['three']],
    ['९१२३४ ५६७८९', ['two']],
    ['9876543210', ['three', 'one']],
    ['3210', ['three', 'one']],
    ['98765 43', ['three', 'one']],
    ['६७८९', ['two']],
    ['210', []],
    ['Sunita 6789', ['two']],
    ['Sunita 3210', ['one']],
    ['Sunita 12', ['two', 'one']],
    ['Asha 3210', []],
    ['  ', []],
    ['%', []],
    ['w', []],
  ])('for “%s” finds %j', async (text, expected) => {
    const { callList, idsOf } = await withSubmissions(...entries);
    expect(idsOf(callList.search(text))).toEqual(expected);
  });

  it.each([
    ['khan', 'محمد خان'],
    ['Mohammad', 'محمد خان'],
    ['मोहम्मद खान', 'محمد خان'],
    ['moham', 'محمد خان'],
    ['محمد', 'محمد خان'],
    ['خان', 'Aslam Khan'],
    ['شیخ', 'अस्लम शेख'],
    ['shaikh', 'شیخ'],
    ['Fatima', 'فاطمہ'],
    ['फातिमा', 'فاطمہ'],
    ['Shah', 'شاہ'],
    ['Ayesha', 'عائشہ'],
    ['Usman', 'عثمان'],
    ['Imran', 'عمران'],
    ['Anwar', 'انور'],
    ['Mahmud', 'محمود'],
    ['Yusuf', 'یوسف'],
    ['Rizwan', 'رضوان'],
    ['Zainab', 'زینب'],
    ['Bhatti', 'بھٹی'],
    ['Abdul', 'عبدل'],
    ['يوسف', 'یوسف'],
  ])('for “%s” finds %s, whatever the script', async (text, name) => {
    const { callList, idsOf } = await withSubmissions({ id: 'other', names: ['Meera'] }, { id: 'one', names: [name] });
    expect(idsOf(callList.search(text))).toEqual(['one']);
  });

  it('finds the reference and the spoken number', async () => {
    const { spool, callList, nameOf } = await withSubmissions(...entries);
    const name = nameOf('two');
    const record = spool.records.read(name);
    expect(callList.search(record?.reference ?? '')).toEqual([name]);
    expect(callList.search(String(record?.spokenNumber))).toEqual([name]);
  });
});

it('knows the siblings: other submissions with the same number, and not those with the same name', async () => {
  const { callList, idsOf, nameOf } = await withSubmissions(
    { id: 'one', names: ['Asha Patil'], phones: ['98765 43210', '91234 56789'] },
    { id: 'two', names: ['Ravi Patil'], phones: ['+91 9876543210'] },
    { id: 'three', names: ['Asha Patil'], phones: [] },
    { id: 'four', phones: ['91234 56789'] },
  );
  expect(idsOf(callList.siblings(nameOf('one')))).toEqual(['four', 'two']);
  expect(idsOf(callList.siblings(nameOf('two')))).toEqual(['one']);
});

it('counts stages, lists choices, and knows who has waited longest', async () => {
  const { callList, idsOf } = await withSubmissions(
    { id: 'one', stage: 'called', choice: 'UKG' },
    { id: 'two', stage: 'visited', choice: 'Nursery' },
    { id: 'three', choice: 'UKG' },
    { id: 'four', stage: 'called', callOn: today },
    { id: 'five', callOn: '2027-12-31' },
  );
  expect(callList.stageCounts('enquiry')).toEqual({ '': 2, called: 2, visited: 1 });
  expect(callList.choices('enquiry')).toEqual(['Nursery', 'UKG']);
  const waiting = callList.waitingLongest({ form: 'enquiry', stages: ['visited', 'called'], limit: 2 });
  expect(idsOf(waiting.map(({ name }) => name))).toEqual(['one', 'two']);
  const notDue = callList.waitingLongest({ form: 'enquiry', stages: ['', 'called'], notDueOn: today, limit: 9 });
  expect(idsOf(notDue.map(({ name }) => name))).toEqual(['one', 'three', 'five']);
  const unplanned = callList.waitingLongest({ form: 'enquiry', stages: ['', 'called'], isUnplanned: true, limit: 9 });
  expect(idsOf(unplanned.map(({ name }) => name))).toEqual(['one', 'three']);
});

it('has figures by week, by choice and stage, and by days until the first call', async () => {
  const { spool, callList } = await withSubmissions();
  // From Sunday evening to Monday morning in India.
  const sunday = Date.parse('2026-11-22T18:29:59Z');
  const call = async (id: string, choice: string, receivedAt: number, calledAt?: number) => {
    const { name } = await spool.intake.store(submission(id, { choice, receivedAt: new Date(receivedAt) }));
    if (calledAt !== undefined) await spool.followUps.noteCall(name, '', 'reached', id, [], calledAt);
    return name;
  };
  const name = await call('one', 'UKG', sunday, sunday + 1000);
  await spool.followUps.change(name, '', [{ field: 'stage', was: '', becomes: 'visited' }], sunday);
  await call('two', 'UKG', sunday, sunday);
  await call('three', 'Nursery', sunday + 1000, sunday + 6 * 24 * 3_600_000);
  await call('four', 'Nursery', sunday + 15 * 24 * 3_600_000);
  expect(callList.figures('enquiry', 0, sunday + 16 * 24 * 3_600_000)).toEqual({
    weeks: [
      { monday: '2026-11-16', count: 2 },
      { monday: '2026-11-23', count: 1 },
      { monday: '2026-11-30', count: 0 },
      { monday: '2026-12-07', count: 1 },
    ],
    choices: [
      { value: 'Nursery', count: 2, byStage: { '': 2 } },
      { value: 'UKG', count: 2, byStage: { '': 1, visited: 1 } },
    ],
    firstCalls: [
      { days: 0, count: 1 },
      { days: 1, count: 1 },
      { days: 2, count: 0 },
      { days: 3, count: 1 },
      { days: 7, count: 0 },
      { days: undefined, count: 1 },
    ],
  });
  expect(callList.figures('enquiry', 0, 1).weeks).toEqual([]);
});

import { expect, it } from 'vitest';
import type { FieldsView, NewEntryView, UsedEntryView } from '../pages/website-views';
import type { MessageView } from '../pages/views';
import { addAccount, Browser, officeApp } from '../testing/office-app.fixture';
import { maxLetters } from '../guard/form-body';
import { inMarathi, TestWorkshop, testWorkshop } from './test-workshop.fixture';
import { changesOf, field, startWebsite, view } from './website.fixture';

const holidays = 'facts/calendar.yaml:gazettedHolidays/rows';
const next = '/website/jobs/holidays';
const feast = { list: holidays, entries: '[]', next, 'value:date': '10/11/2026', 'value:event': 'A feast' };

const listOf = (browser: Browser, list = holidays) =>
  view<FieldsView>(browser, `/website/list?at=${encodeURIComponent(list)}`);
const namesIn = ({ rows }: FieldsView) => rows.filter(({ cell }) => cell?.column === '').map(({ value }) => value);
const act = (browser: Browser, address: string, action: string, more: Record<string, string> = {}) =>
  browser.post('/website/entry', { address, do: action, next, ...more });

it('adds an entry with what was typed, and shows it in its list', async () => {
  const { ravi } = await startWebsite();
  const added = await ravi.post('/website/new', feast);
  expect([added.statusCode, added.headers.location]).toEqual([
    303,
    expect.stringMatching(
      /^\/website\/jobs\/holidays\?added=facts%2Fcalendar\.yaml%3A(gazettedHolidays)%2F(rows)%2F(\d+)#facts\/calendar\.yaml:\1\/\2\/\3$/,
    ),
  ]);
  expect(namesIn(await listOf(ravi))).toContain('A feast');
  expect(await changesOf(ravi)).toMatchObject([{ kind: 'added', who: 'Ravi', becomes: '10 November 2026 · A feast' }]);
});

it('adds an entry with its texts in the language of the page', async () => {
  const office = await officeApp({ workshop: testWorkshop(...inMarathi), languages: ['en', 'mr'] });
  await addAccount(office, 'Ravi', 'clerk');
  const ravi = new Browser(office.app);
  await ravi.signIn('Ravi');
  await ravi.post('/language', { language: 'mr' });
  await ravi.post('/website/new', { ...feast, 'translation:event': 'एक सण', 'translation:nothing': 'x' });
  const { rows } = await listOf(ravi);
  const { cell } = rows.find((row) => row.value === 'A feast')!;
  expect(cell!.untranslated ?? []).toEqual([]);
  const { translations } = await field(ravi, `${cell!.entry}/event`);
  expect(translations.map(({ value }) => value)).toEqual(['एक सण']);
});

it('adds an entry once, however often its form is sent', async () => {
  const { ravi } = await startWebsite();
  await Promise.all([ravi.post('/website/new', feast), ravi.post('/website/new', feast)]);
  expect(await changesOf(ravi)).toHaveLength(1);
});

it('says what is missing, and keeps what was typed', async () => {
  const { ravi } = await startWebsite();
  const refused = await ravi.post('/website/new', { ...feast, 'value:date': ' ' });
  expect(refused.statusCode).toBe(422);
  const form = JSON.parse(refused.body) as NewEntryView;
  expect(form.missing).toEqual(['date']);
  expect(form.fields.map(({ path, value }) => [path, value])).toEqual([
    ['date', ' '],
    ['event', 'A feast'],
  ]);
  expect(await changesOf(ravi)).toEqual([]);
});

it('a value that can’t be meant is in the list with its mistake, to be corrected there', async () => {
  const { ravi } = await startWebsite();
  expect((await ravi.post('/website/new', { ...feast, 'value:date': 'soon' })).statusCode).toBe(303);
  const { rows } = await listOf(ravi);
  const wrong = rows.find(({ cell }) => cell?.form.value === 'soon');
  expect(wrong!.cell!.form.mistakes.length).toBeGreaterThan(0);
});

it.each(['', 'facts/calendar.yaml:nothing', 'constructor', '__proto__:__proto__', 'facts/staff.yaml:staff/0'])(
  'there is no form for “%s”, which isn’t a list',
  async (list) => {
    const { ravi } = await startWebsite();
    expect((await ravi.get(`/website/new?list=${encodeURIComponent(list)}`)).statusCode).toBe(404);
    expect([404, 409]).toContain((await ravi.post('/website/new', { ...feast, list })).statusCode);
    expect((await ravi.get(`/website/list?at=${encodeURIComponent(list)}`)).statusCode).toBe(404);
  },
);

it('a text that is too long for any field is refused', async () => {
  const { ravi } = await startWebsite();
  const long = await ravi.post('/website/new', { ...feast, 'value:event': 'x'.repeat(maxLetters + 1) });
  expect([long.statusCode, (JSON.parse(long.body) as MessageView).message]).toEqual([413, 'too large']);
});

it('removes an entry, which stays in its list until it is published, and takes that back', async () => {
  const { ravi } = await startWebsite();
  const [first = '', ...others] = namesIn(await listOf(ravi));
  const removed = await act(ravi, `${holidays}/0`, 'remove', { entries: JSON.stringify([first]) });
  expect([removed.statusCode, removed.headers.location]).toEqual([303, next]);
  const list = await listOf(ravi);
  expect(namesIn(list)).toEqual(others);
  const was = expect.stringContaining(first) as unknown;
  expect(list.lists[0]!.removed).toMatchObject([{ above: -1, name: first, was }]);
  await ravi.post('/website/undo', { id: list.lists[0]!.removed[0]!.id, next });
  expect(namesIn(await listOf(ravi))).toEqual([first, ...others]);
});

it('removes the entry that its reader has seen, also if another one is in its place by now', async () => {
  const { ravi } = await startWebsite();
  const [first = '', second = ''] = namesIn(await listOf(ravi));
  await act(ravi, `${holidays}/0`, 'remove', { entries: JSON.stringify([first]) });
  const again = await act(ravi, `${holidays}/0`, 'remove', { entries: JSON.stringify([first]) });
  expect([again.statusCode, (JSON.parse(again.body) as MessageView).message]).toEqual([409, 'entry gone']);
  expect(namesIn(await listOf(ravi))).toContain(second);
});

it('doesn’t remove what is used elsewhere, and says where', async () => {
  const { ravi } = await startWebsite(new TestWorkshop('content'));
  const { rows } = await listOf(ravi, 'facts/documents.yaml:documents');
  const name = rows.find(({ cell }) => cell?.column === '')!.value;
  const used = await act(ravi, 'facts/documents.yaml:documents/0', 'remove', {
    entries: JSON.stringify([name]),
    next: `${next}#row`,
  });
  expect(used.statusCode).toBe(409);
  const { kind, uses, next: back } = JSON.parse(used.body) as UsedEntryView;
  expect(kind).toBe('used-entry');
  // A link to a part of the page whose address the answer has would lead nowhere.
  expect(back).toBe(next);
  expect(uses.length).toBeGreaterThan(0);
  expect(await changesOf(ravi)).toEqual([]);
});

it('moves an entry, but not beyond the ends of its list', async () => {
  const { ravi } = await startWebsite();
  const before = namesIn(await listOf(ravi));
  const [first = '', second = ''] = before;
  await act(ravi, `${holidays}/0`, 'up', { entries: JSON.stringify([first]) });
  expect(await changesOf(ravi)).toEqual([]);
  await act(ravi, `${holidays}/1`, 'up', { entries: JSON.stringify([second]) });
  expect(namesIn(await listOf(ravi)).slice(0, 2)).toEqual([second, first]);
  await act(ravi, `${holidays}/1`, 'top', { entries: JSON.stringify([first]) });
  expect(namesIn(await listOf(ravi))).toEqual(before);
  expect(await changesOf(ravi)).toEqual([]);
});

it('takes no other action', async () => {
  const { ravi } = await startWebsite();
  for (const action of ['', 'delete', 'constructor', 'kind:text'])
    expect((await act(ravi, `${holidays}/0`, action)).statusCode).toBe(404);
  // What isn’t there can’t be done, and changes nothing.
  for (const action of ['put up', 'same person', 'is true'])
    expect((await act(ravi, 'school.yaml:name', action)).statusCode).toBe(303);
  expect(await changesOf(ravi)).toEqual([]);
});

it('finds the list in which something is to be added', async () => {
  const { ravi } = await startWebsite();
  const found = await ravi.post('/website/find', { asked: 'add a holiday' });
  const { lists } = await view<FieldsView>(ravi, found.headers.location!);
  expect(lists.map(({ address }) => address)).toContain(holidays);
});

it('says at once what is wrong with an entry, also in fields that its list doesn’t show', async () => {
  const { ravi } = await startWebsite();
  const list = 'facts/documents.yaml:documents';
  const { rows } = await view<FieldsView>(ravi, '/website/jobs/documents');
  const { cell, breadcrumb } = rows.find((row) => row.cell?.column === 'awaited')!;
  const [replaces = ''] = /\d+$/.exec(cell!.entry)!;
  const name = breadcrumb[cell!.depth]!;
  const about = { list, entries: '[]', replaces, name, kind: 'text', next: '/website/jobs/documents' };
  const typed = { 'value:title': name, 'value:text': 'See [the fees](/nowhere).' };
  const { headers } = await ravi.post('/website/new', { ...about, ...typed });
  const { added } = await view<FieldsView>(ravi, headers.location!.replace(/#.*/, ''));
  expect(added).toEqual({ address: `${list}/${replaces}`, mistakes: [expect.stringContaining('/nowhere')] });
});

it('gives an entry another form, in its place, wherever that is by now', async () => {
  const list = 'facts/documents.yaml:documents';
  const { ravi } = await startWebsite();
  const names = namesIn(await listOf(ravi, list));
  const index = (await listOf(ravi, list)).rows.findIndex(({ cell }) => cell?.column === 'awaited');
  const { cell } = (await listOf(ravi, list)).rows[index]!;
  const replaces = /\d+$/.exec(cell!.entry)![0];
  const name = names[Number(replaces)]!;
  await act(ravi, `${list}/${replaces}`, 'top', { entries: JSON.stringify([name]) });
  const about = { list, entries: '[]', replaces, name, kind: 'text', next };
  const asked = new URLSearchParams({ list, replaces: '0', kind: 'text' });
  const form = await view<NewEntryView>(ravi, `/website/new?${asked.toString()}`);
  expect(form.name).toBe(name);
  expect(form.fields.map(({ path }) => path)).toEqual(['title', 'text']);
  await ravi.post('/website/new', { ...about, 'value:title': name, 'value:text': 'Come in.' });
  const after = namesIn(await listOf(ravi, list));
  expect(after).toEqual([name, ...names.filter((each) => each !== name)]);
  expect((await changesOf(ravi)).map(({ kind }) => kind)).toContain('moved');
  const gone = await ravi.post('/website/new', {
    ...about,
    name: 'Nobody knows it',
    'value:title': 'x',
    'value:text': 'y',
  });
  expect(gone.statusCode).toBe(409);
});

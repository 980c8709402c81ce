import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { officeWords as words } from '../../words/en/office';
import { writeBackupState } from '../../server/backup/backup-state';
import { CallList } from '../../server/relay/spool/call-list';
import { submission } from '../../server/testing/spool.fixture';
import { fieldsOf, mainText, nameOf, recordsOn, startOffice } from '../testing/office-pages.fixture';

const day = 24 * 60 * 60_000;

/** A telephone number of its own for each family. */
const phoneOf = (index: number) => ({ mobile_number: `98${String(10_000_000 + index)}` });
/** The page behind a link of a page. @throws if it has no such link */
const linkOf = (html: string, text: string) => {
  const [, address] = new RegExp(`href="([^"]*)"[^>]*>${text}<`).exec(html) ?? [];
  if (address === undefined) throw new Error(`No link “${text}”`);
  return address.replaceAll('&amp;', '&');
};

describe('today', () => {
  it('says that nothing has arrived', async () => {
    const { clerk } = await startOffice();
    const { statusCode, body } = await clerk.get('/');
    expect(statusCode).toBe(200);
    expect(mainText(body)).toContain(words.today.nothing);
  });

  it('does not say that nothing has arrived when all is done', async () => {
    const { clerk, send } = await startOffice();
    const asha = await send();
    await clerk.post(`${asha}/stage`, { was: 'new', becomes: 'admitted' });
    const text = await clerk.text('/');
    expect(text).toContain(words.today.allDone);
    expect(text).not.toContain(words.today.nothing);
    expect(await clerk.text('/sheet')).toContain(words.sheet.nothing);
  });

  it('says when the last backup was checked, or what is wrong with the backups', async () => {
    const { clerk, dataDir } = await startOffice();
    const last = { name: '', at: 0, checkedAt: Date.now(), submissions: 312, contentFiles: 198 };
    await writeBackupState(dataDir, { triedAt: Date.now(), last });
    expect(await clerk.text('/')).toMatch(/Last backup: checked .*, 312 forms, 198 content files/);
    await writeBackupState(dataDir, { triedAt: Date.now(), last, problem: 'disk full' });
    const text = await clerk.text('/');
    expect(text).toContain('The backup failed');
    expect(text).not.toContain('312 forms');
  });

  it('leads from the new forms to all new ones, and to no others', async () => {
    const { clerk, send } = await startOffice();
    const called = await send({ full_name: 'Called', ...phoneOf(99) });
    await clerk.post(`${called}/call`, { outcome: 'reached', token: 'a', wasCallOn: '' });
    for (let index = 0; index < 52; index += 1) await send({ full_name: `Family ${index}.`, ...phoneOf(index) });
    const page = (await clerk.get('/')).body;
    expect(mainText(page)).toContain(words.today.more(50, 52));
    const all = (await clerk.get(linkOf(page, words.today.seeAll))).body;
    const next = (await clerk.get(linkOf(all, words.list.next))).body;
    const records = [...recordsOn(all), ...recordsOn(next)];
    expect(records).toHaveLength(52);
    expect(records).not.toContain(called);
  });

  it('goes on with families that wait, where its part is cut', async () => {
    let now = Date.parse('2026-11-27T10:00:00+05:30');
    const { clerk, send } = await startOffice({}, { now: () => now });
    for (let index = 0; index < 12; index += 1)
      await clerk.post(`${await send(phoneOf(index))}/stage`, { was: 'new', becomes: 'called' });
    now += day;
    const page = (await clerk.get('/')).body;
    expect(mainText(page)).toContain(words.today.more(10, 12));
    expect(await clerk.records(linkOf(page, words.today.showMore))).toHaveLength(12);
  });

  it('has new forms, then those with a call due, each in one place', async () => {
    let now = Date.parse('2026-11-27T10:00:00+05:30');
    const { clerk, send } = await startOffice({}, { now: () => now });
    const asha = await send({ full_name: 'Asha' });
    now += 1000;
    await send({ full_name: 'Bina', ...phoneOf(1) });
    expect(await clerk.text('/')).toMatch(/Calls due\s+0.*New\s+2.*Asha.*Bina/s);
    await clerk.post(`${asha}/call-on`, { was: '', becomes: '2026-11-28' });
    expect(await clerk.text('/')).toMatch(/Calls due\s+0/);
    now += 3 * day;
    const text = await clerk.text('/');
    expect(text).toMatch(/Calls due\s+1.*Asha.*New\s+1.*Bina/s);
    expect(text).toContain(words.entry.overdue(2));
    expect(text.match(/Asha/g)).toHaveLength(1);
  });

  it('has the families that wait longest in an open stage, the oldest first', async () => {
    let now = Date.parse('2026-11-27T10:00:00+05:30');
    const { clerk, send } = await startOffice({}, { now: () => now });
    const [asha, bina, done] = [await send({ full_name: 'Asha' }), await send({ full_name: 'Bina' }), await send()];
    await clerk.post(`${bina}/stage`, { was: 'new', becomes: 'called' });
    now += day;
    await clerk.post(`${asha}/stage`, { was: 'new', becomes: 'called' });
    await clerk.post(`${done}/stage`, { was: 'new', becomes: 'admitted' });
    // Those that someone dealt with today don't wait.
    expect(await clerk.records('/')).toEqual([bina]);
    now += day;
    expect(await clerk.records('/')).toEqual([bina, asha]);
  });
});

describe('a family that has sent several forms with one phone number', () => {
  /** Sends three forms of a family, one of another, and more of a shop that sends for its customers. */
  async function withFamily(forms = 3) {
    const server = await startOffice();
    const family: string[] = [];
    for (const name of ['Asha', 'Ravi', 'Sana', 'Dev', 'Eka', 'Fia', 'Gita'].slice(0, forms))
      family.push(await server.send({ full_name: name, mobile_number: '98765 43210' }));
    const other = await server.send({ full_name: 'Other', mobile_number: '91234 56789' });
    return { ...server, family, other };
  }

  it('is one card and one line of the sheet, with all of its forms', async () => {
    const { clerk, family, other } = await withFamily();
    const page = (await clerk.get('/')).body;
    expect(page.match(/<article/g)).toHaveLength(2);
    expect(recordsOn(page)).toEqual([...family.slice(0, 1), ...family.slice(1).toReversed(), other]);
    expect(mainText(page)).toContain(words.entry.sameFamily);
    const sheet = (await clerk.get('/sheet')).body;
    expect(mainText(sheet)).toContain(words.sheet.calls(2));
    expect(mainText(sheet)).toMatch(/Asha.*Sana.*Ravi.*Other/s);
  });

  it.each(['/', 'record'])('is called once, from %s, and an undo takes all of it back', async (from) => {
    const { clerk, family, other, followUp } = await withFamily();
    const [asha = ''] = family;
    const form = await clerk.form(from === '/' ? '/' : asha, `${asha}/call`);
    const answer = await clerk.post(`${asha}/call`, { ...form, outcome: 'reached' });
    const after = (await clerk.get(String(answer.headers.location))).body;
    expect(family.map((record) => followUp(record).stage)).toEqual(['called', 'called', 'called']);
    // The notice names them.
    if (from === '/') expect(recordsOn(after)).toEqual([asha, ...family.slice(1).toReversed(), other]);
    await clerk.post(`${asha}/undo-call`, fieldsOf(after, `${asha}/undo-call`));
    expect(family.map((record) => followUp(record).stage)).toEqual(['', '', '']);
  });

  it.each([0, 2])('keeps its call if form %i has moved on since the page with the undo, and says so', async (moved) => {
    const { clerk, family, followUp } = await withFamily();
    const [asha = ''] = family;
    const { headers } = await clerk.fill('/', `${asha}/call`, { outcome: 'reached' });
    const undo = await clerk.form(String(headers.location), `${asha}/undo-call`);
    await clerk.post(`${family[moved]}/call`, { text: 'Asks about the bus', token: 'a' });
    const { statusCode, body } = await clerk.post(`${asha}/undo-call`, undo);
    expect(statusCode).toBe(409);
    expect(mainText(body)).toContain(words.conflict.outdated);
    const stages = family.map((record) => followUp(record).stage);
    expect(stages).toEqual(['called', 'called', 'called']);
  });

  it('keeps a form apart that a colleague has dealt with, or that came since', async () => {
    const { clerk, send, family, followUp } = await withFamily();
    const [asha = '', ravi = '', sana = ''] = family;
    const form = await clerk.form('/', `${asha}/call`);
    const since = await send({ full_name: 'Since', mobile_number: '98765 43210' });
    await clerk.post(`${ravi}/call-on`, { was: '', becomes: '2099-01-01' });
    await clerk.post(`${asha}/call`, { ...form, outcome: 'again' });
    const dayOf = (record: string) => followUp(record).callOn;
    expect([dayOf(ravi), dayOf(since)]).toEqual(['2099-01-01', undefined]);
    expect(dayOf(sana)).toBe(dayOf(asha));
  });

  it('is called again on the day that was agreed, with its time; what is no day is asked again, and the note stays', async () => {
    const { clerk, family, followUp } = await withFamily();
    const [asha = '', ravi = ''] = family;
    const form = { ...(await clerk.form('/', `${asha}/call`)), text: 'Wants to see the school' };
    const wrong = await clerk.post(`${asha}/call`, { ...form, outcome: 'again', day: '31/02/2099' });
    expect(wrong.statusCode).toBe(422);
    expect(mainText(wrong.body)).toContain(words.record.notADay);
    expect(fieldsOf(wrong.body, `${asha}/call`)).toMatchObject({ text: 'Wants to see the school' });
    const { headers } = await clerk.post(`${asha}/call`, {
      ...form,
      ...{ outcome: 'again', day: '2099-12-03', remark: ' 3 pm, visits ' },
    });
    const dayOf = (record: string) => followUp(record).callOn;
    expect([asha, ravi].map(dayOf)).toEqual(['2099-12-03', '2099-12-03']);
    expect(await clerk.text(String(headers.location))).toContain('3 December 2099');
    for (const record of [asha, ravi]) expect(await clerk.text(record)).toContain('3 pm, visits');
    // Moved together once more, whatever was remarked before.
    await clerk.post(`${ravi}/call-on`, {
      was: '2099-12-03',
      wasRemark: '3 pm, visits',
      day: '2099-12-03',
      remark: '',
    });
    const move = await clerk.form(asha, `${asha}/call-on`);
    await clerk.post(`${asha}/call-on`, { ...move, day: '2099-12-04', remark: '4 pm' });
    expect([asha, ravi].map(dayOf)).toEqual(['2099-12-04', '2099-12-04']);
  });

  it('is not one family if the number has more forms than a family sends', async () => {
    const { clerk } = await withFamily(7);
    const page = (await clerk.get('/')).body;
    expect(page.match(/<article/g)).toHaveLength(8);
    expect(mainText(page)).toContain(words.entry.withNumber(7));
  });

  it('is not one with a stranger whose number it had until a correction', async () => {
    for (const isFirst of [true, false]) {
      const { clerk, send, followUp } = await startOffice();
      const sent: string[] = [];
      for (const full_name of isFirst ? ['Zoya', 'Ravi'] : ['Ravi', 'Zoya']) sent.push(await send({ full_name }));
      const [zoya = '', ravi = ''] = isFirst ? sent : sent.toReversed();
      const correction = await clerk.form(`${zoya}/correct`, `${zoya}/correct`);
      await clerk.post(`${zoya}/correct`, { ...correction, 'answer.mobile_number': '91234 56789' });
      const page = (await clerk.get('/')).body;
      expect(page.match(/<article/g)).toHaveLength(2);
      expect(await clerk.text('/sheet')).toContain(words.sheet.calls(2));
      const stageOf = (record: string) => followUp(record).stage;
      await clerk.post(`${zoya}/call`, { ...fieldsOf(page, `${zoya}/call`), outcome: 'reached' });
      expect([stageOf(zoya), stageOf(ravi)]).toEqual(['called', '']);
      expect(await clerk.records('/')).toEqual([ravi]);
      // Who looks for a family, or for the data of a person, still finds both.
      expect(await clerk.records(`${ravi}/person`)).toContain(zoya);
    }
  });

  it('takes no longer to show if hundreds of forms have one number', async () => {
    const { clerk, send, apps } = await startOffice();
    await send();
    const many = Array.from({ length: 250 }, (_, index) => apps.spool.intake.store(submission(`many ${index}`)));
    await Promise.all(many);
    const followUp = vi.spyOn(CallList.prototype, 'followUp');
    const calledAt = vi.spyOn(CallList.prototype, 'calledAt');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    expect(await clerk.text('/sheet')).toContain('of 251');
    expect(calledAt.mock.calls).toHaveLength(1);
    expect(followUp.mock.calls.length).toBeLessThan(1000);
  });
});

describe('the list', () => {
  it('filters by stage and choice, sorts by next call, and has pages', async () => {
    const { clerk, send } = await startOffice();
    const addresses: string[] = [];
    for (let index = 0; index < 60; index += 1)
      addresses.push(await send({ full_name: `Pupil ${index}`, class_name: index === 7 ? 'Grade2' : 'Grade1' }));
    const first = (await clerk.get('/list')).body;
    expect(recordsOn(first)).toEqual(addresses.toReversed().slice(0, 50));
    const [, next = ''] = /href="(\/list\?[^"]*after=[^"]*)"/.exec(first) ?? [];
    expect(await clerk.records(next.replaceAll('&amp;', '&'))).toEqual(addresses.toReversed().slice(50));
    expect(await clerk.records('/list?form=enquiry&choice=Grade2')).toEqual([addresses[7]]);
    await clerk.post(`${addresses[3]}/stage`, { was: 'new', becomes: 'admitted' });
    await clerk.post(`${addresses[9]}/call-on`, { was: '', becomes: '2099-01-01' });
    expect(await clerk.records('/list?stage=admitted')).toEqual([addresses[3]]);
    expect(await clerk.records('/list?stage=new')).toHaveLength(50);
    expect((await clerk.records('/list?sort=call'))[0]).toBe(addresses[9]);
    for (const query of ['after=x', 'after=[1]', 'stage=x', 'sort=x', 'due=x&form=', 'search=x'])
      expect((await clerk.get(`/list?${query}`)).statusCode, query).toBe(200);
  });
});

describe('the search', () => {
  it('finds by name in any script, and by numbers, without putting them into an address', async () => {
    const { clerk, send, apps } = await startOffice();
    const asha = await send({ full_name: 'Asha Patil', mobile_number: '98765 43210' });
    const bina = await send({ full_name: 'बीना पाटील', mobile_number: '91234 56789' });
    const { reference, spokenNumber } = apps.spool.records.read(nameOf(asha))!;
    for (const [wanted, found] of [
      ['patil', [bina, asha]],
      ['पाटील', [bina, asha]],
      ['Asha P', [asha]],
      ['+91 98765-43210', [asha]],
      [String(spokenNumber), [asha]],
      [reference, [asha]],
      ['nobody', []],
      ['?', []],
    ] as const) {
      const { statusCode, headers } = await clerk.post('/search', { wanted });
      expect(statusCode).toBe(303);
      expect(headers.location).toMatch(/^\/list\?search=[\w-]{12}$/);
      const { body } = await clerk.get(String(headers.location));
      expect(recordsOn(body), wanted).toEqual(found);
      if (found.length === 0) expect(mainText(body)).toContain(words.list.notFound);
    }
    expect((await clerk.post('/search', { wanted: '  ' })).headers.location).toBe('/list');
  });

  it.each(['98', '९८', '9 8-7'])('asks for more digits than %s', async (wanted) => {
    const { clerk, send } = await startOffice();
    await send();
    const { headers } = await clerk.post('/search', { wanted });
    const text = await clerk.text(String(headers.location));
    expect(text).toContain(words.list.tooShort);
    expect(text).not.toContain(words.list.notFound);
  });

  it('goes on to the last of many results, and says how many they are', async () => {
    const { clerk, send } = await startOffice();
    const oldest = await send({ full_name: 'Asha Patil' });
    for (let index = 0; index < 101; index += 1) await send({ full_name: 'Bina Patil', ...phoneOf(index) });
    const { headers } = await clerk.post('/search', { wanted: 'patil' });
    let page = (await clerk.get(String(headers.location))).body;
    expect(mainText(page)).toContain(words.list.range({ from: 1, to: 50, all: 102 }));
    for (let pages = 1; pages < 3; pages += 1) page = (await clerk.get(linkOf(page, words.list.next))).body;
    expect(recordsOn(page)).toContain(oldest);
  });
});

it('the sheet lists the calls of today with the last note, then the new ones', async () => {
  const { clerk, send } = await startOffice();
  const asha = await send({ full_name: 'Asha' });
  await send({ full_name: 'Bina', ...phoneOf(1) });
  await clerk.post(`${asha}/call-on`, { was: '', becomes: '2020-01-01' });
  for (const text of ['Older note', 'Asks about the bus'])
    await clerk.post(`${asha}/call`, { text, token: `of ${text}` });
  const text = await clerk.text('/sheet');
  expect(text).toMatch(/Asha.*Asks about the bus.*Bina/s);
  expect(text).not.toContain('Older note');
});

it.each([0, 2])(
  'the next sheet has the families after those before, with calls noted meanwhile, and %i due',
  async (due) => {
    const { clerk, send } = await startOffice();
    const records: string[] = [];
    for (let index = 0; index < 203; index += 1) records.push(await send({ full_name: 'Asha', ...phoneOf(index) }));
    const dueLast = records.slice(203 - due);
    for (const record of dueLast) await clerk.post(`${record}/call-on`, { was: '', becomes: '2020-01-01' });
    const first = (await clerk.get('/sheet')).body;
    const onFirst = recordsOn(first);
    for (const record of onFirst.slice(0, 3)) await clerk.post(`${record}/call`, { outcome: 'reached', token: 'a' });
    const next = await clerk.records(linkOf(first, words.list.next));
    expect(new Set([...onFirst, ...next])).toEqual(new Set(records));
    expect(next).toHaveLength(3);
  },
);

it.each(['/sheet', '/list'])('%s begins again behind the last page, which may have become shorter', async (list) => {
  const { clerk, send } = await startOffice();
  await send({ full_name: 'Asha' });
  const { headers } = await clerk.post('/search', { wanted: 'asha' });
  const { body } = await clerk.get(list === '/sheet' ? '/sheet?after=200' : `${headers.location}&after=50`);
  expect(mainText(body)).toContain('Asha');
});

it('the figures begin with this week and its most wanted class, and have the classes in the order of the form', async () => {
  const { clerk, send } = await startOffice();
  for (const class_name of ['Grade1', 'Nursery', 'Grade1']) await send({ class_name });
  const text = await clerk.text('/figures');
  expect(text).toContain(`${words.figures.thisWeek(3)}  ${words.figures.mostChosen('Grade 1', 2)}`);
  expect(text.slice(text.indexOf(words.figures.choices))).toMatch(/Nursery.*Grade 1/s);
});

it('the list can show only what arrived this week', async () => {
  let now = Date.parse('2026-11-22T10:00:00+05:30');
  const { clerk, send } = await startOffice({}, { now: () => now });
  await send({ full_name: 'Sunday' });
  now += day;
  const monday = await send({ full_name: 'Monday' });
  now += 5 * day;
  expect(await clerk.records('/list?arrived=week')).toEqual([monday]);
  expect(await clerk.records('/list?arrived=today')).toEqual([]);
});

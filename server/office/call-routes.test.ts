import { describe, expect, it } from 'vitest';
import { officeWords as words } from '../../words/en/office';
import { mainText, recordsOn, startOffice } from './office-pages.fixture';

const day = 24 * 60 * 60_000;

describe('today', () => {
  it('says that nothing has arrived', async () => {
    const { browser } = await startOffice();
    const { statusCode, body } = await browser().get('/');
    expect(statusCode).toBe(200);
    expect(mainText(body)).toContain(words.today.nothing);
  });

  it('has new forms, then those with a call due, each in one place', async () => {
    let now = Date.parse('2026-11-27T10:00:00+05:30');
    const { browser, send } = await startOffice({}, { now: () => now });
    const asha = await send({ full_name: 'Asha' });
    now += 1000;
    await send({ full_name: 'Bina' });
    const office = browser();
    expect(mainText((await office.get('/')).body)).toMatch(/Calls due\s+0.*New\s+2.*Asha.*Bina/s);
    await office.post(`${asha}/call-on`, { was: '', becomes: '2026-11-28' });
    expect(mainText((await office.get('/')).body)).toMatch(/Calls due\s+0/);
    now += 3 * day;
    const text = mainText((await office.get('/')).body);
    expect(text).toMatch(/Calls due\s+1.*Asha.*New\s+1.*Bina/s);
    expect(text).toContain(words.entry.overdue(2));
    expect(text.match(/Asha/g)).toHaveLength(1);
  });

  it('has the families that wait longest in an open stage, the oldest first', async () => {
    let now = Date.parse('2026-11-27T10:00:00+05:30');
    const { browser, send } = await startOffice({}, { now: () => now });
    const [asha, bina, done] = [await send({ full_name: 'Asha' }), await send({ full_name: 'Bina' }), await send()];
    const office = browser();
    await office.post(`${bina}/stage`, { was: 'new', becomes: 'called' });
    now += day;
    await office.post(`${asha}/stage`, { was: 'new', becomes: 'called' });
    await office.post(`${done}/stage`, { was: 'new', becomes: 'admitted' });
    // Those that someone dealt with today don't wait.
    expect(recordsOn((await office.get('/')).body)).toEqual([bina]);
    now += day;
    expect(recordsOn((await office.get('/')).body)).toEqual([bina, asha]);
  });
});

describe('the list', () => {
  it('filters by stage and choice, sorts by next call, and has pages', async () => {
    const { browser, send } = await startOffice();
    const addresses: string[] = [];
    for (let index = 0; index < 60; index += 1)
      addresses.push(await send({ full_name: `Pupil ${index}`, class_name: index === 7 ? 'Grade2' : 'Grade1' }));
    const office = browser();
    const first = (await office.get('/list')).body;
    expect(recordsOn(first)).toEqual(addresses.toReversed().slice(0, 50));
    const [, next = ''] = /href="(\/list\?[^"]*after=[^"]*)"/.exec(first) ?? [];
    expect(recordsOn((await office.get(next.replaceAll('&amp;', '&'))).body)).toEqual(addresses.toReversed().slice(50));
    expect(recordsOn((await office.get('/list?form=enquiry&choice=Grade2')).body)).toEqual([addresses[7]]);
    await office.post(`${addresses[3]}/stage`, { was: 'new', becomes: 'admitted' });
    await office.post(`${addresses[9]}/call-on`, { was: '', becomes: '2099-01-01' });
    expect(recordsOn((await office.get('/list?stage=admitted')).body)).toEqual([addresses[3]]);
    expect(recordsOn((await office.get('/list?stage=new')).body)).toHaveLength(50);
    expect(recordsOn((await office.get('/list?sort=call')).body)[0]).toBe(addresses[9]);
    for (const query of ['after=x', 'after=[1]', 'stage=x', 'sort=x', 'due=x&form=', 'search=x'])
      expect((await office.get(`/list?${query}`)).statusCode, query).toBe(200);
  });
});

describe('the search', () => {
  it('finds by name in any script, and by numbers, without putting them into an address', async () => {
    const { browser, send, apps } = await startOffice();
    const asha = await send({ full_name: 'Asha Patil', mobile_number: '98765 43210' });
    const bina = await send({ full_name: 'बीना पाटील', mobile_number: '91234 56789' });
    const office = browser();
    const { reference, spokenNumber } = apps.spool.records.read(asha.slice('/records/'.length))!;
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
      const { statusCode, headers } = await office.post('/search', { wanted });
      expect(statusCode).toBe(303);
      expect(headers.location).toMatch(/^\/list\?search=[\w-]{12}$/);
      const { body } = await office.get(String(headers.location));
      expect(recordsOn(body), wanted).toEqual(found);
      if (found.length === 0) expect(mainText(body)).toContain(words.list.notFound);
    }
    expect((await office.post('/search', { wanted: '  ' })).headers.location).toBe('/list');
  });
});

it('the sheet lists the calls of today with the last note, then the new ones', async () => {
  const { browser, send } = await startOffice();
  const asha = await send({ full_name: 'Asha' });
  await send({ full_name: 'Bina' });
  const office = browser();
  await office.post(`${asha}/call-on`, { was: '', becomes: '2020-01-01' });
  for (const text of ['Older note', 'Asks about the bus'])
    await office.post(`${asha}/note`, { text, token: `of ${text}` });
  const text = mainText((await office.get('/sheet')).body);
  expect(text).toMatch(/Asha.*Asks about the bus.*Bina/s);
  expect(text).not.toContain('Older note');
});

it('the figures begin with this week and its most wanted class, and have the classes in the order of the form', async () => {
  const { browser, send } = await startOffice();
  for (const class_name of ['Grade1', 'Nursery', 'Grade1']) await send({ class_name });
  const text = mainText((await browser().get('/figures')).body);
  expect(text).toContain(`${words.figures.thisWeek(3)}  ${words.figures.most('Grade 1', 2)}`);
  expect(text.slice(text.indexOf(words.figures.choices))).toMatch(/Nursery.*Grade 1/s);
});

it('the list can show only what arrived this week', async () => {
  let now = Date.parse('2026-11-22T10:00:00+05:30');
  const { browser, send } = await startOffice({}, { now: () => now });
  await send({ full_name: 'Sunday' });
  now += day;
  const monday = await send({ full_name: 'Monday' });
  now += 5 * day;
  expect(recordsOn((await browser().get('/list?arrived=week')).body)).toEqual([monday]);
  expect(recordsOn((await browser().get('/list?arrived=today')).body)).toEqual([]);
});

import { describe, expect, it, vi } from 'vitest';
import { officeWords as words } from '../../words/en/office';
import { serverWords } from '../../words/en/words';
import { quickRetry, smtpEnv, startMailServer } from '../../server/testing/mail-server.fixture';
import { readSettings } from '../../server/settings/settings';
import { servedSchool } from '../../server/settings/school';
import { contentOfSmallSchool } from '../../server/testing/endpoint.fixture';
import { fieldsOf, mainText, nameOf, startOffice } from '../testing/office-pages.fixture';

describe('a record', () => {
  it('shows all answers, escaped, under their questions in the order of the form, and what came besides', async () => {
    const { clerk, send } = await startOffice();
    const hostile = '<img src=x onerror=alert(1)>';
    const record = await send({ full_name: hostile, address: 'a\u202eb', [hostile]: 'odd', website: 'spam' });
    const { body } = await clerk.get(record);
    expect(body).not.toContain('<img');
    expect(body).not.toContain('\u202e');
    expect(mainText(body)).toMatch(/Student’s full name\s+<img.*Father’s full name.*Class\s+Grade 1.*<img.*odd/s);
    expect(mainText(body)).toContain(serverWords.tags.honeypot);
  });

  it('shows a date in words however it was typed, so that nobody takes 5 November for 11 May', async () => {
    const { clerk, send } = await startOffice();
    const { body } = await clerk.get(await send({ std_dob: '05/11/2019' }));
    expect(mainText(body)).toMatch(/date of birth\s+5 November 2019/);
  });

  it('keeps who did what in its history', async () => {
    const { clerk, send } = await startOffice();
    const record = await send();
    await clerk.fill(record, `${record}/stage`, { becomes: 'called' });
    await clerk.fill(record, `${record}/call-on`, { day: '2099-12-01' });
    await clerk.fill(record, `${record}/call`, { text: 'Asks about <b>the bus</b>\n\u202e' });
    const { body } = await clerk.get(record);
    expect(body).not.toMatch(/<b>|\u202e/);
    const text = mainText(body);
    expect(text).toMatch(/History.*Asks about <b>the bus<\/b>.*from no day to.*from “New” to “Called”/s);
  });

  it('a final stage takes off the planned call, says so, and its Undo plans it again', async () => {
    const { clerk, send, followUp } = await startOffice();
    const record = await send();
    await clerk.fill(record, `${record}/call-on`, { day: '2099-12-01', remark: '3 pm, visits' });
    await clerk.fill(record, `${record}/stage`, { becomes: 'not-coming' });
    const planned = () => followUp(record).callOn;
    expect(planned()).toBeUndefined();
    const { body } = await clerk.get(record);
    expect(mainText(body)).toContain(words.record.callTakenOff('Tuesday, 1 December 2099'));
    const undo = fieldsOf(body, `${record}/stage`);
    expect(undo).toMatchObject({ becomes: 'new', callOn: '2099-12-01' });
    await clerk.post(`${record}/stage`, undo);
    expect(planned()).toBe('2099-12-01');
    const after = await clerk.text(record);
    expect(after).toContain('3 pm, visits');
    expect(after).not.toContain(words.record.callTakenOff('Tuesday, 1 December 2099'));
  });

  it('a call that is planned together for two forms of a family moves for both', async () => {
    const { clerk, send, followUp } = await startOffice();
    const [one, other] = [await send({ full_name: 'Asha' }), await send({ full_name: 'Ravi' })];
    for (const record of [one, other]) await clerk.fill(record, `${record}/call-on`, { day: '2099-12-01' });
    const page = (await clerk.get(one)).body;
    expect(mainText(page)).toContain('Ravi');
    await clerk.fill(one, `${one}/call-on`, { day: '2099-12-03', remark: '3 pm' });
    const planned = (record: string) => followUp(record).callOn;
    expect([one, other].map(planned)).toEqual(['2099-12-03', '2099-12-03']);
    // What a colleague has planned for one of them since stays.
    const move = await clerk.filled(one, `${one}/call-on`, { day: '2099-12-05' });
    await clerk.post(`${other}/call-on`, { was: '2099-12-03', wasRemark: '3 pm', day: '2099-12-08', remark: '' });
    await move();
    expect([one, other].map(planned)).toEqual(['2099-12-05', '2099-12-08']);
  });

  it('takes a call back that was noted by mistake, and says so in its history', async () => {
    const { clerk, send, apps, followUp } = await startOffice();
    const record = await send();
    await clerk.post(`${record}/call`, { text: 'Asks about the bus', token: 'a' });
    const before = followUp(record);
    const call = { ...(await clerk.form('/', `${record}/call`)), outcome: 'reached' };
    const noted = await clerk.post(`${record}/call`, call);
    expect(noted.headers.location).toBe(`/?noted=${nameOf(record)}`);
    expect(followUp(record).stage).not.toBe('');
    const undo = await clerk.form(`/?noted=${nameOf(record)}`, `${record}/undo-call`);
    // Twice: the second time there is nothing left to undo.
    for (const _ of [1, 2]) expect((await clerk.post(`${record}/undo-call`, undo)).headers.location).toBe('/?undone=1');
    expect(mainText((await clerk.get('/?undone=1')).body)).toContain(words.outcome.takenBack);
    expect(followUp(record)).toEqual(before);
    expect(apps.spool.callList.lastNote(nameOf(record))).toBe('Asks about the bus');
    const { body } = await clerk.get(record);
    expect(body).not.toContain('/undo-call');
    expect(mainText(body)).toContain(words.history.undone(words.outcome.reached));
  });

  it('says how the call went, and that its note is saved', async () => {
    const { clerk, send } = await startOffice();
    for (const text of ['', 'Asks about the bus']) {
      const record = await send();
      const { headers } = await clerk.fill('/', `${record}/call`, { outcome: 'reached', text });
      const said = await clerk.text(String(headers.location));
      expect(said).toContain(`${words.outcome.isReached} ${words.outcome.noFurther}`);
      expect(said.includes(words.outcome.noteSaved), text).toBe(text !== '');
    }
  });

  it('says that it has not noted a call again that was taken back, from a page that is older than that', async () => {
    const { clerk, send, followUp } = await startOffice();
    const record = await send();
    const tap = { ...(await clerk.form('/', `${record}/call`)), outcome: 'reached' };
    await clerk.post(`${record}/call`, tap);
    await clerk.fill(record, `${record}/undo-call`, {});
    const again = await clerk.post(`${record}/call`, tap);
    expect(again.statusCode).toBe(409);
    expect(mainText(again.body)).toContain(words.conflict.outdated);
    // From the page that says so, it is noted.
    await clerk.post(`${record}/call`, { ...fieldsOf(again.body, `${record}/call`), outcome: 'reached' });
    expect(followUp(record).stage).toBe('called');
  });

  it('ignores values that its forms don’t offer', async () => {
    const { clerk, send, history } = await startOffice();
    const record = await send();
    for (const [action, typed] of [
      ['stage', { was: 'new', becomes: 'sold' }],
      ['owner', { was: '', becomes: 'Somebody' }],
      ['call', { outcome: 'perhaps', token: 'a' }],
      ['call', { text: ' \n', token: 'b' }],
    ] as const)
      expect((await clerk.post(`${record}/${action}`, typed)).statusCode, action).toBe(303);
    expect(history(record)).toEqual([]);
  });

  it.each(['05/11', '31-02-2027', 'after Diwali'])(
    'says what to write instead of the day “%s”, and keeps it',
    async (day) => {
      const { clerk, send, history } = await startOffice();
      const record = await send();
      const { statusCode, body } = await clerk.post(`${record}/call-on`, { was: '', becomes: day });
      expect([statusCode, mainText(body)]).toEqual([422, expect.stringContaining(words.record.notADay)]);
      expect(body).toMatch(new RegExp(`<input [^>]*aria-invalid="true"[^>]* value="${day}"`));
      expect(history(record)).toEqual([]);
    },
  );

  it('shows the remark about the next call where the family is called', async () => {
    const now = () => Date.parse('2026-11-27T10:00:00+05:30');
    const { clerk, send } = await startOffice({}, { now });
    const record = await send();
    await clerk.fill(record, `${record}/call-on`, { day: '2026-11-27', remark: '3 pm, visits' });
    for (const address of [record, '/', '/sheet', '/list'])
      expect(await clerk.text(address), address).toContain('3 pm, visits');
  });

  it('takes a remark about a call that is overdue, and gives it back without a day', async () => {
    let today = '2026-11-27';
    const now = () => Date.parse(`${today}T10:00:00+05:30`);
    const { clerk, send, apps, followUp } = await startOffice({}, { now });
    const record = await send();
    const save = (typed: Record<string, string>) => clerk.fill(record, `${record}/call-on`, typed);
    const refused = await save({ remark: '3 pm, visits' });
    expect(refused.statusCode).toBe(422);
    expect(fieldsOf(refused.body, `${record}/call-on`)).toMatchObject({ day: '', remark: '3 pm, visits' });
    await save({ day: '2026-11-27', remark: '3 pm' });
    today = '2026-11-29';
    expect((await save({ remark: '4 pm' })).statusCode).toBe(303);
    expect(apps.spool.callList.callRemark(nameOf(record))).toBe('4 pm');
    expect(followUp(record).callOn).toBe('2026-11-27');
  });

  it('is not found after it was erased, whatever is posted to it', async () => {
    const { clerk, send, apps } = await startOffice();
    const record = await send();
    await apps.spool.retention.erase([nameOf(record)]);
    for (const page of ['', '/mail', '/correct', '/person', '/erase', '/unknown', record.slice(1).replace('/', '')]) {
      const { statusCode, body } = await clerk.get(record + page);
      expect([statusCode, mainText(body)], page).toEqual([
        404,
        expect.stringContaining(words.message['not found'].text),
      ]);
    }
    for (const action of ['stage', 'call-on', 'owner', 'call', 'send-again', 'correct', 'erase', 'person.json']) {
      const typed = { was: '', becomes: 'new', text: 'x', token: 'x', outcome: 'reached', 'answer.full_name': 'X' };
      expect((await clerk.post(`${record}/${action}`, typed)).statusCode, action).toBe(404);
    }
  });
});

describe('a call', () => {
  it.each([
    ['reached', { stage: 'called', callOn: undefined }],
    ['not reached', { stage: '', callOn: '2026-11-28' }],
    ['again', { stage: 'called', callOn: '2026-11-30' }],
  ] as const)('%s is one tap, and a double tap counts once', async (outcome, expected) => {
    const now = Date.parse('2026-11-27T10:00:00+05:30');
    const { clerk, send, followUp, history } = await startOffice({}, { now: () => now });
    const record = await send();
    const tap = async (page: string) => clerk.post(`${record}/call`, { ...fieldsOf(page, `${record}/call`), outcome });
    const page = (await clerk.get('/')).body;
    const [first] = await Promise.all([tap(page), tap(page)]);
    expect([first.statusCode, first.headers.location]).toEqual([303, `/?noted=${nameOf(record)}`]);
    expect(followUp(record)).toMatchObject({ ...expected, firstCallAt: now });
    expect(history(record).filter(({ kind }) => kind === 'call')).toHaveLength(1);
  });
});

it.each([
  ['2026-12-03', '2026-12-03'],
  ['2026-11-27', undefined],
  ['2026-11-25', undefined],
])('a family that is reached on 27 November keeps the call agreed for %s: %s', async (agreed, callOn) => {
  const now = () => Date.parse('2026-11-27T10:00:00+05:30');
  const { browser, send, apps } = await startOffice({}, { now });
  const record = await send();
  const office = browser();
  await office.post(`${record}/call-on`, { was: '', becomes: agreed, remark: 'Visits at 3 pm' });
  const { body } = await office.get(record);
  await office.post(`${record}/call`, { ...fieldsOf(body, `${record}/call`), outcome: 'reached' });
  expect(apps.spool.callList.followUp(record.slice('/records/'.length))?.callOn).toBe(callOn);
  const { remark } = fieldsOf((await office.get(record)).body, `${record}/call-on`);
  expect(remark).toBe(callOn ? 'Visits at 3 pm' : '');
});

it('a family that is not reached before a vacation is called after it', async () => {
  const closedDays = [{ from: '2026-11-05', to: '2026-11-22' }];
  const school = () => ({ ...servedSchool(readSettings({}, contentOfSmallSchool)), closedDays });
  const now = () => Date.parse('2026-11-04T10:00:00+05:30');
  const { clerk, send, followUp } = await startOffice({}, { now, school });
  const record = await send();
  await clerk.fill('/', `${record}/call`, { outcome: 'not reached' });
  expect(followUp(record).callOn).toBe('2026-11-23');
});

describe('two people at once', () => {
  it('change different fields, and both changes count', async () => {
    const { send, browser, followUp } = await startOffice();
    const record = await send();
    const one = await browser().filled(record, `${record}/stage`, { becomes: 'called' });
    const other = await browser().filled(record, `${record}/call-on`, { day: '2099-12-01' });
    expect([(await one()).statusCode, (await other()).statusCode]).toEqual([303, 303]);
    expect(followUp(record)).toMatchObject({ stage: 'called', callOn: '2099-12-01' });
  });

  it('change the same field: the second one sees both values and may choose', async () => {
    const { clerk, send, followUp } = await startOffice();
    const record = await send();
    const one = await clerk.filled(record, `${record}/stage`, { becomes: 'called' });
    const other = await clerk.filled(record, `${record}/stage`, { becomes: 'admitted' });
    await one();
    const { statusCode, body } = await other();
    expect(statusCode).toBe(409);
    expect(mainText(body)).toMatch(/Called.*Admitted/s);
    const stage = () => followUp(record).stage;
    expect(stage()).toBe('called');
    const choice = fieldsOf(body, `${record}/stage`);
    expect(choice).toMatchObject({ was: 'called', becomes: 'admitted' });
    expect((await clerk.post(`${record}/stage`, choice)).statusCode).toBe(303);
    expect(stage()).toBe('admitted');
  });

  it('lose no next call by a stage that was not set, and the second one is asked only once', async () => {
    const { clerk, send, followUp } = await startOffice();
    const record = await send();
    const planned = await clerk.filled(record, `${record}/call-on`, { day: '2099-12-05' });
    await planned();
    const one = await clerk.filled(record, `${record}/stage`, { becomes: 'visited' });
    const other = await clerk.filled(record, `${record}/stage`, { becomes: 'admitted' });
    await one();
    const { statusCode, body } = await other();
    expect(statusCode).toBe(409);
    expect(followUp(record)).toMatchObject({ stage: 'visited', callOn: '2099-12-05' });
    expect((await clerk.post(`${record}/stage`, fieldsOf(body, `${record}/stage`))).statusCode).toBe(303);
    expect(followUp(record)).toMatchObject({ stage: 'admitted', callOn: undefined });
  });
});

describe('the mail', () => {
  it('is shown as it was written', async () => {
    const { clerk, send, mails } = await startOffice();
    const record = await send({ full_name: '<img src=x>', website: 'spam' });
    await mails();
    const { body } = await clerk.get(`${record}/mail`);
    expect(mainText(body)).toContain('[check] Admission enquiry');
    expect(body).not.toContain('<img');
  });

  it('that the mail server refused is on the first page, with its reply, and is sent again on request', async () => {
    let isRefusing = true;
    const { port, received } = await startMailServer({
      onRecipient: () => (isRefusing ? { code: 550, text: 'No such user' } : undefined),
    });
    const retry = { ...quickRetry, maxMs: 1e6, refusedMs: 1e6 };
    const { clerk, send, apps } = await startOffice(smtpEnv(port), { retry });
    const record = await send();
    await apps.delivery.settled();
    expect(await clerk.text('/')).toContain(words.mail.problems.refused);
    expect(await clerk.text(record)).toMatch(/office@school\.example.*No such recipient.*No such user/s);
    isRefusing = false;
    await clerk.fill(record, `${record}/send-again`, {});
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await apps.delivery.settled();
    expect(await clerk.text('/')).not.toContain(words.today.stuck);
    expect(await clerk.text(record)).toContain(words.mail.delivered);
  });
});

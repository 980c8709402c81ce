import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { FieldsView, FieldView, DraftView, PublicationView, WebsiteView } from '../pages/website-views';
import type { MessageView, TypedForm } from '../pages/views';
import type { LogEntry } from '../../server/log';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { addAccount, Browser, officeApp, publicOrigin } from '../testing/office-app.fixture';
import { maxLetters } from '../guard/form-body';
import { banner, fee, FakeWorkshop, feeBefore, keepDays } from './fake-workshop.fixture';
import type { PublishResult } from './workshop';

async function startWebsite(workshop = new FakeWorkshop(), dataDir?: string, officeOrigin?: string) {
  const log: LogEntry[] = [];
  const office = await officeApp({ workshop, dataDir, officeOrigin, log: (entry) => log.push(entry) });
  if (office.accounts.isEmpty()) {
    await addAccount(office, 'Asha', 'principal');
    await addAccount(office, 'Ravi', 'clerk');
  }
  const browser = async (name: string) => {
    const each = new Browser(office.app);
    await each.signIn(name);
    return each;
  };
  return { ...office, workshop, log, asha: await browser('Asha'), ravi: await browser('Ravi') };
}

async function view<View>(browser: Browser, url: string): Promise<View> {
  return JSON.parse((await browser.get(url)).body) as View;
}

const pageOf = (address: string) => `/website/field?at=${encodeURIComponent(address)}`;
const field = (browser: Browser, address: string) => view<FieldView>(browser, pageOf(address));
const draftOf = (browser: Browser) => view<DraftView>(browser, '/website/draft');
const save = (browser: Browser, was: string, becomes: string, more: Record<string, string> = {}) =>
  browser.post('/website/field', { address: fee, was, becomes, ...more });
const publish = async (browser: Browser, whose = 'all') => {
  const { through } = await draftOf(browser);
  return browser.post('/website/publish', { through: String(through), whose });
};
/** The page of a publication, once it has ended. */
const ended = (browser: Browser, id: number) =>
  vi.waitFor(async () => {
    const page = await view<PublicationView>(browser, `/website/publications/${id}`);
    expect(page.publication.state).not.toBe('running');
    return page;
  });

/** A workshop that takes its time for each call. */
function slowWorkshop(): FakeWorkshop {
  const workshop = new FakeWorkshop();
  for (const [name, method] of Object.entries(workshop))
    if (typeof method === 'function')
      Object.assign(workshop, {
        [name]: async (...parameters: unknown[]) => {
          await setTimeout(30);
          return (method as (...of: unknown[]) => unknown)(...parameters);
        },
      });
  return workshop;
}

it('saves a value in the draft, and says when and by whom', async () => {
  const { asha, ravi, clock } = await startWebsite();
  expect((await field(asha, fee)).form).toMatchObject({ value: '38400', was: '38400', input: 'number' });
  const saved = await save(asha, '38400', '39,900');
  expect([saved.statusCode, saved.headers.location]).toEqual([303, pageOf(fee)]);
  const { form, draft } = await field(ravi, fee);
  expect(form).toMatchObject({ value: '39900', was: '39900', published: '₹ 38400' });
  expect(form.saved).toEqual({ id: 1, at: clock.time, who: 'Asha' });
  expect(draft).toEqual({ mine: 0, all: 1 });
});

it('saves what an old form shows, not what is at its address now', async () => {
  const { asha } = await startWebsite();
  const address = { address: feeBefore, entries: JSON.stringify(['Grade 5']) };
  const saved = await save(asha, '38400', '39900', address);
  expect([saved.statusCode, saved.headers.location]).toEqual([303, pageOf(fee)]);
  expect((await field(asha, fee)).form.value).toBe('39900');
});

it('saves nothing if the entry of an old form no longer exists, or has another name, and shows what was typed', async () => {
  const { asha } = await startWebsite();
  const refused = await save(asha, '38400', '39900', { entries: JSON.stringify(['Class 5']) });
  expect(refused.statusCode).toBe(409);
  expect(JSON.parse(refused.body)).toMatchObject({ message: 'entry gone', typed: '39900' });
  expect((await draftOf(asha)).changes).toEqual([]);
});

it('saves nothing in a file that can’t be read, and the script may try again', async () => {
  const { workshop, asha } = await startWebsite();
  workshop.unreadable = 'facts/classes.yaml';
  const refused = await save(asha, '38400', '39900', { entries: '["Grade 5"]' });
  expect(refused.statusCode).toBe(503);
  expect(JSON.parse(refused.body)).toMatchObject({ message: 'file unreadable', typed: '39900' });
  expect(await view(asha, pageOf(fee))).toMatchObject({ message: 'file unreadable' });
  expect((await draftOf(asha)).changes).toEqual([]);
});

it('does not overwrite what somebody else has saved meanwhile, but shows both values', async () => {
  const { asha, ravi } = await startWebsite();
  await save(asha, '38400', '39000');
  const refused = await save(ravi, '38400', '39900');
  expect(refused.statusCode).toBe(409);
  const { form } = JSON.parse(refused.body) as FieldView;
  expect(form).toMatchObject({
    value: '39900',
    was: '39000',
    conflict: { by: 'Asha', theirs: '39000', mine: '39900' },
  });
  expect((await field(ravi, fee)).form.value).toBe('39000');
  expect((await save(ravi, form.was, form.value)).statusCode).toBe(303);
  expect((await field(ravi, fee)).form.value).toBe('39900');
});

it('does not overwrite what was published after the form was opened', async () => {
  const { asha, ravi } = await startWebsite();
  await save(asha, '38400', '39000');
  await publish(asha);
  await ended(asha, 1);
  const refused = await save(ravi, '38400', '39900');
  expect(refused.statusCode).toBe(409);
  const { form } = JSON.parse(refused.body) as FieldView;
  expect(form.conflict).toMatchObject({ theirs: '39000', mine: '39900' });
  expect((await draftOf(ravi)).changes).toEqual([]);
});

it('knows the value that it has saved as it was typed, too', async () => {
  const { asha } = await startWebsite();
  await save(asha, '38400', '39,000');
  expect((await save(asha, '39,000', '39,900')).statusCode).toBe(303);
  expect((await field(asha, fee)).form.value).toBe('39900');
});

it('knows what the script has sent without waiting for the answer', async () => {
  const { asha, ravi } = await startWebsite();
  await save(asha, '38400', '39,000');
  const later = { sent: JSON.stringify(['38,900', '39,000']) };
  expect((await save(asha, '38400', '39,900', later)).statusCode).toBe(303);
  expect((await save(ravi, '38400', '40000', later)).statusCode).toBe(409);
  expect((await field(asha, fee)).form.value).toBe('39900');
});

it('saves what was typed while the text before it was being saved', async () => {
  const { asha, ravi } = await startWebsite(slowWorkshop());
  const post = (browser: Browser, becomes: string, more: Record<string, string> = {}) =>
    browser.post('/website/field', { address: banner, was: 'Open', becomes, ...more });
  const saved = await Promise.all([
    post(asha, 'Open til'),
    post(asha, 'Open till', { sent: JSON.stringify(['Open til']) }),
    post(asha, 'Open till Friday', { sent: JSON.stringify(['Open til', 'Open till']) }),
    post(ravi, 'Closed'),
  ]);
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 409]);
  expect((await field(asha, banner)).form.value).toBe('Open till Friday');
});

it('a save that fails holds up none that come after it', async () => {
  const { asha, workshop } = await startWebsite();
  vi.spyOn(workshop, 'field').mockRejectedValueOnce(new Error('Grade 5 is broken'));
  const [failed, saved] = await Promise.all([save(asha, '38400', '39'), save(asha, '38400', '39900')]);
  expect([failed.statusCode, saved.statusCode]).toEqual([503, 303]);
});

it('a page that is loaded again shows what its browser has sent just before', async () => {
  const { asha, workshop } = await startWebsite();
  vi.spyOn(workshop, 'valueOf').mockImplementation((_place, text) => setTimeout(100, Number(text)));
  const saving = save(asha, '38400', '39900');
  // The office has begun to save it.
  await vi.waitFor(() => expect(workshop.valueOf).toHaveBeenCalled());
  expect((await field(asha, fee)).form.value).toBe('39900');
  await saving;
});

it.each([
  'Admission\u200bopen',
  '\u202a98765 43210\u202c',
  'Kul\u00adkarni',
  '\ufeffOpen',
  'a\u2066b\u2069',
  'ab\ufff9',
])('characters that nobody sees (%j) lock no field', async (typed) => {
  const { asha } = await startWebsite();
  const post = (was: string, becomes: string) => asha.post('/website/field', { address: banner, was, becomes });
  expect((await post('Open', typed)).statusCode).toBe(303);
  const { value } = (await field(asha, banner)).form;
  expect(value).toBe(typed.replace(/[^\w ]/g, ''));
  expect([(await post(typed, 'Closed')).statusCode, (await post('Closed', 'Shut')).statusCode]).toEqual([303, 303]);
});

it('a value of a content file with such characters can be changed', async () => {
  const { asha, workshop } = await startWebsite();
  workshop.content.set(banner, 'Ad\u00admission\u200b o\u0308pen');
  // Pages have none of them.
  const saved = await asha.post('/website/field', { address: banner, was: 'Admission o\u0308pen', becomes: 'Closed' });
  expect([saved.statusCode, (await field(asha, banner)).form.value]).toEqual([303, 'Closed']);
});

it('joiners in Devanagari stay', async () => {
  const { asha } = await startWebsite();
  await asha.post('/website/field', { address: banner, was: 'Open', becomes: 'गोऱ्\u200dहे क्\u200cष' });
  expect((await field(asha, banner)).form.value).toBe('गोऱ्\u200dहे क्\u200cष');
});

it('the limit of a text counts letters, in any script', async () => {
  const { asha, workshop } = await startWebsite();
  const text = 'अ'.repeat(maxLetters);
  workshop.content.set(banner, text);
  const post = (becomes: string) =>
    asha.post('/website/field', { address: banner, was: text, becomes, sent: JSON.stringify([`${text.slice(1)}आ`]) });
  const saved = await post(`${text.slice(1)}इ`);
  expect([saved.statusCode, (await field(asha, banner)).form.value.at(-1)]).toEqual([303, 'इ']);
  const refused = await post(`${text}अ`);
  expect([refused.statusCode, JSON.parse(refused.body)]).toMatchObject([413, { message: 'too large' }]);
});

it('a value that the draft has already needs no second save', async () => {
  const { asha, ravi } = await startWebsite();
  await save(asha, '38400', '39000');
  expect((await save(ravi, '38400', '39000')).statusCode).toBe(303);
  await save(ravi, '39000', '39000 ');
  expect((await draftOf(ravi)).changes).toMatchObject([{ id: 1, who: 'Asha' }]);
});

it('a form leads back to the page that it is on, and to no foreign one', async () => {
  const { asha } = await startWebsite();
  const next = async (address: string) => (await save(asha, '38400', '38400', { next: address })).headers.location;
  expect(await next('/website/jobs/fees')).toBe('/website/jobs/fees');
  expect(await next('https://evil.example')).toBe('/');
});

it('keeps a text as it was typed, whatever it contains', async () => {
  const { asha } = await startWebsite();
  const text = '<script>alert(1)</script>\nनमस्ते';
  await asha.post('/website/field', { address: banner, was: 'Open', becomes: text.replaceAll('\n', '\r\n') });
  expect((await field(asha, banner)).form.value.replaceAll('\r\n', '\n')).toBe(text);
});

it('saves a translation, or confirms the one that there is', async () => {
  const { asha } = await startWebsite();
  const inMarathi = { address: banner, language: 'mr' };
  await asha.post('/website/field', { ...inMarathi, was: 'खुले', becomes: 'खुले', confirm: 'yes' });
  expect((await field(asha, banner)).translations).toMatchObject([{ value: 'खुले', saved: { id: 1 } }]);
  await asha.post('/website/field', { ...inMarathi, was: 'खुले', becomes: 'सुरू' });
  const { form, translations } = await field(asha, banner);
  expect([form.value, translations[0]?.value]).toEqual(['Open', 'सुरू']);
  expect((await asha.post('/website/field', { ...inMarathi, language: 'hi', was: '', becomes: 'x' })).statusCode).toBe(
    404,
  );
});

it('a change can be taken back, and a conflict with the content be settled', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39000');
  await asha.post('/website/undo', { id: '1' });
  expect((await draftOf(asha)).changes).toEqual([]);
  await save(asha, '38400', '39000');
  workshop.content.set(fee, 37_000);
  expect(await draftOf(asha)).toMatchObject({
    changes: [{ id: 3, state: 'conflict', theirs: '₹ 37000' }],
    canPublishAll: false,
  });
  expect(await draftOf(asha)).not.toHaveProperty('effect');
  // The form has what was saved, and what visitors see.
  expect((await field(asha, fee)).form).toMatchObject({ value: '39000', published: '₹ 37000' });
  workshop.content.set(fee, 36_000);
  await asha.post('/website/settle', { id: '3', keep: 'mine', theirs: '₹ 37000' });
  expect(await draftOf(asha), 'nothing is settled unseen').toMatchObject({
    changes: [{ id: 3, state: 'conflict', theirs: '₹ 36000' }],
  });
  await asha.post('/website/settle', { id: '3', keep: 'mine', theirs: '₹ 36000' });
  expect(await draftOf(asha)).toMatchObject({ changes: [{ state: 'fits', was: '₹ 36000' }], canPublishAll: true });
});

it('publishes in the background, and undoes it', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  let answer: (result: PublishResult) => void = () => undefined;
  workshop.answers = [() => new Promise((resolve) => (answer = resolve))];
  const started = await publish(asha);
  expect([started.statusCode, started.headers.location]).toEqual([303, '/website/publications/1']);
  expect(await view<PublicationView>(asha, '/website/publications/1')).toMatchObject({
    publication: { state: 'running', who: 'Asha', changes: [{ was: '₹ 38400', becomes: '₹ 39900' }] },
    step: 'built',
  });
  const second = await publish(asha);
  expect([second.statusCode, (JSON.parse(second.body) as MessageView).message]).toEqual([409, 'already publishing']);

  workshop.content.set(fee, 39_900);
  answer({ kind: 'live', release: 'r1', before: { a: 'x' }, after: { a: 'y' }, conflicts: [] });
  expect(await ended(asha, 1)).toMatchObject({ publication: { state: 'live' }, canUndo: true, draft: { all: 0 } });
  expect((await asha.post('/website/undo-publication', { id: '1' })).headers.location).toBe('/website/publications/2');
  expect(await ended(asha, 2)).toMatchObject({ publication: { state: 'live', undoes: 1 } });
  expect(workshop.content.get(fee)).toBe(38_400);
  expect(workshop.published).toMatchObject([
    { id: 1, who: 'Asha', language: 'en', title: 'Grade 5 · Fee: ₹ 38400 → ₹ 39900' },
    { id: 2, undoes: { before: { a: 'x' }, after: { a: 'y' } }, changes: [{ was: 39_900, becomes: 38_400 }] },
  ]);
  expect((await view<WebsiteView>(asha, '/website')).publications).toMatchObject([
    { id: 2 },
    { id: 1, state: 'undone' },
  ]);
  // A second tap publishes nothing.
  expect((await asha.post('/website/undo-publication', { id: '1' })).headers.location).toBe('/website/publications/1');
});

it('does not publish what was taken back after the newest change', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39000');
  await save(asha, 'Open', 'Closed', { address: banner });
  await asha.post('/website/undo', { id: '1' });
  await publish(asha);
  await ended(asha, 1);
  expect(workshop.published).toMatchObject([{ changes: [{ becomes: 'Closed' }] }]);
});

it('publishes mine only, and keeps what is refused in the draft', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  await ravi.post('/website/field', { address: banner, was: 'Open', becomes: 'Closed' });
  expect(await draftOf(ravi)).toMatchObject({ mine: 1, canPublishMine: true, effect: { pages: 3 } });
  workshop.answers = [
    () => Promise.resolve({ kind: 'refused', problems: ['The banner is too long.'], conflicts: [0] }),
  ];
  await publish(ravi, 'mine');
  expect(await ended(ravi, 1)).toMatchObject({
    publication: { state: 'failed' },
    problems: ['The banner is too long.'],
    draft: { mine: 1, all: 2 },
  });
  await publish(ravi, 'mine');
  await ended(ravi, 2);
  expect((await draftOf(ravi)).changes).toMatchObject([{ who: 'Asha' }]);
  await publish(ravi, 'mine');
  expect(workshop.published).toHaveLength(2);
});

it('counts again what a draft changes after somebody has changed the content by hand', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  expect(await draftOf(asha)).toMatchObject({ effect: { pages: 3 } });
  workshop.pages = 4;
  expect(await draftOf(asha)).toMatchObject({ effect: { pages: 4 } });
});

it('only the principal changes, publishes and brings back what erases', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  const shorten = (browser: Browser) => save(browser, '365', '30', { address: keepDays });
  expect((await field(ravi, keepDays)).isLocked).toBe(true);
  expect((await shorten(ravi)).statusCode).toBe(403);
  expect((await draftOf(asha)).changes).toEqual([]);

  expect((await field(asha, keepDays)).isLocked).toBe(false);
  expect((await shorten(asha)).statusCode).toBe(303);
  await save(ravi, '38400', '39900');
  expect(await draftOf(ravi)).toMatchObject({ canPublishMine: true, canPublishAll: false });
  expect((await publish(ravi)).statusCode).toBe(403);
  expect(workshop.published).toEqual([]);
  await publish(ravi, 'mine');
  expect((await ended(ravi, 1)).canUndo).toBe(true);

  await publish(asha);
  expect((await ended(asha, 2)).canUndo).toBe(true);
  expect(await view<PublicationView>(ravi, '/website/publications/2')).toMatchObject({ canUndo: false });
  expect((await view<WebsiteView>(ravi, '/website')).publications[0]).toMatchObject({ isLocked: true });
  expect((await ravi.post('/website/undo-publication', { id: '2' })).statusCode).toBe(403);
  expect(workshop.content.get(keepDays)).toBe(30);
});

it('only the principal takes back what erases, unless the draft can’t be read', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  await save(asha, '365', '30', { address: keepDays });
  const refused = await ravi.post('/website/undo', { id: '1' });
  expect([refused.statusCode, (JSON.parse(refused.body) as MessageView).message]).toEqual([403, 'not allowed']);
  workshop.content.set(keepDays, 400);
  for (const keep of ['theirs', 'mine'])
    expect((await ravi.post('/website/settle', { id: '1', keep, theirs: '₹ 400' })).statusCode).toBe(403);
  expect((await draftOf(ravi)).changes).toMatchObject([{ id: 1, who: 'Asha', state: 'conflict', isLocked: true }]);

  await asha.post('/website/settle', { id: '1', keep: 'mine', theirs: '₹ 400' });
  expect((await draftOf(asha)).changes).toMatchObject([{ id: 2, state: 'fits' }]);
  workshop.isBroken = true;
  expect((await draftOf(ravi)).changes[0]).not.toHaveProperty('isLocked');
  expect((await ravi.post('/website/undo', { id: '2' })).statusCode).toBe(303);
  expect((await draftOf(ravi)).changes).toEqual([]);
});

it('asks the workshop again for a publication that a crash has interrupted', async () => {
  const dataDir = await temporaryFolder();
  const before = await startWebsite(new FakeWorkshop(), dataDir);
  await save(before.asha, '38400', '39900');
  before.workshop.answers = [() => new Promise(() => undefined)];
  await publish(before.asha);
  await before.app.close();
  before.accounts.close();

  const { asha, workshop } = await startWebsite(new FakeWorkshop(), dataDir);
  expect(await ended(asha, 1)).toMatchObject({ publication: { state: 'live' } });
  expect(workshop.published).toMatchObject([{ id: 1, changes: [{ becomes: 39_900 }] }]);
});

it('tries once more if the workshop ends while it publishes', async () => {
  const { asha, workshop, log } = await startWebsite();
  await save(asha, '38400', '39900');
  workshop.answers = [() => Promise.reject(new Error('The process has ended.'))];
  await publish(asha);
  expect(await vi.waitFor(() => ended(asha, 1), 5000)).toMatchObject({ publication: { state: 'live' } });
  expect(log.map(({ event }) => event)).toContain('publishing failed');
});

it('says that the workshop does not answer, and loses nothing', async () => {
  const { asha, workshop, log } = await startWebsite();
  await save(asha, '38400', '39900');
  workshop.isBroken = true;
  for (const url of [pageOf(fee), '/website/jobs/fees']) {
    const answer = await asha.get(url);
    expect([answer.statusCode, (JSON.parse(answer.body) as MessageView).message]).toEqual([503, 'no workshop']);
  }
  expect((await save(asha, '39900', '40000')).statusCode).toBe(503);
  expect(JSON.stringify(log)).not.toMatch(/Grade 5|40000/);
  workshop.isBroken = false;
  expect((await draftOf(asha)).changes).toHaveLength(1);
  const { typed } = await view<{ typed: TypedForm }>(asha, pageOf(fee));
  expect(typed.values).toMatchObject({ was: '39900', becomes: '40000' });
});

it('shows a draft on which the workshop fails as it is stored, to be undone', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  workshop.isBroken = true;
  const raw = { id: 1, breadcrumb: ['facts/classes.yaml', 'Grade 5', 'classes', 'fees', 'yearly'], becomes: '39900' };
  expect(await view<WebsiteView>(asha, '/website')).toMatchObject({ changes: [raw] });
  expect(await draftOf(asha)).toMatchObject({ changes: [raw], isRaw: true, canPublishAll: false });
  expect((await publish(asha)).statusCode).toBe(503);
  await asha.post('/website/undo', { id: '1' });
  expect((await draftOf(asha)).changes).toEqual([]);
});

it('keeps what was searched for out of addresses', async () => {
  const { asha } = await startWebsite();
  const { headers } = await asha.post('/website/find', { asked: 'Patil' });
  expect(headers.location).not.toContain('Patil');
  expect(await view<FieldsView>(asha, String(headers.location))).toMatchObject({
    asked: 'Patil',
    rows: [{ address: fee }],
  });
  expect(await view<FieldsView>(asha, '/website/jobs/fees')).toMatchObject({ job: 'fees', rows: [{ address: fee }] });
  expect((await asha.get('/website/jobs/unknown')).statusCode).toBe(404);
});

it('saves a value in the table of its list, and asks there if somebody else has saved another', async () => {
  const { asha, ravi } = await startWebsite();
  const next = '/website/jobs/fees#facts/classes.yaml:classes/4';
  const saved = await save(asha, '38400', '39000', { next });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, next]);
  const formIn = (list: FieldsView) => list.rows[0]!.cell!.form;
  expect(formIn(await view<FieldsView>(ravi, '/website/jobs/fees'))).toMatchObject({
    value: '39000',
    published: '₹ 38400',
    saved: { who: 'Asha' },
  });
  const refused = await save(ravi, '38400', '39900', { next });
  expect(refused.statusCode).toBe(409);
  const list = JSON.parse(refused.body) as FieldsView;
  expect(list).toMatchObject({ kind: 'fields', job: 'fees' });
  expect(formIn(list)).toMatchObject({ was: '39000', conflict: { by: 'Asha', theirs: '39000', mine: '39900' } });
});

it('a form of a list whose entry has moved comes back to the list', async () => {
  const { asha } = await startWebsite();
  const moved = { address: feeBefore, entries: '["Grade 5"]', next: '/website/jobs/fees' };
  expect((await save(asha, '38400', '39900', moved)).headers.location).toBe('/website/jobs/fees');
});

it('lists all fields of an entry', async () => {
  const { asha } = await startWebsite();
  const page = (address: string) => `/website/entry?at=${encodeURIComponent(address)}`;
  const entry = 'facts/classes.yaml:classes/4';
  expect(await view<FieldsView>(asha, page(entry))).toMatchObject({ entry, rows: [{ address: fee }] });
  expect((await asha.get(page('facts/classes.yaml:classes/99'))).statusCode).toBe(404);
});

it('lists all fields of a job, and the best results of a search', async () => {
  const workshop = new FakeWorkshop();
  const { asha } = await startWebsite(workshop);
  const { rows } = await workshop.find('fee', 'en', []);
  const many = () => Promise.resolve({ rows: Array.from({ length: 60 }, () => rows[0]!), unreadable: [] });
  Object.assign(workshop, { find: many, fieldsOfJob: many });
  const ofJob = await view<FieldsView>(asha, '/website/jobs/fees');
  expect([ofJob.rows.length, ofJob.more]).toEqual([60, 0]);
  const { headers } = await asha.post('/website/find', { asked: 'fee' });
  const found = await view<FieldsView>(asha, String(headers.location));
  expect([found.rows.length, found.more]).toEqual([50, 10]);
});

it('leads to the site: on this machine as it serves it, elsewhere as visitors know it', async () => {
  const { asha, app } = await startWebsite(new FakeWorkshop(), undefined, publicOrigin);
  const outside = new Browser(app, publicOrigin);
  await outside.signIn('Asha');
  await save(asha, '38400', '39900');
  await publish(asha);
  expect((await ended(asha, 1)).site).toBe('http://localhost:3000/');
  expect((await ended(outside, 1)).site).toBe('https://school.example');
});

it('says on the page of a live publication why the history does not have it', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  const live = { kind: 'live', release: 'r1', before: {}, after: {}, conflicts: [], notCommitted: 'No name.' } as const;
  workshop.answers = [() => Promise.resolve(live)];
  await publish(asha);
  expect(await ended(asha, 1)).toMatchObject({ publication: { state: 'live' }, problems: ['No name.'] });
});

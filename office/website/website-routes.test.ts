import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withEdits } from '../../model/testing/edited-content';
import {
  type FieldsView,
  type FieldView,
  groupPrefix,
  type PublicationView,
  type WebsiteView,
} from '../pages/website-views';
import type { MessageView, TypedForm } from '../pages/views';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { Browser, publicOrigin } from '../testing/office-app.fixture';
import { maxLetters } from '../guard/form-body';
import { fee, feeOfGrade4, inMarathi, keepDays, slogan, TestWorkshop, testWorkshop } from './test-workshop.fixture';
import { changesOf, draftOf, field, pageOf, startWebsite, view } from './website.fixture';

const save = (browser: Browser, was: string, becomes: string, more: Record<string, string> = {}) =>
  browser.post('/website/field', { address: fee, was, becomes, ...more });
/** The boxes of the groups with these files, or of all, as their page posts them. */
const ticked = async (browser: Browser, ...files: string[]) => {
  const { groups } = await draftOf(browser);
  const chosen = groups.filter(({ changes }) => files.length === 0 || changes.some(({ file }) => files.includes(file)));
  return Object.fromEntries(chosen.map(({ id, version }) => [groupPrefix + id, version]));
};
const publish = async (browser: Browser, ...files: string[]) =>
  browser.post('/website/publish', await ticked(browser, ...files));
const undo = async (browser: Browser, index = 0) =>
  browser.post('/website/undo', { id: (await changesOf(browser))[index]!.id });
/** The page of a publication, once it has ended. */
const ended = (browser: Browser, id: number) =>
  vi.waitFor(async () => {
    const page = await view<PublicationView>(browser, `/website/publications/${id}`);
    expect(page.publication.state).not.toBe('running');
    return page;
  });

const published = async (browser: Browser, id: number, ...files: string[]) => {
  await publish(browser, ...files);
  return ended(browser, id);
};

/** A person with an editor changes the fee of Grade 5. */
const editFee = (folder: string, from: number, to: number) =>
  withEdits(folder, [
    {
      file: 'facts/classes.yaml',
      from: `yearly: ${from}\n    seats: 80\n    description: Maps.`,
      to: `yearly: ${to}\n    seats: 80\n    description: Maps.`,
    },
  ]);
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
/** The fee of Grade 5 in the content. */
const feeIn = (folder: string) =>
  Number(/Grade 5\n(?:.*\n){4}\s+yearly: (\d+)/.exec(textOf(folder, 'facts/classes.yaml'))?.[1]);

it('saves a value in the draft, and says when and by whom', async () => {
  const { asha, ravi, clock } = await startWebsite();
  expect((await field(asha, fee)).form).toMatchObject({ value: '38400', was: '38400', input: 'number' });
  const saved = await save(asha, '38400', '39,900');
  expect([saved.statusCode, saved.headers.location]).toEqual([303, pageOf(fee)]);
  const { form, draft } = await field(ravi, fee);
  expect(form).toMatchObject({ value: '39900', was: '39900', published: '₹\u00a038,400' });
  expect(form.saved).toEqual({ id: (await changesOf(ravi))[0]?.id, at: clock.time, who: 'Asha' });
  expect(draft).toEqual({ mine: 0, all: 1 });
});

it.each([
  ['its page', {}, pageOf(fee)],
  ['its list', { next: '/website/jobs/fees' }, '/website/jobs/fees'],
])('saves what an old form shows, not what is at its address now, and leads to %s', async (_, next, location) => {
  const { asha } = await startWebsite();
  const saved = await save(asha, '38400', '39900', { address: feeOfGrade4, entries: '["Grade 5"]', ...next });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, location]);
  expect((await field(asha, fee)).form.value).toBe('39900');
});

it.each<[message: string, status: number, address: string, becomes: string, more?: Record<string, string>]>([
  ['entry gone', 409, fee, '39900', { entries: '["Class 5"]' }],
  ['not writable', 422, 'facts/classes.yaml:fees/heads/0/id', '__proto__'],
  ['empty paragraph', 422, 'screens/our-mission.md:text/0', ' \r\n '],
  // It counts letters, in any script.
  ['too large', 413, slogan, 'अ'.repeat(maxLetters + 1)],
])('refuses a value, and says why: %s', async (message, status, address, becomes, more) => {
  const { asha } = await startWebsite();
  const { value } = (await field(asha, address)).form;
  const refused = await save(asha, value, becomes, { address, ...more });
  const hasTyped = ['entry gone', 'not writable'].includes(message);
  expect(refused.statusCode).toBe(status);
  expect(JSON.parse(refused.body)).toMatchObject({ message, ...(hasTyped && { typed: becomes }) });
  expect(await changesOf(asha)).toEqual([]);
});

it('saves nothing in a file that can’t be read, and the script may try again', async () => {
  const { workshop, asha } = await startWebsite();
  withEdits(workshop.folder, [{ file: 'facts/classes.yaml', to: 'classes: [\n' }]);
  const refused = await save(asha, '38400', '39900', { entries: '["Grade 5"]' });
  expect(refused.statusCode).toBe(503);
  expect(JSON.parse(refused.body)).toMatchObject({ message: 'file unreadable', typed: '39900' });
  expect(await view(asha, pageOf(fee))).toMatchObject({ message: 'file unreadable' });
  expect(await view(asha, '/website/jobs/fees')).toMatchObject({
    rows: [],
    unreadable: [expect.stringContaining('facts/classes.yaml: ')],
  });
  expect(await changesOf(asha)).toEqual([]);
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

it('keeps what several people save at once, or shows both values', async () => {
  const { asha, ravi } = await startWebsite();
  const saved = await Promise.all([
    save(asha, '38400', '39900'),
    save(ravi, '34400', '35000', { address: feeOfGrade4 }),
    save(ravi, '38400', '40000'),
  ]);
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([303, 303, 409]);
  expect((await changesOf(asha)).map(({ who, becomes }) => [who, becomes])).toEqual([
    ['Ravi', '₹\u00a035,000'],
    ['Asha', '₹\u00a039,900'],
  ]);
});

it('knows the value that it has saved as it was typed, too, and what the script has sent without waiting for the answer', async () => {
  const { asha, ravi } = await startWebsite();
  await save(asha, '38400', '39,000');
  expect((await save(asha, '39,000', '39,100')).statusCode).toBe(303);
  const later = { sent: JSON.stringify(['38,900', '39,100']) };
  expect((await save(asha, '38400', '39,900', later)).statusCode).toBe(303);
  expect((await save(ravi, '38400', '40000', later)).statusCode).toBe(409);
  expect((await field(asha, fee)).form.value).toBe('39900');
});

it('a text that is saved again and again while somebody types has its paragraphs once', async () => {
  const { asha } = await startWebsite();
  const address = 'screens/our-mission.md:text/0';
  const was = (await field(asha, address)).form.value;
  const typed = ['One.', 'One.\n\nT', 'One,\nstill.\n\nTwo', 'One,\nstill.\n\nTwo.\n\nThr', 'One.\n\nThree.'].map(
    (each) => each.replaceAll('\n', '\r\n'),
  );
  for (const [index, becomes] of typed.entries()) {
    const saved = await save(asha, was, becomes, {
      address,
      entries: '[]',
      sent: JSON.stringify(typed.slice(0, index)),
    });
    expect(saved.statusCode, becomes).toBe(303);
  }
  const texts = await Promise.all(
    [0, 1].map(async (paragraph) => (await field(asha, `screens/our-mission.md:text/${paragraph}`)).form.value),
  );
  expect(texts).toEqual(['One.', 'Three.']);
  expect((await asha.get(pageOf('screens/our-mission.md:text/2'))).statusCode).toBe(404);
});

it('characters that nobody sees lock no field, nor does a text of the greatest length', async () => {
  const { asha } = await startWebsite();
  const typed = 'Ad\u00admission\u200b o\ufeffpe\u2066n\u2069\ufff9\u202c';
  const post = (was: string, becomes: string) => save(asha, was, becomes, { address: slogan });
  expect((await post('Open', typed)).statusCode).toBe(303);
  const { value } = (await field(asha, slogan)).form;
  expect(value).toBe(typed.replace(/[^\w ]/g, ''));
  expect((await post(typed, 'Closed')).statusCode).toBe(303);
  expect((await post('Closed', 'अ'.repeat(maxLetters))).statusCode).toBe(303);
  // Joiners in Devanagari stay.
  expect((await post('अ'.repeat(maxLetters), 'गोऱ्\u200dहे क्\u200cष')).statusCode).toBe(303);
  expect((await field(asha, slogan)).form.value).toBe('गोऱ्\u200dहे क्\u200cष');
});

it('a value that the draft has already needs no second save', async () => {
  const { asha, ravi } = await startWebsite();
  await save(asha, '38400', '39000');
  expect((await save(ravi, '38400', '39000')).statusCode).toBe(303);
  await save(ravi, '39000', '39000 ');
  expect(await changesOf(ravi)).toMatchObject([{ who: 'Asha' }]);
});

it('a form leads back to the page that it is on, and to no foreign one', async () => {
  const { asha } = await startWebsite();
  const next = async (address: string) => (await save(asha, '38400', '38400', { next: address })).headers.location;
  expect(await next('/website/jobs/fees')).toBe('/website/jobs/fees');
  expect(await next('https://evil.example')).toBe('/');
});

it('saves a translation, or confirms the one that there is', async () => {
  const { asha } = await startWebsite(testWorkshop(...inMarathi));
  const translation = { address: slogan, language: 'mr' };
  await save(asha, 'Open', 'Now open', { address: slogan });
  expect((await field(asha, slogan)).translations).toMatchObject([{ value: 'खुले', isToConfirm: true }]);
  await save(asha, 'खुले', 'खुले', { ...translation, confirm: 'yes' });
  const [confirmed] = (await field(asha, slogan)).translations;
  expect(confirmed).toMatchObject({ value: 'खुले', isToConfirm: false, saved: { who: 'Asha' } });
  await save(asha, 'खुले', 'सुरू', translation);
  const { form, translations } = await field(asha, slogan);
  expect([form.value, translations[0]?.value]).toEqual(['Now open', 'सुरू']);
  expect((await save(asha, '', 'x', { ...translation, language: 'hi' })).statusCode).toBe(404);
});

it('a change can be undone, and a conflict with the content be settled', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39000');
  await undo(asha);
  expect(await changesOf(asha)).toEqual([]);
  await save(asha, '38400', '39000');
  editFee(workshop.folder, 38400, 37000);
  expect(await draftOf(asha)).toMatchObject({
    groups: [{ changes: [{ state: 'conflict', theirs: '₹\u00a037,000' }], canPublish: false }],
  });
  expect(await draftOf(asha)).not.toHaveProperty('effect');
  // The form has what was saved, and what visitors see.
  expect((await field(asha, fee)).form).toMatchObject({ value: '39000', published: '₹\u00a037,000' });
  editFee(workshop.folder, 37000, 36000);
  const [{ id } = { id: '' }] = await changesOf(asha);
  await asha.post('/website/settle', { id, keep: 'mine', theirs: '₹\u00a037,000' });
  expect(await changesOf(asha), 'nothing is settled unseen').toMatchObject([
    { state: 'conflict', theirs: '₹\u00a036,000' },
  ]);
  await asha.post('/website/settle', { id, keep: 'mine', theirs: '₹\u00a036,000' });
  expect(await draftOf(asha)).toMatchObject({
    groups: [{ changes: [{ state: 'fits', was: '₹\u00a036,000', becomes: '₹\u00a039,000' }], canPublish: true }],
  });
  editFee(workshop.folder, 36000, 35000);
  await asha.post('/website/settle', { id: (await changesOf(asha))[0]!.id, keep: 'theirs', theirs: '₹\u00a035,000' });
  expect([await changesOf(asha), (await field(asha, fee)).form.value]).toEqual([[], '35000']);
});

it('what the content had before, typed over a conflict, is a change of what it has now', async () => {
  const { asha, workshop } = await startWebsite(testWorkshop(...inMarathi));
  const translation = { address: slogan, language: 'mr' };
  await save(asha, 'खुले', 'सुरू', translation);
  await save(asha, '38400', '39000');
  editFee(workshop.folder, 38400, 37000);
  withEdits(workshop.folder, [{ file: 'school.translations.yaml', from: 'mr: खुले', to: 'mr: उघडे' }]);
  expect((await changesOf(asha)).map(({ state }) => state)).toEqual(['conflict', 'conflict']);
  await save(asha, '39000', '38400');
  await save(asha, 'सुरू', 'खुले', translation);
  expect(await changesOf(asha)).toMatchObject([
    { state: 'fits', was: '₹\u00a037,000', becomes: '₹\u00a038,400' },
    { state: 'fits', was: 'उघडे', becomes: 'खुले', language: 'mr' },
  ]);
});

it('publishes in the background, and undoes it', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  let goOn: () => void = () => undefined;
  workshop.answers = [(write) => new Promise((resolve) => (goOn = () => resolve(write())))];
  const started = await publish(asha);
  expect([started.statusCode, started.headers.location]).toEqual([303, '/website/publications/1']);
  expect(await view<PublicationView>(asha, '/website/publications/1')).toMatchObject({
    publication: { state: 'running', who: 'Asha', changes: [{ was: '₹\u00a038,400', becomes: '₹\u00a039,900' }] },
    step: 'built',
  });
  const second = await publish(asha);
  expect([second.statusCode, (JSON.parse(second.body) as MessageView).message]).toEqual([409, 'already publishing']);

  goOn();
  expect(await ended(asha, 1)).toMatchObject({ publication: { state: 'live' }, canUndo: true, draft: { all: 0 } });
  expect(feeIn(workshop.folder)).toBe(39_900);
  expect((await asha.post('/website/undo-publication', { id: '1' })).headers.location).toBe('/website/publications/2');
  expect(await ended(asha, 2)).toMatchObject({
    publication: { state: 'live', undoes: 1, changes: [{ was: '₹\u00a039,900', becomes: '₹\u00a038,400' }] },
  });
  expect(feeIn(workshop.folder)).toBe(38_400);
  const title = 'Classes and fees · Classes · Grade 5 · Fees of the class · Yearly fee: ₹ 38,400 → ₹ 39,900';
  expect(workshop.published).toMatchObject([
    { id: 1, who: 'Asha', language: 'en', title, isUndo: false },
    { id: 2, isUndo: true },
  ]);
  expect((await view<WebsiteView>(asha, '/website')).publications).toMatchObject([
    { id: 2 },
    { id: 1, state: 'undone' },
  ]);
  expect((await ended(asha, 1)).canUndo).toBe(false);
  // A second tap publishes nothing.
  expect((await asha.post('/website/undo-publication', { id: '1' })).headers.location).toBe('/website/publications/1');

  await asha.post('/website/undo-publication', { id: '2' });
  await ended(asha, 3);
  expect((await view<WebsiteView>(asha, '/website')).publications).toMatchObject([
    { id: 3, state: 'live' },
    { id: 2, state: 'undone' },
    { id: 1, state: 'live' },
  ]);
});

it('tells a school with a server, after a change of the redirects, that a web server has rules of its own', async () => {
  const withRedirect = () =>
    testWorkshop({
      file: 'settings.yaml',
      from: 'carouselIntervalMs: 3000',
      to: 'carouselIntervalMs: 3000\nredirects:\n  - { from: /old, to: / }',
    });
  const { asha } = await startWebsite(withRedirect(), undefined, publicOrigin);
  await save(asha, '38400', '39900');
  expect(await published(asha, 1)).toMatchObject({ publication: { state: 'live' }, needsRules: false });
  const moved = { address: 'settings.yaml:redirects/0/from' };
  await save(asha, '/old', '/older', moved);
  expect(await published(asha, 2)).toMatchObject({ publication: { state: 'live' }, needsRules: true });
  await asha.post('/website/undo-publication', { id: '2' });
  expect(await ended(asha, 3)).toMatchObject({ publication: { state: 'live' }, needsRules: true });

  const { asha: onPc } = await startWebsite(withRedirect());
  await save(onPc, '/old', '/older', moved);
  expect(await published(onPc, 1)).toMatchObject({ publication: { state: 'live' }, needsRules: false });
});

it('a publication whose value was published again is not undone', async () => {
  const { asha, ravi } = await startWebsite();
  for (const [index, value] of ['39000', '39900', '40000'].entries()) {
    await save(ravi, ['38400', '39000', '39900'][index]!, value);
    await published(ravi, index + 1);
  }
  const { publications } = await view<WebsiteView>(asha, '/website');
  expect(publications.map(({ state }) => state)).toEqual(['live', 'live', 'live']);
});

it('a content file in another encoding keeps no page of the office from being shown', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  await save(asha, 'Open', 'Closed', { address: slogan });
  await published(asha, 1, 'school.yaml');
  for (const file of ['facts/classes.yaml', 'school.yaml'])
    withEdits(workshop.folder, [{ file, to: Buffer.from('name: Caf\u00e9\n', 'latin1') }]);
  for (const url of ['/website', '/website/draft', '/website/publications/1'])
    expect((await asha.get(url)).statusCode, url).toBe(200);
  expect(await changesOf(asha)).toMatchObject([{ state: 'unreadable' }]);
});

it('publishes the chosen groups, and keeps what is refused in the draft', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  await save(ravi, 'Open', 'Closed', { address: slogan });
  expect(await draftOf(ravi)).toMatchObject({
    groups: [
      { changes: [{ who: 'Asha', file: 'facts/classes.yaml' }], canPublish: true },
      { changes: [{ who: 'Ravi', file: 'school.yaml' }], canPublish: true },
    ],
  });
  workshop.answers = [() => Promise.resolve({ kind: 'refused', problems: ['The slogan is too long.'] })];
  expect(await published(ravi, 1, 'school.yaml')).toMatchObject({
    publication: { state: 'failed' },
    problems: ['The slogan is too long.'],
    draft: { mine: 1, all: 2 },
  });
  expect(await published(ravi, 2, 'school.yaml')).toMatchObject({ publication: { changes: [{ becomes: 'Closed' }] } });
  expect(await changesOf(ravi)).toMatchObject([{ who: 'Asha' }]);
  expect(feeIn(workshop.folder)).toBe(38_400);
  expect(textOf(workshop.folder, 'school.yaml')).toContain('slogan: Closed');
  // Nothing is ticked.
  expect((await ravi.post('/website/publish', {})).headers.location).toBe('/website/draft');
  expect(workshop.published).toHaveLength(2);
});

it('publishes nothing that was changed after its page was shown', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  await save(asha, 'Open', 'Closed', { address: slogan });
  const [both, onlySlogan] = [await ticked(asha), await ticked(asha, 'school.yaml')];
  await save(ravi, '39900', '40000');
  const refused = await asha.post('/website/publish', both);
  expect([refused.statusCode, (JSON.parse(refused.body) as MessageView).message]).toEqual([409, 'draft changed']);
  expect(workshop.published).toEqual([]);
  await asha.post('/website/publish', onlySlogan);
  expect(await ended(asha, 1)).toMatchObject({ publication: { state: 'live' }, draft: { all: 1 } });
});

it('a colleague’s change with a mistake holds up no other one', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  await save(asha, '38400', 'forty thousand');
  await save(ravi, 'Open', 'Closed', { address: slogan });
  expect(await draftOf(ravi)).toMatchObject({
    groups: [
      { changes: [{ mistakes: [expect.any(String)] }], canPublish: false },
      { changes: [{ mistakes: [] }], canPublish: true },
    ],
  });
  expect(await published(ravi, 1, 'school.yaml')).toMatchObject({ publication: { state: 'live' } });
  expect(textOf(workshop.folder, 'school.yaml')).toContain('slogan: Closed');
  expect(await changesOf(ravi)).toMatchObject([{ who: 'Asha', becomes: 'forty thousand' }]);
});

it('a file that can’t be read hides no mistake in the others, and the page of an entry says them, too', async () => {
  const { asha } = await startWebsite();
  await save(asha, '38400', 'forty thousand');
  // Two pages of one title.
  await save(asha, 'Our Vision', 'Our Mission', { address: 'screens/our-vision.md:title' });
  const { groups } = await draftOf(asha);
  expect(groups.map(({ changes }) => changes.map(({ mistakes }) => mistakes.length))).toEqual([[1], [1]]);
  expect(groups.map(({ canPublish }) => canPublish)).toEqual([false, false]);
  const { rows } = await view<FieldsView>(asha, `/website/entry?at=${encodeURIComponent('screens/our-vision.md:')}`);
  expect(rows.flatMap(({ mistakes = [] }) => mistakes)).toEqual(groups[1]!.changes[0]!.mistakes);
});

it('asks about a value that may be a slip, at its field and before it is published', async () => {
  const { asha } = await startWebsite();
  await save(asha, '38400', '384000');
  const { groups } = await draftOf(asha);
  const [{ changes: [change] = [], canPublish } = { changes: [], canPublish: false }] = groups;
  expect([change!.mistakes, change!.warnings, canPublish]).toEqual([[], [expect.stringContaining('digit')], true]);
  expect((await field(asha, fee)).form.warnings).toEqual(change!.warnings);
  const { rows } = await view<FieldsView>(asha, '/website/jobs/fees');
  expect(rows.flatMap(({ cell }) => cell?.form.warnings ?? [])).toEqual(change!.warnings);
  // A mistake in another file hides none of it.
  await save(asha, 'Our Vision', 'Our Mission', { address: 'screens/our-vision.md:title' });
  expect((await changesOf(asha)).flatMap(({ warnings }) => warnings)).toEqual(change!.warnings);
  await save(asha, '384000', '39000');
  expect((await changesOf(asha)).flatMap(({ warnings }) => warnings)).toEqual([]);
  await save(asha, 'Open', 'x'.repeat(501), { address: slogan });
  expect((await field(asha, slogan)).form.warnings).toEqual([expect.stringContaining('too long')]);
});

it('says that a text in other letters belongs elsewhere', async () => {
  const { asha } = await startWebsite();
  await save(asha, 'Open', 'सौ. सुनीता बोरसे', { address: slogan });
  expect((await field(asha, slogan)).form.warnings).toEqual([expect.stringContaining('English')]);
  await save(asha, 'सौ. सुनीता बोरसे', 'Mrs. सुनीता', { address: slogan });
  expect((await field(asha, slogan)).form.warnings).toEqual([]);
});

it('counts again what a draft changes after somebody has changed the content by hand', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  await save(asha, 'Open', 'Closed', { address: slogan });
  const effect = await vi.waitUntil(async () => (await draftOf(asha)).effect);
  expect(effect.documents).toBeGreaterThan(0);
  editFee(workshop.folder, 38400, 39900);
  expect(await vi.waitUntil(async () => (await draftOf(asha)).effect)).toMatchObject({ documents: 0 });
});

it('only the principal changes, publishes and brings back what erases', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  const shorten = (browser: Browser) => save(browser, '365', '400', { address: keepDays });
  const daysIn = () => Number(/keepDays: (\d+)/.exec(textOf(workshop.folder, 'facts/privacy.yaml'))?.[1]);
  expect((await field(ravi, keepDays)).isLocked).toBe(true);
  expect((await shorten(ravi)).statusCode).toBe(403);
  expect(await changesOf(asha)).toEqual([]);

  expect((await field(asha, keepDays)).isLocked).toBe(false);
  expect((await shorten(asha)).statusCode).toBe(303);
  await save(ravi, '38400', '39900');
  expect(await draftOf(ravi)).toMatchObject({
    groups: [
      { changes: [{ file: 'facts/classes.yaml' }], canPublish: true },
      { changes: [{ file: 'facts/privacy.yaml', isLocked: true }], canPublish: false },
    ],
  });
  expect((await publish(ravi)).statusCode).toBe(403);
  expect((await publish(ravi, 'facts/privacy.yaml')).statusCode).toBe(403);
  expect(workshop.published).toEqual([]);
  expect((await published(ravi, 1, 'facts/classes.yaml')).canUndo).toBe(true);

  expect((await published(asha, 2)).canUndo).toBe(true);
  expect(await view<PublicationView>(ravi, '/website/publications/2')).toMatchObject({ canUndo: false });
  expect((await view<WebsiteView>(ravi, '/website')).publications[0]).toMatchObject({ isLocked: true });
  expect((await ravi.post('/website/undo-publication', { id: '2' })).statusCode).toBe(403);
  expect(daysIn()).toBe(400);
});

it('only the principal undoes and settles what erases, unless the draft can’t be read', async () => {
  const { asha, ravi, workshop } = await startWebsite();
  await save(asha, '365', '500', { address: keepDays });
  const refused = await undo(ravi);
  expect([refused.statusCode, (JSON.parse(refused.body) as MessageView).message]).toEqual([403, 'not allowed']);
  await ravi.post('/website/undo', { id: 'facts/privacy.yaml' });
  expect(await changesOf(asha)).toHaveLength(1);
  withEdits(workshop.folder, [{ file: 'facts/privacy.yaml', from: 'keepDays: 365', to: 'keepDays: 400' }]);
  const [{ id, theirs = '' } = { id: '' }] = await changesOf(ravi);
  for (const keep of ['theirs', 'mine'])
    expect((await ravi.post('/website/settle', { id, keep, theirs })).statusCode).toBe(403);
  expect(await changesOf(ravi)).toMatchObject([{ who: 'Asha', state: 'conflict', isLocked: true }]);

  await asha.post('/website/settle', { id, keep: 'mine', theirs });
  expect(await changesOf(asha)).toMatchObject([{ state: 'fits' }]);
  workshop.isBroken = true;
  expect((await changesOf(ravi))[0]).not.toHaveProperty('isLocked');
  expect((await undo(ravi)).statusCode).toBe(303);
  expect(await changesOf(ravi)).toEqual([]);
});

it('asks the workshop again for a publication that a crash has interrupted', async () => {
  const dataDir = await temporaryFolder();
  const before = await startWebsite(testWorkshop(), dataDir);
  await save(before.asha, '38400', '39900');
  before.workshop.answers = [() => new Promise(() => undefined)];
  await publish(before.asha);
  await before.app.close();
  before.accounts.close();

  const { asha, workshop } = await startWebsite(new TestWorkshop(before.workshop.folder), dataDir);
  expect(await ended(asha, 1)).toMatchObject({ publication: { state: 'live' } });
  expect(workshop.published).toMatchObject([{ id: 1 }]);
  expect(feeIn(workshop.folder)).toBe(39_900);
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
  expect(await changesOf(asha)).toHaveLength(1);
  const { typed } = await view<{ typed: TypedForm }>(asha, pageOf(fee));
  expect(typed.values).toMatchObject({ was: '39900', becomes: '40000' });
});

it('shows a draft on which the workshop fails as it is stored, to be undone file by file', async () => {
  const { asha, workshop } = await startWebsite();
  await save(asha, '38400', '39900');
  await save(asha, 'Open', 'Closed', { address: slogan });
  workshop.isBroken = true;
  const raw = (file: string) => ({ id: file, breadcrumb: [file], who: 'Asha' });
  const files = ['facts/classes.yaml', 'school.yaml'];
  expect((await view<WebsiteView>(asha, '/website')).changes).toMatchObject(files.map(raw));
  const { isRaw, groups } = await draftOf(asha);
  expect([isRaw, groups.map(({ canPublish }) => canPublish)]).toEqual([true, [false, false]]);
  expect(groups.flatMap(({ changes }) => changes)).toMatchObject(files.map(raw));
  expect((await publish(asha)).statusCode).toBe(503);
  for (const file of files) {
    expect((await asha.post('/website/undo', { id: file })).statusCode, file).toBe(303);
    expect((await changesOf(asha)).map(({ id }) => id)).not.toContain(file);
  }
  expect(await changesOf(asha)).toEqual([]);
});

it('keeps what was searched for out of addresses, and shows the best results', async () => {
  const { asha } = await startWebsite();
  const { headers } = await asha.post('/website/find', { asked: 'Kulkarni' });
  expect(headers.location).not.toContain('Kulkarni');
  const { asked, rows } = await view<FieldsView>(asha, String(headers.location));
  expect([asked, rows.map(({ address }) => address)]).toEqual([
    'Kulkarni',
    expect.arrayContaining(['facts/staff.yaml:staff/0/name']),
  ]);
  const many = await asha.post('/website/find', { asked: 'school' });
  const best = await view<FieldsView>(asha, String(many.headers.location));
  expect([best.rows.length, best.more > 0]).toEqual([50, true]);
  const job = await view<FieldsView>(asha, '/website/jobs/fees');
  expect([job.job, job.rows.map(({ address }) => address)]).toEqual(['fees', expect.arrayContaining([fee])]);
  expect((await asha.get('/website/jobs/unknown')).statusCode).toBe(404);
});

it('saves a value in the table of its list, and asks there if somebody else has saved another', async () => {
  const { asha, ravi } = await startWebsite();
  const next = '/website/jobs/fees#facts/classes.yaml:classes/7';
  const saved = await save(asha, '38400', '39000', { next });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, next]);
  const formIn = ({ rows }: FieldsView) => rows.find(({ address }) => address === fee)!.cell!.form;
  expect(formIn(await view<FieldsView>(ravi, '/website/jobs/fees'))).toMatchObject({
    value: '39000',
    published: '₹\u00a038,400',
    saved: { who: 'Asha' },
  });
  const refused = await save(ravi, '38400', '39900', { next });
  expect(refused.statusCode).toBe(409);
  const list = JSON.parse(refused.body) as FieldsView;
  expect(list).toMatchObject({ kind: 'fields', job: 'fees' });
  expect(formIn(list)).toMatchObject({ was: '39000', conflict: { by: 'Asha', theirs: '39000', mine: '39900' } });
});

it('lists all fields of an entry', async () => {
  const { asha } = await startWebsite();
  const page = (address: string) => `/website/entry?at=${encodeURIComponent(address)}`;
  const found = await view<FieldsView>(asha, page('facts/classes.yaml:classes/7'));
  expect([found.entry?.address, found.rows.map(({ address }) => address)]).toEqual([
    'facts/classes.yaml:classes/7',
    expect.arrayContaining([fee]),
  ]);
  expect((await asha.get(page('facts/classes.yaml:classes/99'))).statusCode).toBe(404);
});

it('shows the pictures of slides as files of the preview', async () => {
  const { asha, ravi } = await startWebsite();
  const { rows, pictures } = await view<FieldsView>(asha, '/website/jobs/slides');
  expect(pictures!.map(({ entry }) => entry)).toEqual(rows.map(({ cell }) => cell?.entry));
  expect(pictures![0]).toMatchObject({ alt: 'A drawing' });
  expect(pictures![0]!.src).toMatch(/^\/preview\/[\w-]{43}\/files\/pictures\/.+-0\.svg$/);
  expect((await ravi.get(pictures![0]!.src)).statusCode).toBe(200);
});

it('leads to the site: on this machine as it serves it, elsewhere as visitors know it', async () => {
  const { asha, app } = await startWebsite(testWorkshop(), undefined, publicOrigin);
  const outside = new Browser(app, publicOrigin);
  await outside.signIn('Asha');
  await save(asha, '38400', '39900');
  expect((await published(asha, 1)).site).toBe('http://localhost:3000/');
  expect((await ended(outside, 1)).site).toBe('https://school.example');
});

it('gets ready to publish once somebody looks at a draft that can be published', async () => {
  const workshop = testWorkshop();
  const getReady = vi.spyOn(workshop.publisher, 'getReady');
  const { asha } = await startWebsite(workshop);
  await asha.get('/website/draft');
  expect(getReady).not.toHaveBeenCalled();
  await save(asha, '38400', '39900');
  await asha.get('/website/draft');
  expect(getReady).toHaveBeenCalled();
});

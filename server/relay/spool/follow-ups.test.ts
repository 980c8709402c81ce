import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../forms/form-definition';
import { temporaryFolder } from '../../testing/endpoint.fixture';
import { deliveredNote, named, openSpool, submission } from '../../testing/spool.fixture';
import type { FieldChange } from './follow-up';

const form: FormDefinition = {
  id: 'enquiry',
  title: 'Enquiry',
  template: 'enquiry',
  summary: ['full_name', 'grade'],
  fields: [
    { kind: 'text', name: 'full_name', label: 'Name', maxLength: 100 },
    { kind: 'mobile', name: 'mobile_number', label: 'Mobile', maxLength: 24 },
    { kind: 'select', name: 'grade', label: 'Class', placeholder: '', options: [], classesNotOffered: [] },
  ],
  sent: { title: '', sentence: '' },
};

const toCalled: FieldChange = { field: 'stage', was: '', becomes: 'called' };
const tomorrow: FieldChange = { field: 'callOn', was: '', becomes: '2026-11-29' };

/** A spool with one submission. */
async function withOne() {
  const spool = await openSpool();
  const { name } = await spool.intake.store(submission());
  const { followUps, callList } = spool;
  return { spool, followUps, callList, name };
}

describe('a follow-up', () => {
  it('begins with the submission, in the first stage, without a call or an owner', async () => {
    const { spool } = await withOne();
    const { name } = await spool.intake.store(submission('two', { choice: 'Nursery' }));
    const receivedAt = submission().receivedAt.getTime();
    expect(spool.callList.followUp(name)).toEqual({
      name,
      form: 'enquiry',
      receivedAt,
      choice: 'Nursery',
      stage: '',
      stageSince: receivedAt,
      callOn: undefined,
      owner: '',
      firstCallAt: undefined,
    });
  });

  it('has nothing to do if someone else made the same change', async () => {
    const { spool, name } = await withOne();
    await spool.followUps.change(name, 'Meera', [toCalled], 5000);
    expect(await spool.followUps.change(name, 'Ravi', [toCalled], 6000)).toEqual([]);
    expect(spool.callList.history(name)).toHaveLength(1);
  });

  it('records a call and a note once for each rendered form', async () => {
    const { followUps, callList, name } = await withOne();
    await followUps.noteCall(name, 'Meera', 'not reached', 'one', [tomorrow], 5000);
    await followUps.change(name, 'Ravi', [{ field: 'callOn', was: '2026-11-29', becomes: '' }], 6000);
    await followUps.noteCall(name, 'Meera', 'not reached', 'one', [tomorrow], 7000);
    await followUps.addNote(name, 'Meera', 'The father calls back.', 'two', 8000);
    await followUps.addNote(name, 'Meera', 'The father calls back.', 'two', 8001);
    await followUps.noteCall(name, 'Meera', 'reached', 'three', [], 9000);
    expect(callList.history(name).map(({ kind }) => kind)).toEqual(['call', 'note', 'callOn', 'callOn', 'call']);
    expect(callList.followUp(name)).toMatchObject({ firstCallAt: 5000, callOn: undefined });
    expect(callList.lastNote(name)).toBe('The father calls back.');
  });

  it('keeps what was said with the call, also if the call is undone', async () => {
    const { followUps, callList, name } = await withOne();
    for (const at of [5000, 5001])
      await followUps.noteCall(name, 'Meera', 'again', 'one', [tomorrow], at, 'Asks about the bus.');
    expect(callList.history(name).map(({ kind }) => kind)).toEqual(['callOn', 'call', 'note']);
    expect(await followUps.undoCall([name], 'Meera', 5000, 6000)).toBe(true);
    expect(callList.lastNote(name)).toBe('Asks about the bus.');
    expect(callList.followUp(name)?.callOn).toBeUndefined();
  });

  it('has a remark about the next call, which changes without its day and goes with it', async () => {
    const { followUps, callList, name } = await withOne();
    const change = (was: string, becomes: string, remark: string, wasRemark = '') =>
      followUps.change(name, 'Meera', [{ field: 'callOn', was, becomes, wasRemark, remark }], 5000);
    await change('', '2026-12-03', '3 pm, visits');
    expect(callList.callRemark(name)).toBe('3 pm, visits');
    await change('2026-12-03', '2026-12-03', '4 pm, visits', '3 pm, visits');
    expect(callList.callRemark(name)).toBe('4 pm, visits');
    expect(await followUps.change(name, 'Ravi', [{ ...tomorrow, was: '2026-12-01' }], 6000)).toMatchObject([
      { field: 'callOn', theirs: '2026-12-03', by: 'Meera' },
    ]);
    await followUps.noteCall(name, 'Meera', 'again', 'one', [{ ...tomorrow, was: '2026-12-03' }], 7000);
    expect(callList.callRemark(name)).toBe('');
    await followUps.undoCall([name], 'Meera', 7000, 8000);
    expect(callList.callRemark(name)).toBe('4 pm, visits');
  });

  it('does not overwrite a remark that someone else has changed, with or without its day', async () => {
    const { followUps, callList, name } = await withOne();
    const change = (who: string, becomes: string, wasRemark: string, remark: string, was = '2026-12-03') =>
      followUps.change(name, who, [{ field: 'callOn', was, becomes, wasRemark, remark }], 5000);
    await change('Meera', '2026-12-03', '', '3 pm', '');
    expect(await change('Meera', '2026-12-03', '3 pm', '4 pm')).toEqual([]);
    const theirs = { field: 'callOn', theirs: '2026-12-03', theirRemark: '4 pm', by: 'Meera' };
    for (const [becomes, remark] of [
      ['2026-12-03', '5 pm'],
      ['2026-12-04', '3 pm'],
      ['', ''],
    ] as const)
      expect(await change('Ravi', becomes, '3 pm', remark), becomes).toMatchObject([theirs]);
    expect(callList.callRemark(name)).toBe('4 pm');
    // Both have planned the same day, and one has a remark.
    await change('Meera', '2026-12-05', '4 pm', '');
    expect(await change('Ravi', '2026-12-05', '', '10 am')).toEqual([]);
    expect(callList.callRemark(name)).toBe('10 am');
  });

  it('keeps every different note and call from one page, whose forms have the same token', async () => {
    const { followUps, callList, name } = await withOne();
    await followUps.noteCall(name, 'Meera', 'not reached', 'one', [], 5000);
    await followUps.addNote(name, 'Meera', 'The line is busy.', 'one', 6000);
    // The browser has gone back to the page as it was.
    await followUps.addNote(name, 'Meera', 'Now it rings.', 'one', 7000);
    await followUps.noteCall(name, 'Meera', 'reached', 'one', [], 8000);
    expect(callList.history(name).map(({ becomes }) => becomes)).toEqual([
      'reached',
      'Now it rings.',
      'The line is busy.',
      'not reached',
    ]);
  });

  it('counts a call even if someone else has planned the next one, and moves on only a family that is still new', async () => {
    const { followUps, callList, name } = await withOne();
    await followUps.change(name, 'Meera', [tomorrow], 5000);
    const monday: FieldChange = { field: 'callOn', was: '', becomes: '2026-11-30' };
    const conflict = { field: 'callOn', theirs: '2026-11-29', by: 'Meera', at: 5000, mine: '2026-11-30' };
    expect(await followUps.noteCall(name, 'Ravi', 'again', 'one', [monday, toCalled], 6000)).toEqual([conflict]);
    expect(callList.followUp(name)).toMatchObject({ stage: 'called', callOn: '2026-11-29', firstCallAt: 6000 });
    await followUps.change(name, 'Meera', [{ field: 'stage', was: 'called', becomes: 'visited' }], 7000);
    expect(await followUps.noteCall(name, 'Ravi', 'reached', 'two', [toCalled], 8000)).toEqual([]);
    expect(callList.followUp(name)?.stage).toBe('visited');
  });

  it('is as it was before a call that was noted by mistake', async () => {
    const { followUps, callList, name } = await withOne();
    const before = callList.followUp(name);
    await followUps.noteCall(name, 'Meera', 'again', 'one', [tomorrow, toCalled], 5000);
    expect(callList.followUp(name)).not.toEqual(before);
    await followUps.undoCall([name], 'Ravi', 5000, 6000);
    expect(callList.followUp(name)).toEqual(before);
    expect(callList.history(name)).toEqual([{ at: 6000, who: 'Ravi', kind: 'undone', was: '', becomes: 'again' }]);
    // The tap arrives again.
    expect(await followUps.noteCall(name, 'Meera', 'again', 'one', [tomorrow, toCalled], 7000)).toBe('undone');
    expect(await followUps.undoCall([name], 'Ravi', 5000, 8000)).toBe(true);
    expect(callList.followUp(name)).toEqual(before);
    expect(callList.history(name)).toHaveLength(1);
  });

  it('keeps an earlier call, note and stage when a later call is undone', async () => {
    const { followUps, callList, name } = await withOne();
    await followUps.noteCall(name, 'Meera', 'again', 'one', [tomorrow, toCalled], 5000);
    await followUps.addNote(name, 'Meera', 'Calls back.', 'one', 5500);
    const [before, history] = [callList.followUp(name), callList.history(name)];
    const changes: FieldChange[] = [
      { field: 'callOn', was: '2026-11-29', becomes: '' },
      { field: 'stage', was: 'called', becomes: 'visited' },
    ];
    await followUps.noteCall(name, 'Meera', 'reached', 'two', changes, 6000);
    await followUps.undoCall([name], 'Meera', 6000, 7000);
    expect(callList.followUp(name)).toEqual(before);
    expect(before).toMatchObject({ firstCallAt: 5000, stageSince: 5000 });
    expect(callList.lastNote(name)).toBe('Calls back.');
    expect(callList.history(name).slice(1)).toEqual(history);
  });

  it('does not undo a call after something else has happened', async () => {
    const { followUps, callList, name } = await withOne();
    await followUps.noteCall(name, 'Meera', 'again', 'one', [tomorrow], 5000);
    await followUps.change(name, 'Ravi', [toCalled], 6000);
    const before = callList.followUp(name);
    expect(await followUps.undoCall([name], 'Meera', 5000, 7000)).toBe(false);
    expect(callList.followUp(name)).toEqual(before);
  });

  it('refuses changes of an erased submission', async () => {
    const { spool, name } = await withOne();
    await spool.retention.erase([name]);
    await expect(spool.followUps.change(name, '', [toCalled], 5000)).rejects.toThrow('no submission');
    await expect(spool.followUps.addNote(name, '', 'x', 'y', 5000)).rejects.toThrow('no submission');
    expect(spool.callList.history(name)).toEqual([]);
    expect(spool.callList.followUp(name)).toBeUndefined();
  });
});

describe('a correction by the office', () => {
  const newNumber = { answer: 'mobile_number', was: '98765 43210', becomes: '91234 56789' };

  it('is a new revision, found by its new answers, with the old ones kept', async () => {
    const { spool, name } = await withOne();
    const grade = { answer: 'grade', was: '', becomes: 'Nursery' };
    const fullName = { answer: 'full_name', was: 'Asha', becomes: 'Sunita' };
    expect(await spool.followUps.correct(name, 'Meera', [newNumber, grade, fullName], 5000, form)).toEqual([]);
    const record = spool.records.read(name);
    expect(record?.fields.map(({ value }) => value)).toEqual(['Sunita', '91234 56789', 'Nursery']);
    expect(record).toMatchObject({ revision: 2, tags: [], receivedAt: submission().receivedAt.getTime() });
    expect(record?.earlier).toHaveLength(1);
    for (const text of ['91234 56789', '98765 43210', 'sunita']) expect(spool.callList.search(text)).toEqual([name]);
    expect(spool.callList.followUp(name)?.choice).toBe('Nursery');
    expect(spool.callList.history(name)[2]).toEqual({
      at: 5000,
      who: 'Meera',
      kind: 'answers',
      answer: 'mobile_number',
      was: '98765 43210',
      becomes: '91234 56789',
    });
  });

  it('shows both values if someone else corrected the same answer, and changes nothing', async () => {
    const { spool, name } = await withOne();
    await spool.followUps.correct(name, 'Meera', [newNumber], 5000, form);
    const mine = { ...newNumber, becomes: '99999 99999' };
    const fullName = { answer: 'full_name', was: 'Asha', becomes: 'Usha' };
    expect(await spool.followUps.correct(name, 'Ravi', [mine, fullName], 6000, form)).toEqual([
      { field: 'answers', answer: 'mobile_number', theirs: '91234 56789', by: 'Meera', at: 5000, mine: '99999 99999' },
    ]);
    expect(spool.records.read(name)?.fields.map(({ value }) => value)).toEqual(['Asha', '91234 56789']);
    expect(await spool.followUps.correct(name, 'Ravi', [fullName], 7000, form)).toEqual([]);
    expect(spool.records.read(name)?.fields.map(({ value }) => value)).toEqual(['Usha', '91234 56789']);
  });

  it('shows the family’s value if the family has changed the answer meanwhile', async () => {
    const { spool, name } = await withOne();
    await spool.followUps.correct(name, 'Meera', [newNumber], 5000, form);
    const receivedAt = new Date(submission().receivedAt.getTime() + 1000);
    await spool.intake.store(submission('one', { ...named('Aasha'), receivedAt }));
    const mine = { answer: 'full_name', was: 'Asha', becomes: 'Usha' };
    const number = { ...newNumber, was: '91234 56789', becomes: '99999 99999' };
    expect(await spool.followUps.correct(name, 'Ravi', [mine, number], 6000, form)).toEqual([
      { field: 'answers', answer: 'full_name', theirs: 'Aasha', by: '', at: receivedAt.getTime(), mine: 'Usha' },
      {
        field: 'answers',
        answer: 'mobile_number',
        theirs: '98765 43210',
        by: '',
        at: receivedAt.getTime(),
        mine: '99999 99999',
      },
    ]);
  });

  it('doesn’t mail a delivered submission again, and mails a waiting one once, corrected', async () => {
    const { spool, name } = await withOne();
    await spool.followUps.correct(name, '', [newNumber], 5000, form);
    const [taken] = await spool.queue.take(1, 10 ** 13);
    expect(taken?.fields[1]?.value).toBe('91234 56789');
    await spool.queue.note(deliveredNote(name, 2));
    await spool.followUps.correct(name, '', [{ answer: 'full_name', was: 'Asha', becomes: 'Usha' }], 6000, form);
    expect(spool.records.read(name)?.state).toBe('delivered');
    expect(await spool.queue.take(1, 10 ** 13)).toEqual([]);
  });

  it('during an attempt doesn’t hang: the attempt is recorded, and the corrected answers are mailed', async () => {
    const { spool, name } = await withOne();
    await spool.queue.take(1, 10 ** 13);
    await spool.followUps.correct(name, '', [newNumber], 5000, form);
    await spool.queue.note(deliveredNote(name, 1));
    expect(spool.records.read(name)).toMatchObject({ state: 'waiting', tried: [{ revision: 1, outcome: 'sent' }] });
    expect(await spool.queue.take(1, 10 ** 13)).toMatchObject([{ name, revision: 2 }]);
    await spool.queue.note(deliveredNote(name, 2));
    expect(spool.records.read(name)?.state).toBe('delivered');
  });

  it('isn’t undone by a phone that sends the old answers again', async () => {
    const { spool, name } = await withOne();
    await spool.followUps.correct(name, '', [newNumber], 5000, form);
    expect((await spool.intake.store(submission())).outcome).toBe('repeated');
    expect(spool.records.read(name)?.fields[1]?.value).toBe('91234 56789');
  });
});

it('is erased with its submission: no byte of a note, a value or a name is left in the files', async () => {
  const path = join(await temporaryFolder(), 'spool.db');
  const spool = await openSpool(path);
  const secrets = [
    'Chandrasekhar',
    'chandrasekhar',
    'mother works nights',
    'Owner-Vasundhara',
    'stage-of-secrets',
    'Bhagirathi',
  ];
  const keep = (index: number) => submission(`kept ${index}`, { names: [`Kept ${index}`] });
  const secret = (index: number) =>
    submission(`secret ${index}`, { names: ['Chandrasekhar'], ...named('Chandrasekhar') });
  const names: string[] = [];
  // Enough for pages to split and to be merged, since their rows leave copies when they move.
  for (let index = 0; index < 120; index += 1) {
    await spool.intake.store(keep(index));
    const { name } = await spool.intake.store(secret(index));
    names.push(name);
    const changes: FieldChange[] = [
      { field: 'owner', was: '', becomes: 'Owner-Vasundhara' },
      { field: 'stage', was: '', becomes: 'stage-of-secrets' },
    ];
    await spool.followUps.noteCall(name, 'Bhagirathi', 'reached', 'token', changes, 5000 + index);
    await spool.followUps.addNote(name, 'Bhagirathi', `The mother works nights. ${'x'.repeat(index)}`, 'other', 6000);
  }
  for (let from = 0; from < names.length; from += 7) await spool.retention.erase(names.slice(from, from + 7));
  expect(spool.callList.list({ sort: 'call', limit: 1000, today: '2026-11-28' }).names).toHaveLength(120);
  for (const file of [path, `${path}-wal`]) {
    const bytes = await readFile(file, 'latin1');
    expect(secrets.filter((text) => bytes.includes(text))).toEqual([]);
  }
});

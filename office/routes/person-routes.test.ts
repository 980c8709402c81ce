import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { officeWords as words } from '../../words/en/office';
import { fieldsOf, mainText, nameOf, recordsOn, startOffice } from '../testing/office-pages.fixture';

describe('all data of a person', () => {
  it('are those of every form with the telephone number, to read and to download', async () => {
    const { clerk, send } = await startOffice();
    const asha = await send({ full_name: 'Asha', mobile_number: '+91 98765-43210' });
    const ravi = await send({ full_name: 'Ravi', mobile_number: '9876543210' });
    await send({ full_name: 'Bina', mobile_number: '91234 56789' });
    await clerk.post(`${ravi}/call`, { text: 'Asks about the bus', token: 'a' });
    const page = (await clerk.get(`${asha}/person`)).body;
    expect(mainText(page)).toMatch(/Asha.*Ravi.*Asks about the bus/s);
    expect(page).not.toContain('Bina');
    const form = await clerk.form(`${asha}/person?all`, `${asha}/person.json`);
    const { headers, body } = await clerk.post(`${asha}/person.json`, form);
    expect(headers['content-disposition']).toContain('attachment');
    const records = JSON.parse(body) as { answers: { question: string; answer: string }[]; history: unknown[] }[];
    expect(records.map(({ answers }) => answers[0]?.answer)).toEqual(['Asha', 'Ravi']);
    expect(records[1]?.history).toMatchObject([{ kind: 'note', becomes: 'Asks about the bus' }]);
  });

  it('are erased after a confirmation, until no byte is left in the data folder', async () => {
    const { clerk, send, dataDir, mails } = await startOffice();
    const asha = await send({ full_name: 'Ashakshi', mobile_number: '98765 43210', address: 'Kshirsagargalli' });
    const ravi = await send({ full_name: 'Ravikiran', mobile_number: '9876543210' });
    const bina = await send({ full_name: 'Binaxi', mobile_number: '91234 56789' });
    await mails();
    await clerk.post(`${asha}/call`, { text: 'Wantsthebusfrommarket', token: 'a' });
    await clerk.post(`${asha}/correct`, correction((await clerk.get(`${asha}/correct`)).body, asha, 'Ashakshita'));
    await clerk.post('/search', { wanted: 'Ashakshi' });
    expect(await clerk.text(`${asha}/erase`)).toContain(words.person.confirmTitle);
    const form = await clerk.form(`${asha}/erase?all`, `${asha}/erase`);
    const { statusCode, body } = await clerk.post(`${asha}/erase`, form);
    expect([statusCode, mainText(body)]).toEqual([200, expect.stringContaining(words.erased.gone)]);
    expect(await clerk.records('/list')).toEqual([bina]);
    const traces = ['Ashakshi', 'Ravikiran', 'Kshirsagargalli', 'Wantsthebus', '9876543210', '98765 43210'];
    // The list of erasures keeps hashes, so that restoring a backup can leave these submissions out.
    for (const { path, text } of await filesIn(dataDir)) {
      for (const trace of traces) expect(text.includes(trace), `${path}: ${trace}`).toBe(false);
      if (!path.endsWith('erased.txt'))
        for (const record of [asha, ravi]) expect(text.includes(nameOf(record)), path).toBe(false);
    }
    expect((await clerk.post(`${asha}/erase`)).statusCode).toBe(404);
  });

  it('are complete, also with more forms than the record shows beside each other', async () => {
    const { clerk, send } = await startOffice();
    const records: string[] = [];
    for (let index = 0; index < 25; index += 1) records.push(await send({ full_name: `Family ${index}.` }));
    const [first = ''] = records;
    const page = (await clerk.get(`${first}/person`)).body;
    const boxes = await clerk.form(`${first}/person?all`, `${first}/person.json`);
    const exported = JSON.parse((await clerk.post(`${first}/person.json`, boxes)).body) as { reference: string }[];
    const toErase = await clerk.text(`${first}/erase`);
    expect(recordsOn(page).toSorted()).toEqual(records.toSorted());
    expect(new Set(exported.map(({ reference }) => reference)).size).toBe(25);
    for (let index = 0; index < 25; index += 1) expect(toErase).toContain(`Family ${index}.`);
    expect(await clerk.text(first)).toContain(words.today.more(20, 24));
    const form = await clerk.form(`${first}/erase?all`, `${first}/erase`);
    expect((await clerk.post(`${first}/erase`, form)).body).toContain('25 forms');
    expect(await clerk.records('/list')).toEqual([]);
  });
});

describe('of the forms with a telephone number', () => {
  it('only the chosen ones are downloaded, and none without a choice', async () => {
    const { clerk, send } = await startOffice();
    const asha = await send({ full_name: 'Asha' });
    await send({ full_name: 'Family of the front desk' });
    const form = await clerk.form(`${asha}/person`, `${asha}/person.json`);
    const { body } = await clerk.post(`${asha}/person.json`, form);
    expect(body).toContain('Asha');
    expect(body).not.toContain('front desk');
    const none = await clerk.post(`${asha}/person.json`);
    expect([none.statusCode, mainText(none.body)]).toEqual([422, expect.stringContaining(words.person.problems.none)]);
  });

  it('only the chosen ones are erased, and the page says which are left', async () => {
    const { clerk, send } = await startOffice();
    const asha = await send({ full_name: 'Asha' });
    const frontDesk = await send({ full_name: 'Family of the front desk' });
    const form = await clerk.form(`${asha}/erase`, `${asha}/erase`);
    const arrivedSince = await send({ full_name: 'Ravi' });
    const erased = (await clerk.post(`${asha}/erase`, form)).body;
    expect(mainText(erased)).toMatch(new RegExp(`${words.erased.left(2)}.*Ravi.*Family of the front desk`, 's'));
    expect(recordsOn(erased)).toEqual([arrivedSince, frontDesk]);
    expect(await clerk.records('/list')).toEqual([arrivedSince, frontDesk]);
  });

  it('of the same name are chosen at first, and no others with the number', async () => {
    const { clerk, send } = await startOffice();
    const first = await send({ full_name: 'Asha Patil' });
    const again = await send({ full_name: ' asha  PATIL', class_name: 'Grade 2' });
    await send({ full_name: 'Ravi Patil' });
    const { body } = await clerk.get(`${first}/person`);
    const chosen = [...body.matchAll(/<input[^>]*name="chosen\.([0-9a-f]+)"[^>]*>/g)].filter(([box]) =>
      box.includes('checked'),
    );
    expect(chosen).toHaveLength(2);
    for (const [, name = ''] of chosen) expect([first, again].some((record) => record.includes(name))).toBe(true);
  });

  it('none is erased if none was chosen, or if a chosen one is no longer as it was shown', async () => {
    const { clerk, send } = await startOffice();
    const asha = await send({ full_name: 'Asha', submission_id: 'same' });
    const open = async () => await clerk.form(`${asha}/erase`, `${asha}/erase`);
    const none = await clerk.post(`${asha}/erase`);
    expect([none.statusCode, mainText(none.body)]).toEqual([422, expect.stringContaining(words.person.problems.none)]);
    for (const change of [
      () => send({ full_name: 'Asha Patil', submission_id: 'same' }),
      () => clerk.post(`${asha}/call`, { text: 'Wants to stay after all', token: 'a' }),
    ]) {
      const form = await open();
      await change();
      const { statusCode, body } = await clerk.post(`${asha}/erase`, form);
      expect([statusCode, mainText(body)]).toEqual([409, expect.stringContaining(words.person.problems.changed)]);
    }
    expect((await clerk.post(`${asha}/erase`, await open())).statusCode).toBe(200);
  });
});

describe('a correction', () => {
  it('changes the answer, keeps the old one in the history, and mails nothing', async () => {
    const { clerk, send, mails, apps } = await startOffice();
    const record = await send({ full_name: 'Ahsa Patil' });
    expect(await mails()).toHaveLength(1);
    const form = correction((await clerk.get(`${record}/correct`)).body, record, 'Asha Patil');
    expect((await clerk.post(`${record}/correct`, form)).statusCode).toBe(303);
    const page = await clerk.text(record);
    expect(page).toMatch(/History.*Ahsa Patil.*Asha Patil/s);
    expect(await mails()).toHaveLength(1);
    expect(apps.spool.callList.search('asha')).toEqual([nameOf(record)]);
  });

  it('of an answer with invisible characters is no conflict, and other answers stay as they are', async () => {
    const { clerk, send, history } = await startOffice();
    const record = await send({ full_name: 'As\u200bha', address: 'Near\u202e the well\r\nDegloor' });
    const form = correction((await clerk.get(`${record}/correct`)).body, record, 'Asha Patil');
    expect((await clerk.post(`${record}/correct`, form)).statusCode).toBe(303);
    expect(history(record)).toMatchObject([{ answer: 'full_name', becomes: 'Asha Patil' }]);
  });

  it('with a mistake comes back as typed, with the message of the form', async () => {
    const { clerk, send, history } = await startOffice();
    const record = await send();
    const typed = { 'answer.std_dob': '01/01/2099', 'answer.full_name': 'Asha Kale' };
    const form = { ...(await clerk.form(`${record}/correct`, `${record}/correct`)), ...typed };
    const { statusCode, body } = await clerk.post(`${record}/correct`, form);
    expect(statusCode).toBe(422);
    expect(fieldsOf(body, `${record}/correct`)).toEqual(form);
    expect(body).toContain('aria-invalid="true"');
    expect(history(record)).toEqual([]);
  });

  it.each([
    ['mine', 'Aasha'],
    ['theirs', 'Ahsa Patil'],
  ])('that was refused is saved with “%s”, together with what else was corrected', async (choice, name) => {
    const { clerk, send, apps } = await startOffice();
    const record = await send({ full_name: 'Ahsa', submission_id: 'same' });
    const form = correction((await clerk.get(`${record}/correct`)).body, record, 'Aasha');
    await send({ full_name: 'Ahsa Patil', submission_id: 'same' });
    const { body } = await clerk.post(`${record}/correct`, { ...form, 'answer.address': 'Degloor' });
    const again = { ...fieldsOf(body, `${record}/correct`), 'choice.full_name': choice };
    expect((await clerk.post(`${record}/correct`, again)).statusCode).toBe(303);
    const values = apps.spool.records.read(nameOf(record))?.fields.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining([name, 'Degloor']));
  });
});

/** The form that corrects a record, with another name. */
function correction(page: string, record: string, full_name: string): Record<string, string> {
  return { ...fieldsOf(page, `${record}/correct`), 'answer.full_name': full_name };
}

async function filesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return { path, text: await readFile(path, 'latin1') };
      }),
  );
}

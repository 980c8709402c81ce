import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../forms/form-definition';
import type { Stage } from '../../forms/stages';
import { officeWords as words } from '../../words/en/office';
import { OwnedDatabase } from '../../server/relay/spool/database';
import { servedSchool } from '../../server/settings/school';
import { readSettings } from '../../server/settings/settings';
import { contentOfSmallSchool } from '../../server/testing/endpoint.fixture';
import { fieldsOf, mainText, nameOf, recordsOn, startOffice } from '../testing/office-pages.fixture';

const school = servedSchool(readSettings({}, contentOfSmallSchool));

/** The school with other forms and stages. */
function withForms(
  change: (form: FormDefinition) => FormDefinition[],
  changeStages = (stages: readonly Stage[]) => [...stages],
) {
  const forms = (school.formsIn.en ?? []).flatMap((form) => (form.id === 'enquiry' ? change(form) : [form]));
  const stages = Object.entries(school.stagesIn.en ?? {}).map(([id, each]) => [id, changeStages(each)] as const);
  return { ...school, forms, formsIn: { en: forms }, stagesIn: { en: Object.fromEntries(stages) } };
}

const renamedQuestions = withForms((form) => [
  {
    ...form,
    summary: form.summary.map((name) => `${name}_2`),
    fields: form.fields.map((field) => ({ ...field, name: `${field.name}_2`, label: `New: ${field.label}` })),
  },
]);
const asText = <Field extends FormDefinition['fields'][number]>({ name, label }: Field) =>
  ({ kind: 'text', name, label, maxLength: 200 }) as FormDefinition['fields'][number];
const withoutForm = withForms(() => []);
const renamedForm = withForms((form) => [{ ...form, id: 'admission' }]);
const withoutAddress = withForms((form) => [{ ...form, fields: form.fields.filter(({ name }) => name !== 'address') }]);
const withoutCalled = withForms(
  (form) => [form],
  (stages) => stages.filter(({ id }) => id !== 'called'),
);

/** An office with a family that was sent before the school changed its forms. */
async function afterChange(changed: typeof school, { isRemembered = true, address = 'Station Road' } = {}) {
  let current = school;
  let now = Date.parse('2026-11-23T10:00:00+05:30');
  const server = await startOffice({}, { school: () => current, now: () => now });
  const asha = await server.send({
    full_name: 'Asha Patil',
    mobile_number: '98765 43210',
    class_name: 'Grade1',
    address,
  });
  await server.clerk.post(`${asha}/stage`, { was: 'new', becomes: 'called' });
  now += 24 * 60 * 60_000;
  if (!isRemembered) {
    const database = new OwnedDatabase(`${server.dataDir}/spool.db`);
    await database.commit(() => database.change('DELETE FROM pastForm'));
    database.close();
  }
  current = changed;
  return { ...server, asha };
}

const changes: [string, typeof school][] = [
  ['renamed questions', renamedQuestions],
  ['a removed form', withoutForm],
  ['a renamed form', renamedForm],
];

describe.each([true, false])('what a family sent before a change that the server remembers (%s)', (isRemembered) => {
  it.each(changes)('stays readable, callable and correctable: %s', async (_, changed) => {
    const { clerk, asha, apps } = await afterChange(changed, { isRemembered });
    const today = (await clerk.get('/')).body;
    const record = (await clerk.get(asha)).body;
    for (const page of [today, record]) {
      expect(page).toContain('href="tel:+919876543210"');
      expect(mainText(page)).toContain('Asha Patil');
      expect(mainText(page)).toMatch(/Grade ?1/);
    }
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(record)?.[1]).toContain('Asha Patil');
    expect(mainText(record)).toContain('Station Road');
    const form = await clerk.form(`${asha}/correct`, `${asha}/correct`);
    const corrected = await clerk.post(`${asha}/correct`, { ...form, 'answer.full_name': 'Usha Patil' });
    expect(corrected.statusCode).toBe(303);
    const name = nameOf(asha);
    for (const wanted of ['usha', '98765 43210']) expect(apps.spool.callList.search(wanted), wanted).toEqual([name]);
  });
});

it('has the labels that the form had when the family sent it', async () => {
  for (const [, changed] of changes) {
    const { clerk, asha } = await afterChange(changed);
    expect(await clerk.text(asha)).toMatch(/Class\s+Grade 1/);
  }
});

it('a question that was removed stays in the record and in Excel', async () => {
  const { clerk, asha } = await afterChange(withoutAddress);
  expect(await clerk.text(asha)).toContain('Station Road');
  const sheet = sheetOf((await clerk.get('/list.xlsx')).rawPayload);
  expect(sheet).toContain('Station Road');
  expect(sheet).toContain(
    school.forms.find(({ id }) => id === 'enquiry')?.fields.find(({ name }) => name === 'address')?.label,
  );
});

it.each(changes)('Excel has all answers after %s', async (_, changed) => {
  const { clerk } = await afterChange(changed);
  const sheet = sheetOf((await clerk.get('/list.xlsx')).rawPayload);
  for (const answer of ['Asha Patil', '98765 43210', 'Grade 1', 'Station Road']) expect(sheet).toContain(`>${answer}<`);
});

it('families in a removed stage still wait, are counted and can be listed, under the label that it had', async () => {
  const { clerk, asha } = await afterChange(withoutCalled);
  const label = school.stagesIn.en?.enquiry?.find(({ id }) => id === 'called')?.label ?? '';
  const today = (await clerk.get('/')).body;
  expect(recordsOn(today)).toEqual([asha]);
  expect(mainText(today)).toContain(words.entry.inStage(label, 1));
  const figures = await clerk.text('/figures');
  expect(figures.slice(figures.indexOf(words.figures.choices))).toMatch(
    new RegExp(`${label}.*Grade 1(\\s+– none)*\\s+1(\\s+– none)*\\s+1\\s`, 's'),
  );
  expect(await clerk.records('/list?stage=called')).toEqual([asha]);
  expect((await clerk.get('/list')).body).toContain('<option value="called">');
  expect(await clerk.text(asha)).toMatch(new RegExp(`${words.record.stage}\\s+${label}`));
});

it('a removed form can be chosen in list and figures, and its stages still be changed', async () => {
  const { clerk, asha, followUp } = await afterChange(withoutForm);
  expect((await clerk.get('/list')).body).toContain('<option value="enquiry">');
  expect(await clerk.text('/figures?form=enquiry')).toMatch(/Grade 1/);
  await clerk.post(`${asha}/stage`, { was: 'called', becomes: 'visited' });
  expect(followUp(asha).stage).toBe('visited');
});

function sheetOf(file: Uint8Array): string {
  const files = Object.entries(unzipSync(new Uint8Array(file)));
  return files.flatMap(([name, body]) => (/sheet1|sharedStrings/.test(name) ? strFromU8(body) : [])).join('');
}

describe.each([
  ['removed', (stages: readonly Stage[]) => stages.slice(1)],
  ['no longer the first', ([first, second, ...others]: readonly Stage[]) => [second!, first!, ...others]],
])('when the first stage is %s', (_, change) => {
  const changed = withForms((form) => [form], change);

  it('a family that had the next one is new, and everywhere', async () => {
    const { clerk, asha } = await afterChange(changed);
    for (const page of ['/', '/sheet', '/list?stage=called']) {
      const { body } = await clerk.get(page);
      expect(mainText(body), page).toContain('Asha Patil');
    }
    expect(await clerk.records('/list?stage=visited')).toEqual([]);
    expect(await clerk.text('/')).toMatch(/New\s+1/);
    expect(await clerk.text(asha)).toMatch(/Stage\s+Called/);
  });

  it('it goes on to other stages, by choice and by a call', async () => {
    const { clerk, asha, followUp } = await afterChange(changed);
    const stage = () => followUp(asha).stage;
    const page = (await clerk.get(asha)).body;
    await clerk.post(`${asha}/call`, { ...fieldsOf(page, `${asha}/call`), outcome: 'reached' });
    const second = changed.stagesIn.en?.enquiry?.[1]?.id;
    expect(stage()).toBe(second);
    for (const becomes of ['called', 'admitted']) {
      expect((await clerk.fill(asha, `${asha}/stage`, { becomes })).statusCode, becomes).toBe(303);
    }
    expect(stage()).toBe('admitted');
  });

  it('its stage can be set from the page as it was, and is not asked about', async () => {
    const { clerk, asha, followUp } = await afterChange(changed);
    expect((await clerk.fill(asha, `${asha}/stage`, { becomes: 'visited' })).statusCode).toBe(303);
    expect(followUp(asha).stage).toBe('visited');
  });
});

it.each([
  ['has a text in place of its list', withForms((form) => [{ ...form, fields: form.fields.map(asText) }])],
  ['has no list in its summary', withForms((form) => [{ ...form, summary: ['full_name', 'mobile_number'] }])],
])('a correction keeps the class and the lines of other answers when the form %s', async (_, changed) => {
  const { clerk, asha, followUp } = await afterChange(changed, { address: 'Station Road\nDegloor' });
  const page = (await clerk.get(asha + '/correct')).body;
  const form = { ...fieldsOf(page, `${asha}/correct`), 'answer.full_name': 'Usha Patil' };
  expect((await clerk.post(`${asha}/correct`, form)).statusCode).toBe(303);
  expect(followUp(asha).choice).toBe('Grade1');
  expect(page).toMatch(/<textarea[^>]*name="answer.address"/);
});

import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { servedSchool } from '../server/settings/school';
import { readSettings } from '../server/settings/settings';
import { contentOfSmallSchool } from '../server/testing/endpoint.fixture';
import { programFile } from '../server/testing/program-file';
import type { OfficeHostOptions } from './office-host';
import { fieldsOf, mainText, recordsOn, startOffice } from './testing/office-pages.fixture';
import { OfficeProcess } from './office-process';

const inProcess = (options: OfficeHostOptions) =>
  new OfficeProcess(pathToFileURL(programFile('office-program')), options);

it('answers from a process, which reads what this one has stored and changes it through this one', async () => {
  const { browser, send } = await startOffice({}, { office: inProcess });
  const record = await send({ full_name: 'Asha' });
  const office = browser();
  expect(recordsOn((await office.get('/')).body)).toEqual([record]);
  await office.post(`${record}/note`, { text: 'Asks about the bus', token: 'a' });
  expect(mainText((await office.get(record)).body)).toContain('Asks about the bus');
  const erasing = fieldsOf((await office.get(`${record}/erase`)).body, `${record}/erase`);
  expect((await office.post(`${record}/erase`, erasing)).statusCode).toBe(200);
  expect(recordsOn((await office.get('/list')).body)).toEqual([]);
});

it('gets the look of newly published content', async () => {
  let lookCss = '';
  const served = servedSchool(readSettings({}, contentOfSmallSchool));
  const { browser } = await startOffice({}, { office: inProcess, school: () => ({ ...served, lookCss }) });
  const office = browser();
  const sheet = async () => {
    const [, address = ''] = /href="(\/office-\w+\.css)"/.exec((await office.get('/')).body) ?? [];
    return (await office.get(address)).body;
  };
  expect(await sheet()).not.toContain('#abcdef');
  lookCss = ':root{--colour-page:#abcdef}';
  expect(await sheet()).toContain('#abcdef');
});

it('a process that has ended is replaced, and the endpoint goes on', async () => {
  const processes: OfficeProcess[] = [];
  const office = (options: OfficeHostOptions) => {
    processes.push(inProcess(options));
    return processes[0]!;
  };
  const { browser, send, log } = await startOffice({}, { office });
  const page = browser();
  await page.get('/');
  await processes[0]!.close();
  const record = await send();
  expect(recordsOn((await page.get('/')).body)).toEqual([record]);
  expect(log.map(({ event }) => event)).not.toContain('office failed');
});

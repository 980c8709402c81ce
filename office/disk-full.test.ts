import { expect, it, vi } from 'vitest';
import type { MessageView } from './pages/views';
import { officeWords as words } from '../words/en/office';
import { StorageQuota } from '../server/relay/storage-quota';
import { addAccount, Browser, officeApp, password } from './testing/office-app.fixture';
import { mainText, startOffice } from './testing/office-pages.fixture';
import { fee, testWorkshop } from './website/test-workshop.fixture';

const minuteMs = 60_000;

it('names the disk if it is full, and people who are signed in can still read', async () => {
  const workshop = testWorkshop();
  const office = await officeApp({ workshop });
  const { app, accounts, clock } = office;
  await addAccount(office, 'Asha', 'clerk');
  const asha = new Browser(app);
  await asha.signIn('Asha');
  for (const change of ['INSERT ON session', 'UPDATE ON session', 'INSERT ON draftFile', 'INSERT ON failure'])
    accounts.database.change(
      `CREATE TRIGGER "${change}" BEFORE ${change} BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
    );
  clock.pass(2 * minuteMs);
  const answers = [
    await new Browser(app).post('/sign-in', { name: 'Asha', password }),
    await asha.post('/website/field', { address: fee, was: '38400', becomes: '39900' }),
  ];
  vi.spyOn(workshop, 'searchIn').mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device, write');
  });
  const { headers } = await asha.post('/website/find', { asked: 'fee' });
  answers.push(await asha.get(String(headers.location)));
  for (const { statusCode, body } of answers)
    expect([statusCode, (JSON.parse(body) as MessageView).message]).toEqual([507, 'disk full']);
  expect((await asha.get('/')).statusCode).toBe(200);
});

it.each([
  ['the disk has hardly any room', 'disk nearly full'],
  ['the forms take as much as the settings allow', 'DATA_LIMIT_MB reached'],
] as const)('says under Today that forms are refused if %s', async (_, missing) => {
  const { browser } = await startOffice();
  vi.spyOn(StorageQuota.prototype, 'missing').mockReturnValue(missing);
  expect(mainText((await browser().get('/')).body)).toContain(words.notices.noRoom[missing]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { enquiry, identifiers, readAll, postForm, startEndpoint } from '../../testing/endpoint.fixture';
import { quickRetry, smtpEnv, startMailServer } from '../../testing/mail-server.fixture';
import type { Mail } from '../mail/compose-mail';
import { connections, type MailServerTrouble, type SendResult } from '../mail/mail-transport';
import { startWorker } from './worker.fixture';

const minute = 60_000;
const hour = 60 * minute;
const away: MailServerTrouble = { kind: 'away', reply: 'connect ECONNREFUSED', code: 'ESOCKET' };
const login: MailServerTrouble = { kind: 'login', reply: '535 wrong password', code: 'EAUTH 535' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-23T13:00:00Z') });
  return () => vi.useRealTimers();
});

const taken = ({ recipients }: Pick<Mail, 'recipients'>): SendResult => ({
  answers: recipients.map((recipient) => ({ recipient, outcome: 'sent', reply: '', code: '' })),
});

/** A worker with a mail server that accepts mails unless `trouble` is set, and with a clock that the test controls. */
async function startOffice() {
  const tries: number[] = [];
  const sent: string[] = [];
  const state = { trouble: undefined as MailServerTrouble | undefined };
  const send = vi.fn<(mail: Mail, name: string) => Promise<SendResult>>((mail, name) => {
    tries.push(Date.now());
    if (state.trouble) return Promise.resolve({ answers: [], trouble: state.trouble });
    sent.push(name);
    return Promise.resolve(taken(mail));
  });
  const { worker, store, ...started } = await startWorker(send, ['office@school.example']);
  await worker.settled();
  const storeNow = async (id: string) => {
    const name = await store(id);
    await worker.settled();
    return name;
  };
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 10_000) {
      await vi.advanceTimersByTimeAsync(10_000);
      await worker.settled();
    }
  };
  return { ...started, worker, tries, sent, state, send, store: storeNow, pass };
}

it('uses up no attempts during an outage, and catches up afterwards', async () => {
  const { spool, worker, log, sent, state, store, pass } = await startOffice();
  state.trouble = away;
  const since = Date.now();
  for (let index = 0; index < 20; index += 1) await store(String(index));
  await pass(2 * hour);
  expect(worker.outage).toEqual({ ...away, since });
  for (const record of readAll(spool)) expect(record).toMatchObject({ state: 'waiting', attempts: 0, tried: [] });
  state.trouble = undefined;
  await pass(5 * minute);
  expect(sent).toHaveLength(20);
  expect(worker.outage).toBeUndefined();
  expect(log.find(({ event }) => event === 'mail server back')?.ms).toBeGreaterThan(2 * hour);
});

it('doesn’t retry a refused login until a person requests it', async () => {
  const { worker, tries, sent, state, store, pass } = await startOffice();
  state.trouble = login;
  await store('one');
  await pass(10 * minute);
  expect(tries).toHaveLength(1);
  expect(worker.outage).toMatchObject({ kind: 'login', reply: '535 wrong password' });
  state.trouble = undefined;
  worker.tryNow();
  await worker.settled();
  expect(sent).toHaveLength(1);
});

it('tries once when a command puts a mail into the queue again', async () => {
  const { spool, tries, sent, state, store, pass } = await startOffice();
  state.trouble = login;
  const name = await store('one');
  await pass(minute);
  await spool.queue.sendAgain([name], Date.now());
  await pass(minute);
  expect(tries).toHaveLength(2);
  state.trouble = undefined;
  await spool.queue.sendAgain([name], Date.now());
  await pass(10_000);
  expect(sent).toHaveLength(1);
});

it('sends one mail after an outage, then a few at a time', async () => {
  const { state, send, store, pass } = await startOffice();
  state.trouble = away;
  for (let index = 0; index < 8; index += 1) await store(String(index));
  const underWay: (() => void)[] = [];
  send.mockImplementation(
    (mail) =>
      new Promise((resolve) => {
        underWay.push(() => {
          resolve(taken(mail));
        });
      }),
  );
  const passing = pass(10_000);
  for (const atOnce of [1, connections, connections]) {
    await vi.waitFor(() => {
      expect(underWay).toHaveLength(atOnce);
    });
    for (const answer of underWay.splice(0)) answer();
  }
  await vi.waitFor(() => {
    expect(underWay).toHaveLength(1);
  });
  underWay[0]?.();
  await passing;
});

it('doesn’t let a mail that always breaks the session block others', async () => {
  const { spool, sent, send, store, pass } = await startOffice();
  const good = send.getMockImplementation()!;
  const breaksOff: SendResult = {
    answers: [{ recipient: 'office@school.example', outcome: 'later', reply: 'Connection closed', code: '' }],
    trouble: away,
  };
  send.mockResolvedValue(breaksOff);
  const name = await store('breaks off');
  send.mockImplementation((mail, each) =>
    each.startsWith(name.slice(0, 40)) ? Promise.resolve(breaksOff) : good(mail, each),
  );
  await pass(minute);
  for (let index = 0; index < 3; index += 1) await store(`good ${index}`);
  await pass(hour);
  expect(sent).toHaveLength(3);
  const record = spool.records.read(name);
  expect(record).toMatchObject({ state: 'waiting', problem: 'later' });
  // The attempts of this mail count as for a temporary rejection, so that it is given up some day.
  expect(record?.tried).toHaveLength(Number(record?.attempts));
  expect(Number(record?.attempts)).toBeGreaterThan(4);
  expect(Number(record?.attempts)).toBeLessThan(10);
});

it('delivers to a mail server that accepts few connections', async () => {
  vi.useRealTimers();
  const { port, received } = await startMailServer({}, { maxClients: 2 });
  const { url, apps } = await startEndpoint(smtpEnv(port), { retry: quickRetry });
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => postForm(url, { ...enquiry, ...identifiers, full_name: `Asha ${index}` })),
  );
  await vi.waitFor(() => expect(readAll(apps.spool).map(({ state }) => state)).toEqual(Array(40).fill('delivered')));
  expect(received).toHaveLength(40);
});

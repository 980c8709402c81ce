import { expect, it, vi } from 'vitest';
import { quickRetry } from '../../testing/mail-server.fixture';
import type { Mail } from '../mail/compose-mail';
import type { DeliveryAnswer } from '../mail/mail-transport';
import type { DeliveryWorkerOptions } from './delivery-worker';
import { retryTimes } from './retry-times';
import { startWorker as start } from './worker.fixture';

const recipients = ['one@school.example', 'two@school.example'];
const answer =
  (outcome: DeliveryAnswer['outcome'], reply = '') =>
  (mail: Mail) =>
    Promise.resolve(mail.recipients.map((recipient) => ({ recipient, outcome, reply, code: outcome })));

const startWorker = (send: (mail: Mail) => Promise<DeliveryAnswer[]>, more: Partial<DeliveryWorkerOptions> = {}) =>
  start(async (mail) => ({ answers: await send(mail) }), recipients, { retry: quickRetry, ...more });

it('retries until it succeeds, and records each attempt', async () => {
  let failures = 4;
  const { spool, log, store } = await startWorker((mail) =>
    failures-- > 0 ? answer('later', '451 not now')(mail) : answer('sent')(mail),
  );
  const name = await store('one');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'));
  expect(log.map(({ event, attempts, code }) => [event, attempts, code])).toEqual([
    ...[1, 2, 3, 4].map((attempt) => ['delivery failed', attempt, 'later']),
    ['delivered', 5, undefined],
  ]);
  const record = spool.records.read(name);
  expect(record).toMatchObject({ state: 'delivered', attempts: 5, problem: null });
  expect(record?.tried).toHaveLength(10);
  expect(record?.tried[0]).toMatchObject({ outcome: 'later', reply: '451 not now', recipient: recipients[0] });
});

it('delivers at once what arrives while the queue is being searched', async () => {
  const { spool, worker, log, store } = await startWorker(answer('sent'));
  await worker.settled();
  // The search sees the queue as it was before the arrival, which wakes the worker before the search has ended.
  vi.spyOn(spool.queue, 'nextDue').mockReturnValueOnce(undefined);
  vi.spyOn(spool.queue, 'take').mockImplementationOnce(async () => {
    await Promise.resolve();
    worker.wake();
    return [];
  });
  await store('late');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'), { timeout: 5000 });
});

it('sends only to recipients who haven’t received the mail yet', async () => {
  const sent: string[][] = [];
  const { spool, log, store } = await startWorker((mail) => {
    sent.push(mail.recipients);
    return Promise.resolve(
      mail.recipients.map((recipient) => ({
        recipient,
        outcome: recipient === 'two@school.example' && sent.length < 3 ? ('refused' as const) : ('sent' as const),
        reply: '',
        code: '',
      })),
    );
  });
  const name = await store('one');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'));
  expect(sent).toEqual([recipients, ['two@school.example'], ['two@school.example']]);
  expect(spool.records.read(name)?.tried.filter(({ outcome }) => outcome === 'sent')).toHaveLength(2);
});

it('gives a submission up after five days, lists it as stuck, and sends it on request', async () => {
  let isDown = true;
  let now = Date.now();
  const { spool, worker, log, store } = await startWorker((mail) => answer(isDown ? 'later' : 'sent')(mail), {
    now: () => (now += 6 * 60 * 60_000),
    retry: retryTimes,
  });
  const name = await store('one');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('undelivered'));
  expect(log.length).toBeGreaterThan(15);
  expect(spool.records.list('stuck', 10).map((record) => record.name)).toEqual([name]);
  expect(spool.records.undeliveredNames()).toEqual([name]);
  isDown = false;
  await spool.queue.sendAgain([name], now);
  worker.wake();
  await vi.waitFor(() => expect(spool.records.read(name)?.state).toBe('delivered'));
  expect(spool.records.list('stuck', 10)).toEqual([]);
});

it('stops after three lost replies, lists the submission as stuck, and tries three more times on request', async () => {
  let now = Date.now() + 60_000;
  const send = vi.fn(answer('unsure', 'Timeout'));
  const { spool, worker, log, store } = await startWorker(send, { now: () => (now += 1) });
  const name = await store('one');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('undelivered'));
  expect(send).toHaveBeenCalledTimes(3);
  expect(spool.records.list('stuck', 10)).toMatchObject([{ name, state: 'undelivered', problem: 'unsure' }]);
  // The clock was a year ahead until now.
  now -= 365 * 24 * 60 * 60_000;
  await spool.queue.sendAgain([name], now);
  worker.wake();
  await vi.waitFor(() => expect(log.filter(({ event }) => event === 'undelivered')).toHaveLength(2));
  expect(send).toHaveBeenCalledTimes(6);
});

it('keeps sending to one recipient after it stopped for another, whose result is unknown', async () => {
  const sent: string[][] = [];
  const { spool, log, store } = await startWorker((mail) => {
    sent.push(mail.recipients);
    return Promise.resolve(
      mail.recipients.map((recipient) => {
        const outcome = recipient === 'one@school.example' ? 'unsure' : sent.length < 5 ? 'later' : 'sent';
        return { recipient, outcome, reply: '', code: '' };
      }),
    );
  });
  const name = await store('one');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('undelivered'));
  expect(sent).toEqual([recipients, recipients, recipients, ['two@school.example'], ['two@school.example']]);
  expect(spool.records.read(name)).toMatchObject({ state: 'undelivered', problem: 'unsure' });
});

it('doesn’t try a fourth time after three interrupted attempts', async () => {
  const send = vi.fn<() => Promise<DeliveryAnswer[]>>(() => new Promise(() => undefined));
  let { spool, worker, store } = await startWorker(send);
  const name = await store('one');
  for (let stops = 1; stops < 3; stops += 1) {
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(stops));
    await worker.stop(0);
    ({ spool, worker, store } = await startWorker(send, { spool }));
  }
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  await worker.stop(0);
  ({ spool } = await startWorker(send, { spool }));
  await vi.waitFor(() => expect(spool.records.read(name)).toMatchObject({ state: 'undelivered', problem: 'unsure' }));
  expect(send).toHaveBeenCalledTimes(3);
});

it('sends once if the disk is too full to record the result, and starts the keeping period when it is recorded', async () => {
  let now = Date.now() + 60_000;
  const send = vi.fn(answer('sent'));
  const { spool, log, store } = await startWorker(send, { now: () => now });
  const note = spool.queue.note.bind(spool.queue);
  spool.queue.note = () => {
    spool.queue.note = note;
    now += 40 * 24 * 60 * 60_000;
    return Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  };
  const name = await store('one');
  await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'), { timeout: 5000 });
  expect(log.map(({ event }) => event)).toContain('not noted');
  expect(send).toHaveBeenCalledTimes(1);
  expect(spool.records.read(name)?.settledAt).toBe(now);
});

it('notes why a mail can’t be composed, such as a missing setting', async () => {
  const send = vi.fn(answer('sent'));
  const compose = () => {
    throw new Error('set MAIL_TO_ENQUIRY');
  };
  const { spool, store } = await startWorker(send, { compose });
  const name = await store('one');
  await vi.waitFor(() =>
    expect(spool.records.read(name)?.tried[0]).toMatchObject({ outcome: 'policy', reply: 'set MAIL_TO_ENQUIRY' }),
  );
  expect(send).not.toHaveBeenCalled();
});

it('continues after a read error of the disk', async () => {
  const { spool, log, store } = await startWorker(answer('sent'));
  const nextDue = spool.queue.nextDue.bind(spool.queue);
  spool.queue.nextDue = () => {
    spool.queue.nextDue = nextDue;
    throw Object.assign(new Error('disk I/O error'), { errstr: 'disk I/O error' });
  };
  await store('one');
  await vi.waitFor(() => expect(log).toContainEqual({ event: 'delivery failed', code: 'disk-I/O-error' }));
  await store('two');
  await vi.waitFor(() => expect(log.filter(({ event }) => event === 'delivered')).toHaveLength(2));
});

it('waits while the disk is read-only, and then delivers', async () => {
  const { spool, log, store } = await startWorker(answer('sent'));
  const take = spool.queue.take.bind(spool.queue);
  const readOnly = Object.assign(new Error('attempt to write a readonly database'), {
    errstr: 'attempt to write a readonly database',
  });
  spool.queue.take = () => Promise.reject(readOnly);
  await store('one');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(log.filter(({ event }) => event === 'delivery failed')).toHaveLength(1);
  spool.queue.take = take;
  await vi.waitFor(() => expect(log.filter(({ event }) => event === 'delivered')).toHaveLength(1), { timeout: 5000 });
});

it('stops although a mail server is silent, and resumes that mail later', async () => {
  const first = await startWorker(() => new Promise(() => undefined));
  const name = await first.store('one');
  await vi.waitFor(() => expect(first.spool.records.read(name)?.state).toBe('sending'));
  await first.worker.stop(50);
  const second = await startWorker(answer('sent'), { spool: first.spool });
  await vi.waitFor(() => expect(second.log.at(-1)?.event).toBe('delivered'));
  expect(first.spool.records.read(name)?.tried.map(({ outcome }) => outcome)).toEqual(['unsure', 'sent', 'sent']);
});

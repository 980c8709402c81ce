import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../endpoint.fixture';
import { type LogEntry, silentLog } from '../../log';
import { DeliveryWorker } from './delivery-worker';
import { openSpool } from '../spool/spool';
import type { SpoolRecord } from '../spool/spool-record';

const submission = (submissionId: string) => ({
  submissionId,
  form: 'enquiry' as const,
  fields: [{ name: 'full_name', value: 'Asha' }],
  tags: [],
  receivedAt: new Date(),
});
const retry = { firstMs: 1, longestMs: 4, refusedMs: 2 };

describe('delivery', () => {
  it('tries again, longer apart each time, until it succeeds', async () => {
    const spool = await openSpool(await temporaryFolder(), silentLog);
    const { record } = await spool.store(submission('one'));
    let failures = 4;
    const deliver = vi.fn(() =>
      failures-- > 0 ? Promise.reject(Object.assign(new Error('to Asha'), { code: 'ECONNECTION' })) : Promise.resolve(),
    );
    const log: LogEntry[] = [];
    const worker = new DeliveryWorker({ spool, deliver, log: (entry) => log.push(entry), retry });
    worker.start();
    await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'));
    await worker.stop();
    expect(deliver).toHaveBeenCalledTimes(5);
    expect(log.map(({ event, attempts, code }) => [event, attempts, code])).toEqual([
      ...[1, 2, 3, 4].map((attempt) => ['delivery failed', attempt, 'ECONNECTION']),
      ['delivered', 5, undefined],
    ]);
    expect((await spool.read(record.name))?.delivery).toMatchObject({ state: 'delivered', attempts: 5 });
  });

  it('writes down a failure, so that the inbox can show it and the count survives a restart', async () => {
    const spool = await openSpool(await temporaryFolder(), silentLog);
    const { record } = await spool.store(submission('one'));
    const refusal = Object.assign(new Error('535 wrong password'), { code: 'EAUTH', responseCode: 535 });
    const slow = { firstMs: 60_000, longestMs: 60_000, refusedMs: 3_600_000 };
    for (const attempts of [1, 2]) {
      const worker = new DeliveryWorker({ spool, deliver: () => Promise.reject(refusal), log: silentLog, retry: slow });
      worker.start();
      await worker.settled();
      await worker.stop();
      const { delivery } = (await spool.read(record.name))!;
      expect(delivery).toMatchObject({ state: 'waiting', attempts, lastError: '535 wrong password', isRefused: true });
      expect(Date.parse(delivery.nextAttemptAt!) - Date.now()).toBeGreaterThan(3_500_000);
    }
  });

  it('does not send again what it could only not write down', async () => {
    const spool = await openSpool(await temporaryFolder(), silentLog);
    await spool.store(submission('one'));
    const updateDelivery = spool.updateDelivery.bind(spool);
    let isDiskFull = true;
    spool.updateDelivery = (...parameters) =>
      isDiskFull ? Promise.reject(new Error('ENOSPC')) : updateDelivery(...parameters);
    const deliver = vi.fn(() => Promise.resolve());
    const log: LogEntry[] = [];
    const worker = new DeliveryWorker({ spool, deliver, log: (entry) => log.push(entry), retry });
    worker.start();
    await vi.waitFor(() => expect(log.length).toBeGreaterThan(2));
    isDiskFull = false;
    await vi.waitFor(() => expect(log.at(-1)?.event).toBe('delivered'));
    await worker.stop();
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('is not held up by one mail that fails', async () => {
    const spool = await openSpool(await temporaryFolder(), silentLog);
    const bad = await spool.store(submission('bad'));
    await spool.store(submission('good'));
    const log: LogEntry[] = [];
    const deliver = ({ name }: SpoolRecord) =>
      name === bad.record.name ? Promise.reject(new Error('no')) : Promise.resolve();
    const slow = { firstMs: 60_000, longestMs: 60_000, refusedMs: 60_000 };
    const worker = new DeliveryWorker({ spool, deliver, log: (entry) => log.push(entry), retry: slow });
    worker.start();
    await worker.settled();
    await worker.stop();
    expect(log.map(({ event }) => event).sort()).toEqual(['delivered', 'delivery failed']);
  });

  it('finds what another process has stored, once it is its turn', async () => {
    const folder = await temporaryFolder();
    const [mine, theirs] = [await openSpool(folder, silentLog), await openSpool(folder, silentLog)];
    let isMyTurn = false;
    const delivered: string[] = [];
    const worker = new DeliveryWorker({
      spool: mine,
      deliver: ({ name }) => Promise.resolve(void delivered.push(name)),
      log: silentLog,
      rescanMs: 1,
      isMyTurn: () => Promise.resolve(isMyTurn),
    });
    worker.start();
    const { record } = await theirs.store(submission('one'));
    await worker.settled();
    expect(delivered).toEqual([]);
    isMyTurn = true;
    await vi.waitFor(() => expect(delivered).toEqual([record.name]));
    await worker.stop();
  });
});

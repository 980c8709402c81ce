import { onTestFinished } from 'vitest';
import type { LogEntry } from '../../log';
import { openSpool, submission } from '../../testing/spool.fixture';
import type { Mail } from '../mail/compose-mail';
import type { SendResult } from '../mail/mail-transport';
import { DeliveryWorker, type DeliveryWorkerOptions } from './delivery-worker';

/** Starts a worker, by default with a new spool, which stops with the test. */
export async function startWorker(
  send: (mail: Mail, name: string) => Promise<SendResult>,
  recipients: readonly string[],
  more: Partial<DeliveryWorkerOptions> = {},
) {
  const spool = more.spool ?? (await openSpool());
  const log: LogEntry[] = [];
  const worker = new DeliveryWorker({
    spool,
    transport: { send, close: () => undefined },
    compose: ({ name }) => ({ recipients, subject: name }) as unknown as Mail,
    log: (entry) => log.push(entry),
    onMissing: () => Promise.resolve(),
    ...more,
  });
  await worker.start();
  onTestFinished(() => worker.stop(100));
  const store = async (id: string) => {
    const { name } = await spool.intake.store(submission(id, { receivedAt: new Date() }));
    worker.wake();
    return name;
  };
  return { spool, worker, log, store };
}

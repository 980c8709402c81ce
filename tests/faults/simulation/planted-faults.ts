import { recordName } from '../../../server/relay/spool/intake';
import type { SpoolDatabase } from '../../../server/relay/spool/database';
import type { DeliveryQueue } from '../../../server/relay/spool/delivery-queue';
import type { SubmissionRecord } from '../../../server/relay/spool/submission-record';
import type { PlantFault } from './simulation';

interface PlantedFault {
  plant: PlantFault;
  /** The problem that the simulation must report. */
  finds: RegExp;
}

/** Deliberate bugs. The simulation has to find each of them. */
export const plantedFaults: Record<string, PlantedFault> = {
  'confirms a submission before it is on disk': {
    finds: /is gone|stored is/,
    plant: ({ intake }) => {
      const store = intake.store.bind(intake);
      intake.store = (submission) => {
        store(submission).catch(() => undefined);
        const name = recordName(submission);
        return Promise.resolve({ name, reference: '', spokenNumber: null, tags: [], outcome: 'stored' });
      };
    },
  },
  'confirms a call before it is on disk': {
    finds: /is lost/,
    plant: ({ followUps }) => {
      const noteCall = followUps.noteCall.bind(followUps);
      followUps.noteCall = (...parameters) => {
        noteCall(...parameters).catch(() => undefined);
        return Promise.resolve([]);
      };
    },
  },
  'erases submissions without the calls': {
    finds: /left over/,
    plant: (spool) => (Reflect.get(spool, 'database') as SpoolDatabase).row('DROP TRIGGER IF EXISTS followUpGoes'),
  },
  'forgets which recipients have a mail that failed for others': {
    finds: /copies/,
    plant: ({ queue }) =>
      changeNote(queue, (given) => {
        const failed = given.attempts.filter(({ outcome }) => outcome !== 'sent');
        return { ...given, attempts: failed.length > 0 ? failed : given.attempts };
      }),
  },
  'sends a retry to every recipient again': {
    finds: /copies/,
    plant: ({ queue }) => changeTried(queue, (tried) => tried.map((attempt) => ({ ...attempt, recipient: '' }))),
  },
  'does not resume mails that it was sending when it stopped': {
    finds: /on their way/,
    plant: ({ queue }) => {
      queue.resumeInterrupted = () => Promise.resolve(0);
    },
  },
  'erases submissions that are still waiting': {
    finds: /is gone/,
    plant: ({ retention, records }) => {
      retention.settledBefore = (moment, limit) =>
        records
          .list('all', limit)
          .filter(({ receivedAt }) => receivedAt < moment)
          .map(({ name }) => name);
    },
  },
  'erases two days early': {
    finds: /is gone/,
    plant: ({ retention }) => {
      const settledBefore = retention.settledBefore.bind(retention);
      retention.settledBefore = (moment, limit) => settledBefore(moment + 2 * 24 * 60 * 60_000, limit);
    },
  },
  'erases nothing once the clock was far off': {
    finds: /kept longer/,
    plant: ({ retention }) => {
      const isClockSuspicious = retention.isClockSuspicious.bind(retention);
      let wasSuspicious = false;
      retention.isClockSuspicious = (...parameters) => (wasSuspicious ||= isClockSuspicious(...parameters));
    },
  },
  'takes a lost reply for a delivery': {
    finds: /does not have it/,
    plant: ({ queue }) =>
      changeNote(queue, (given) =>
        given.problem === 'unsure' ? { ...given, state: 'delivered', problem: null } : given,
      ),
  },
  'retries without end although each attempt may make a copy': {
    finds: /copies$/,
    plant: ({ queue }) => changeTried(queue, (tried) => tried.filter(({ outcome }) => outcome !== 'unsure')),
  },
};

type DeliveryResult = Parameters<DeliveryQueue['note']>[0];

/** Changes what the server records about each delivery. */
function changeNote(queue: DeliveryQueue, change: (given: DeliveryResult) => DeliveryResult): void {
  const note = queue.note.bind(queue);
  queue.note = (given) => note(change(given));
}

/** Changes what the server knows about earlier attempts when it takes a submission from the queue. */
function changeTried(
  queue: DeliveryQueue,
  change: (tried: SubmissionRecord['tried']) => SubmissionRecord['tried'],
): void {
  const take = queue.take.bind(queue);
  queue.take = async (...parameters) =>
    (await take(...parameters)).map((record) => ({ ...record, tried: change(record.tried) }));
}

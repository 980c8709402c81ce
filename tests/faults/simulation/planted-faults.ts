import { recordName } from '../../../server/relay/spool/intake';
import type { SimulationOptions } from './simulation';

interface PlantedFault {
  broken: SimulationOptions;
  /** The problem that the simulation must report. */
  finds: RegExp;
}

/** Deliberate bugs. The simulation has to find each of them. */
export const plantedFaults: Record<string, PlantedFault> = {
  'says “stored” before it is on disk': {
    finds: /is gone|stored is/,
    broken: {
      plantFault: ({ intake }) => {
        const store = intake.store.bind(intake);
        intake.store = (submission) => {
          store(submission).catch(() => undefined);
          return Promise.resolve({
            name: recordName(submission),
            reference: '',
            spokenNumber: null,
            tags: [],
            outcome: 'stored',
          });
        };
      },
    },
  },
  'forgets who has the mail where somebody else does not': {
    finds: /copies/,
    broken: {
      plantFault: ({ queue }) => {
        const note = queue.note.bind(queue);
        queue.note = (given) => {
          const failed = given.attempts.filter(({ outcome }) => outcome !== 'sent');
          return note({ ...given, attempts: failed.length > 0 ? failed : given.attempts });
        };
      },
    },
  },
  'sends a retry to everybody again': {
    finds: /copies/,
    broken: {
      plantFault: ({ queue }) => {
        const take = queue.take.bind(queue);
        queue.take = async (...parameters) =>
          (await take(...parameters)).map((record) => ({
            ...record,
            tried: record.tried.map((attempt) => ({ ...attempt, recipient: '' })),
          }));
      },
    },
  },
  'does not take up what was on its way when it stopped': {
    finds: /on their way/,
    broken: {
      plantFault: ({ queue }) => {
        queue.resumeInterrupted = () => Promise.resolve(0);
      },
    },
  },
  'erases what is still waiting': {
    finds: /is gone/,
    broken: {
      plantFault: ({ retention, records }) => {
        retention.settledBefore = (moment, limit) =>
          records
            .list('all', limit)
            .filter(({ receivedAt }) => receivedAt < moment)
            .map(({ name }) => name);
      },
    },
  },
  'erases two days early': {
    finds: /is gone/,
    broken: {
      plantFault: ({ retention }) => {
        const settledBefore = retention.settledBefore.bind(retention);
        retention.settledBefore = (moment, limit) => settledBefore(moment + 2 * 24 * 60 * 60_000, limit);
      },
    },
  },
  'erases nothing once the clock was far off': {
    finds: /kept longer/,
    broken: {
      plantFault: ({ retention }) => {
        const isClockSuspicious = retention.isClockSuspicious.bind(retention);
        let wasSuspicious = false;
        retention.isClockSuspicious = (...parameters) => (wasSuspicious ||= isClockSuspicious(...parameters));
      },
    },
  },
  'takes a lost answer for a delivery': {
    finds: /does not have it/,
    broken: {
      plantFault: ({ queue }) => {
        const note = queue.note.bind(queue);
        queue.note = (given) =>
          note(given.problem === 'unsure' ? { ...given, state: 'delivered', problem: null } : given);
      },
    },
  },
  'tries again without end although each attempt may make a copy': {
    finds: /copies$/,
    broken: {
      plantFault: ({ queue }) => {
        const take = queue.take.bind(queue);
        queue.take = async (...parameters) =>
          (await take(...parameters)).map((record) => ({
            ...record,
            tried: record.tried.filter(({ outcome }) => outcome !== 'unsure'),
          }));
      },
    },
  },
};

import fc from 'fast-check';
import { diskFaults } from './disk';
import { faultKinds, type MailServerFault, phases } from './mail-server';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Something that happens to the server, or that people do. */
export type Event =
  | { kind: 'send'; submission: number; answers: number }
  | { kind: 'pass'; ms: number }
  | { kind: 'mail server well' }
  | { kind: 'disk'; fault: (typeof diskFaults)[number] }
  /** Someone sets the clock; `offsetMs` is its deviation from the true time. */
  | { kind: 'clock'; offsetMs: number }
  /** Someone sets the clock to another year, and corrects it within a day. */
  | { kind: 'clock far off'; offsetMs: number; ms: number }
  | { kind: 'send again'; submission: number }
  /** The office records a call, and takes the submission to another stage. */
  | { kind: 'call'; submission: number }
  | { kind: 'erase'; submission: number }
  | { kind: 'restart' };

export interface ScenarioStep {
  /** Faults of the mail server, which happen after those of earlier steps. */
  faults: MailServerFault[];
  event: Event;
  /** A power failure, after some turns of the event loop, or at the end of the step if that comes first. */
  crash:
    | {
        turns: number;
        /** Share of unconfirmed data that reaches the disk. */
        percent: number;
      }
    | undefined;
}

export interface Scenario {
  /** Seed for random numbers in the server. */
  seed: number;
  steps: ScenarioStep[];
}

/** How far a clock without network time may be off, unless someone has set it wrong. */
export const mostOffMs = 12 * hourMs;
const submission = fc.nat(2);

const fault: fc.Arbitrary<MailServerFault> = fc.record({
  // More faults happen in the two phases that can cause duplicates and losses.
  phase: fc.oneof(fc.constantFrom(...phases), fc.constantFrom('recipient', 'message')),
  kind: fc.constantFrom(...faultKinds),
  recipient: fc.constantFrom(undefined, 0, 1),
  isTaken: fc.boolean(),
  times: fc.constantFrom(1, 1, 1, 2, 2, 3, 30, 1000),
});

const event: fc.Arbitrary<Event> = fc.oneof(
  weighted(8, { kind: fc.constant('send' as const), submission, answers: fc.nat(2) }),
  weighted(4, {
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(1000, 60_000, 10 * 60_000, hourMs, 6 * hourMs, dayMs, 6 * dayMs),
  }),
  { weight: 1, arbitrary: fc.constant({ kind: 'mail server well' as const }) },
  weighted(2, { kind: fc.constant('disk' as const), fault: fc.constantFrom(...diskFaults) }),
  weighted(1, { kind: fc.constant('clock' as const), offsetMs: fc.integer({ min: -mostOffMs, max: mostOffMs }) }),
  weighted(1, {
    kind: fc.constant('clock far off' as const),
    offsetMs: fc.constantFrom(-400 * dayMs, 400 * dayMs),
    ms: fc.integer({ min: 60_000, max: 20 * hourMs }),
  }),
  weighted(1, { kind: fc.constant('send again' as const), submission }),
  weighted(3, { kind: fc.constant('call' as const), submission }),
  weighted(1, { kind: fc.constant('erase' as const), submission }),
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
);

function weighted<Fields>(weight: number, fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) {
  return { weight, arbitrary: fc.record(fields) };
}

const crash = fc.record({ turns: fc.oneof(fc.nat(4), fc.nat(80)), percent: fc.nat(100) });
const step: fc.Arbitrary<ScenarioStep> = fc.record({
  faults: fc.array(fault, { maxLength: 2, size: 'max' }),
  event,
  crash: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: crash }),
});

/** Generates scenarios. fast-check's bias towards small values is off, because it would make most of them very short. */
export const anyScenario: fc.Arbitrary<Scenario> = fc.noBias(
  fc.record({ seed: fc.nat(), steps: fc.array(step, { minLength: 1, maxLength: 16, size: 'max' }) }),
);

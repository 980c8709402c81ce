import { setTimeout } from 'node:timers/promises';
import { describeFault, type Log } from '../../server/log';
import type { Workshop } from './workshop';

/** How long a page waits, in milliseconds. The server replaces the office if it doesn't answer for longer. */
const patienceMs = 45_000;

/** How long a page waits to hear how far a publication has come. */
const stepMs = 2000;

/** The workshop has failed or doesn't answer. */
export class NoWorkshopError extends Error {
  override readonly name = 'NoWorkshopError';
}

const methods: Record<keyof Workshop, true> = {
  find: true,
  fieldsOfJob: true,
  field: true,
  addressNow: true,
  valueOf: true,
  changes: true,
  effect: true,
  preview: true,
  file: true,
  publish: true,
  step: true,
};

/** @returns a workshop whose methods all do this */
export function workshopBy(
  call: <Name extends keyof Workshop>(name: Name, parameters: Parameters<Workshop[Name]>) => Promise<unknown>,
): Workshop {
  const entries = Object.keys(methods).map((name) => [
    name,
    (...parameters: Parameters<Workshop[keyof Workshop]>) => call(name as keyof Workshop, parameters),
  ]);
  return Object.fromEntries(entries) as Workshop;
}

/** For an office without a workshop. */
export const noWorkshop = workshopBy(() => Promise.reject(new NoWorkshopError('There is none.')));

/** The workshop as pages use it: whatever goes wrong there is a `NoWorkshopError`. Publishing takes its time. */
export function reachWorkshop(workshop: Workshop, log: Log): Workshop {
  return workshopBy(async (name, parameters) => {
    const method = workshop[name] as (...of: typeof parameters) => Promise<unknown>;
    if (name === 'publish') return method(...parameters);
    const done = new AbortController();
    const waiting = { signal: done.signal, ref: false };
    const late = setTimeout(name === 'step' ? stepMs : patienceMs, undefined, waiting).then(() => {
      throw new NoWorkshopError('It does not answer.');
    });
    try {
      return await Promise.race([method(...parameters), late]);
    } catch (error) {
      // While it is publishing, it may be too busy to say how far it is.
      if (name !== 'step') log({ event: 'workshop failed', ...describeFault(error) });
      throw new NoWorkshopError('It has failed.', { cause: error });
    } finally {
      late.catch(() => undefined);
      done.abort();
    }
  });
}

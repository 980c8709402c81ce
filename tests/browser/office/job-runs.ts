import type { Engine } from '../engines/engine';
import { testsAll } from '../support/tests-all';
import type { OfficeRun } from './morning-runs';

export type Job =
  | 'fee'
  | 'phone'
  | 'banner'
  | 'holiday'
  | 'committee'
  | 'translated sentence'
  | 'admission'
  | 'designation'
  | 'whatsapp'
  | 'undo';

/** The most clicks that a job may take, from the home page of the website’s part until it is published. */
export const mostClicks: Readonly<Record<Job, number>> = {
  fee: 6,
  phone: 5,
  banner: 5,
  holiday: 5,
  committee: 6,
  'translated sentence': 9,
  admission: 4,
  designation: 6,
  whatsapp: 5,
  undo: 3,
};

/**
 * Chromium does every job, every engine publishes and undoes, and in each the runs meet both widths, both devices, all languages, and pages
 * with and without scripts. `npm test` leaves the others to `npm run test:all`.
 */
const runs: Readonly<Record<Job, { Chromium: OfficeRun } & Partial<Record<Engine['name'], OfficeRun>>>> = {
  fee: {
    Chromium: { width: 1280, device: 'pointer', language: 0, scripts: 'on' },
    Firefox: { width: 360, device: 'pointer', language: 1, scripts: 'off' },
  },
  phone: {
    Chromium: { width: 360, device: 'keyboard', language: 1, scripts: 'on' },
    WebKit: { width: 360, device: 'pointer', language: 0, scripts: 'off' },
  },
  banner: { Chromium: { width: 1280, device: 'keyboard', language: 2, scripts: 'on' } },
  holiday: {
    Chromium: { width: 360, device: 'pointer', language: 0, scripts: 'off' },
    WebKit: { width: 1280, device: 'keyboard', language: 1, scripts: 'on' },
  },
  committee: { Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'on' } },
  'translated sentence': {
    Chromium: { width: 360, device: 'pointer', language: 0, scripts: 'on' },
    Firefox: { width: 1280, device: 'keyboard', language: 2, scripts: 'on' },
  },
  admission: {
    Chromium: { width: 1280, device: 'keyboard', language: 2, scripts: 'off' },
  },
  designation: { Chromium: { width: 360, device: 'pointer', language: 1, scripts: 'on' } },
  whatsapp: { Chromium: { width: 1280, device: 'keyboard', language: 0, scripts: 'off' } },
  undo: {
    Chromium: { width: 360, device: 'keyboard', language: 2, scripts: 'off' },
    Firefox: { width: 1280, device: 'keyboard', language: 0, scripts: 'on' },
    WebKit: { width: 360, device: 'pointer', language: 2, scripts: 'on' },
  },
};

/** How an engine does a job. @returns undefined if `npm test` leaves this to `npm run test:all` */
export function runOf(job: Job, engine: Engine['name']): OfficeRun | undefined {
  const { [engine]: run, Chromium: other } = runs[job];
  if (run || !testsAll) return run;
  return {
    width: other.width === 360 ? 1280 : 360,
    device: other.device === 'pointer' ? 'keyboard' : 'pointer',
    language: engine === 'Firefox' ? 1 : 2,
    scripts: other.scripts === 'on' ? 'off' : 'on',
  };
}

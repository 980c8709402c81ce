import { expect, test } from '@playwright/test';
import { engines } from '../engines/engines';
import { type OfficeRun, morningRuns } from './morning-runs';

test('every morning, and every engine, meets both widths and devices, all languages, and pages with and without scripts', () => {
  const ofMornings = Object.values(morningRuns).map((runs) => Object.values(runs));
  const ofEngines = engines.map(({ name }) => Object.values(morningRuns).map((runs) => runs[name]));
  const kinds = { width: 2, device: 2, language: 3, scripts: 2 } as const;
  for (const runs of [...ofMornings, ...ofEngines])
    for (const [kind, count] of Object.entries(kinds))
      expect(new Set(runs.map((run) => run[kind as keyof OfficeRun])).size, kind).toBe(count);
});

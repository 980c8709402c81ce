import './tests/browser/tested-project';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Engine } from './tests/browser/engines/engine';
import { chromium, engines, webkit } from './tests/browser/engines/engines';
import { chromiumOptions } from './tests/browser/engines/launch-options';
import { testsAll } from './tests/browser/support/tests-all';
import { scriptsLate, scriptsOff, scriptsOn, type Way } from './tests/browser/support/ways';

const reportFile = process.env.BROWSER_TESTS_REPORT;

/** `npm run check` tests only Chromium. */
const enginesHere = engines.filter((engine) => engine.isHere() && (!process.env.TEST_QUICK || engine === chromium));
/** Starting a worker with its browser takes as long as many tests. These projects run in parallel, with one worker each. */
const ONE_WORKER = 1;

/** WebKit sometimes crashes, so its tests may run twice. `npm test` accepts a second run only after a crash. */
const retriesIn = (engine: Engine) => (engine === webkit ? 1 : 0);
const everyEngine = enginesHere.map((engine) => ({
  name: engine.name,
  testMatch: '**/every-engine/**/*.spec.ts',
  retries: retriesIn(engine),
  workers: ONE_WORKER,
  use: { engine },
}));
/** Journeys that load no script file, except that apply-now also sends a form. */
const withoutFiles = ['apply-now', 'every-screen', 'home', 'menu', 'reading'];
/** The journeys that would repeat, in this engine and way, facts that others test. `npm run test:all` runs them all. */
const leftOut = (engine: Engine, way: Way) => {
  if (testsAll) return [];
  // other-language repeats the first language, and every-screen has the same texts in Chromium without scripts.
  if (way === scriptsOn) return engine === chromium ? ['every-screen'] : ['other-language'];
  // Without scripts all engines get the same HTML. They differ in how they check and send a form and the search. The menu
  // uses the same elements as with scripts.
  if (way === scriptsOff) return engine === chromium ? [] : [...withoutFiles, 'other-language', 'albums'];
  return [...withoutFiles, 'other-language'];
};
const journeys = enginesHere.flatMap((engine) =>
  [scriptsOn, scriptsOff, ...(engine === chromium ? [scriptsLate] : [])].map((way) => ({
    name: `${engine.name}, ${way.name}`,
    testDir: 'tests/browser/journeys',
    retries: retriesIn(engine),
    workers: ONE_WORKER,
    testIgnore: leftOut(engine, way).map((name) => `**/${name}.spec.ts`),
    // Journeys along links are the same in every engine.
    grepInvert: engine === chromium || testsAll ? [] : /@links/,
    use: { engine, way },
  })),
);

export default defineConfig<{ way: Way }, { engine: Engine }>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  outputDir: 'test-results',
  // The snapshots are texts and the same on every system.
  snapshotPathTemplate: 'tests/browser/accessibility-trees/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // One worker more than cores, because browsers often wait.
  workers: availableParallelism() + 1,
  retries: 0,
  // A test on a busy machine needs minutes; a hanging test still ends.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // Everything else runs in Chromium with scripts on. It comes last because its many short tests fill the other workers.
  projects: [...everyEngine, ...journeys, { testIgnore: ['**/content/**', '**/journeys/**', '**/every-engine/**'] }],
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A service worker would answer requests that tests intercept. Only the offline tests allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    launchOptions: chromiumOptions(),
  },
});

import './tests/browser/as-built';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Engine } from './tests/browser/engines/engine';
import { chromium, engines, webkit } from './tests/browser/engines/engines';
import { chromiumOptions } from './tests/browser/engines/launch-options';
import { testsAll } from './tests/browser/support/tests-all';
import { scriptsBroken, scriptsOn, type Way, ways } from './tests/browser/support/ways';

const reportFile = process.env.BROWSER_TESTS_REPORT;

/** `npm run check` looks in one. */
const enginesHere = engines.filter((engine) => engine.isHere() && (!process.env.TEST_QUICK || engine === chromium));
/**
 * A worker starts a browser and reads the tests, which takes as long as many of them: each of these projects has one, and
 * they run side by side.
 */
const ONE_WORKER = 1;

/** Once where WebKit has ended by itself; `npm test` takes no other reason. */
const retriesIn = (engine: Engine) => (engine === webkit ? 1 : 0);
const everyEngine = enginesHere.map((engine) => ({
  name: engine.name,
  testDir: 'tests/browser/every-engine',
  retries: retriesIn(engine),
  workers: ONE_WORKER,
  use: { engine },
}));
/** Journeys of which a way in an engine has nothing to say that another has not said; `npm run test:all` has them nevertheless. */
const leftOut = (engine: Engine, way: Way) => {
  if (testsAll) return [];
  // The same parts and the same sending as of the enquiry.
  if (way === scriptsOn) return engine === chromium ? [] : ['other-form'];
  // Nothing in them asks for a script file, save for the last, which does what is done in the first language, too. How the
  // enquiry goes on without its script is met where that is blocked; another form meets a broken one.
  if (way.runsScripts)
    return ['every-screen', 'home', 'menu', 'reading', 'other-language', ...(way === scriptsBroken ? ['enquiry'] : [])];
  // Without scripts an engine reads the same HTML as Chromium does. What it decides is how a form is checked and sent, and how the
  // search asks the server; the menu opens by the same elements as with scripts.
  return engine === chromium ? [] : ['every-screen', 'home', 'menu', 'reading', 'other-language', 'albums', 'photos'];
};
/** The journeys in every way in which a visitor meets the scripts; with scripts on and off in each engine. */
const journeys = enginesHere.flatMap((engine) =>
  ways
    .filter((way) => engine === chromium || way === scriptsOn || !way.runsScripts)
    .map((way) => ({
      name: `${engine.name}, ${way.name}`,
      testDir: 'tests/browser/journeys',
      retries: retriesIn(engine),
      workers: ONE_WORKER,
      testIgnore: leftOut(engine, way).map((name) => `**/${name}.spec.ts`),
      // Links, and what the server answers: no engine has a way of its own with them.
      grepInvert: engine === chromium || testsAll ? [] : /@links/,
      use: { engine, way },
    })),
);

export default defineConfig<{ way: Way }, { engine: Engine }>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  outputDir: 'test-results',
  // The same on every system: they hold words, not pictures.
  snapshotPathTemplate: 'tests/browser/accessibility-trees/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // One more than there are cores: browsers wait for servers, frames and each other.
  workers: availableParallelism() + 1,
  retries: 0,
  // Room for a machine that others share; a test that hangs still ends.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // All else in Chromium, with scripts on. Last: its many short tests fill the workers beside the projects that have one.
  projects: [...everyEngine, ...journeys, { testIgnore: ['**/journeys/**', '**/every-engine/**'] }],
  reporter: [
    ['list'],
    ['./tests/browser/engines/journey-table.ts'],
    ...(reportFile ? [['json', { outputFile: reportFile }] as const] : []),
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A worker answers behind the back of a test. offline*.spec.ts allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    launchOptions: chromiumOptions(),
  },
});

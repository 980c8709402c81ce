import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/setup/browser.mjs';
import { type Way, ways } from './e2e/ways';

/** Chromium refuses to sandbox what the superuser runs, as in a container. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const reportFile = process.env.E2E_REPORT;

export default defineConfig<{ way: Way }>({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Room for a machine that others share; a test that hangs still ends.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // The journeys once for each way in which a visitor meets the scripts; all else with scripts on.
  projects: [
    { testIgnore: '**/e2e/journeys/**' },
    ...ways.map((way) => ({ name: way.name, testDir: 'e2e/journeys', use: { way } })),
  ],
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    // A worker answers behind the back of a test. offline*.spec.ts allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...rootOnly, '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
});

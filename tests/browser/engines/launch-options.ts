import type { LaunchOptions } from '@playwright/test';
import { findChromium, findFirefox, findHeadlessChromium } from '../../../setup/test-programs.mjs';

/** The only third-party host of a page. It doesn't resolve in tests. */
export const MAP_HOST = 'www.openstreetmap.org';

/** Chromium's sandbox doesn't work as root, for example in containers. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * @param options `wholeBrowser`: start the browser with PDF viewer, back/forward cache and real loading priorities. The headless shell
 *   lacks them, but opens a page in half the time.
 */
export function chromiumOptions({ wholeBrowser = false } = {}): LaunchOptions {
  return {
    executablePath: wholeBrowser ? findChromium() : findHeadlessChromium(),
    args: [
      ...rootOnly,
      ...['--disable-gpu', '--disable-quic', '--disable-background-networking'],
      `--host-resolver-rules=MAP ${MAP_HOST} ~NOTFOUND`,
    ],
  };
}

export function firefoxOptions(): LaunchOptions {
  return {
    executablePath: findFirefox(),
    // The regular Firefox, driven by WebDriver BiDi, not Playwright's build.
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      // WebDriver BiDi has no command for reduced motion yet.
      'ui.prefersReducedMotion': 1,
      // Playwright isn't notified of pages from the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
      // Resolves the map's host to this machine, where nothing answers.
      'network.dns.localDomains': MAP_HOST,
    },
  };
}

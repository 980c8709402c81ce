import type { LaunchOptions } from '@playwright/test';
import { findChromium, findFirefox, findHeadlessChromium } from '../../../setup/test-programs.mjs';

/** The one third party that a page asks by itself. For the browsers of the tests there is no such host. */
export const MAP_HOST = 'www.openstreetmap.org';

/** Chromium refuses to sandbox what the superuser runs, as in a container. */
const rootOnly = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * @param what `wholeBrowser`: with windows, the viewer of PDFs, the cache of whole pages and the order in which it loads
 *   for a person, which Chromium without windows lacks. It takes twice as long to open a page.
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
    // The Firefox that people have, driven by WebDriver BiDi, and not the one that Playwright builds.
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      // Over BiDi there is no command for it yet.
      'ui.prefersReducedMotion': 1,
      // Where Back brings a page from the cache of whole pages, nothing tells Playwright that it is there.
      'browser.sessionhistory.max_total_viewers': 0,
      // Nothing answers there.
      'network.dns.localDomains': MAP_HOST,
    },
  };
}

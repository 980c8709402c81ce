import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { webkit } from '../engines';
import { startWebKit } from './browser';

test.skip(!webkit.isHere(), 'WebKit is not here.');

// A driver that at its first start accepts connections without answering, and at later starts runs the real driver.
const mute = `#!/bin/sh
if mkdir "$0.started" 2>/dev/null; then
  exec node -e 'require("net").createServer(() => {}).listen(Number(process.argv[1].split("=")[1]), "127.0.0.1")' -- "$1"
fi
PATH=$(echo "$PATH" | cut -d: -f2-) exec WebKitWebDriver "$@"
`;

test('a driver that never answers is killed, and another one opens the window', async ({}, testInfo) => {
  const driver = testInfo.outputPath('WebKitWebDriver');
  writeFileSync(driver, mute);
  chmodSync(driver, 0o755);
  const { PATH } = process.env;
  process.env.PATH = `${path.dirname(driver)}:${PATH}`;
  const browser = await startWebKit(10_000);
  try {
    const { page, close } = await browser.open({ baseURL: process.env.BROWSER_TESTS_SITE_URL ?? '' }, () => undefined);
    await page.goto('/');
    expect(await page.title()).not.toBe('');
    await close();
  } finally {
    process.env.PATH = PATH;
    await browser.close();
  }
});

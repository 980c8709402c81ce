import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from './support/built-server';
import { contents } from './support/content';

/** Starts the server. Environment variables tell the tests its addresses and where the content is. */
export default async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'spls-browser-tests-'));
  const dataDir = join(folder, 'data');
  const { siteUrl, stop } = await startBuiltServer(dataDir);
  process.env.BROWSER_TESTS_SITE_URL = siteUrl;
  process.env.BROWSER_TESTS_DATA_DIR = dataDir;
  process.env.BROWSER_TESTS_BUILDS = join(folder, 'builds');
  process.env.BROWSER_TESTS_CONTENT = join(folder, 'content.json');
  await writeFile(process.env.BROWSER_TESTS_CONTENT, JSON.stringify(contents));

  return async function stopSite() {
    try {
      await stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

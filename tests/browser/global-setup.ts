import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn, untilSaid } from '../support/until-said';
import { contents } from './support/content';

/** Starts the server as `npm start` does, on free ports. Environment variables tell the tests its addresses and where the content is. */
export default async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'spls-browser-tests-'));
  const dataDir = join(folder, 'data');
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', SMTP_URL: '' },
  });
  const said = await untilSaid(server, /Office +http\S+\s/);
  process.env.BROWSER_TESTS_SITE_URL = new URL(addressIn(said, 'Website')).origin;
  process.env.BROWSER_TESTS_OFFICE_URL = addressIn(said, 'Office');
  process.env.BROWSER_TESTS_DATA_DIR = dataDir;
  process.env.BROWSER_TESTS_BUILDS = join(folder, 'builds');
  process.env.BROWSER_TESTS_CONTENT = join(folder, 'content.json');
  await writeFile(process.env.BROWSER_TESTS_CONTENT, JSON.stringify(contents));

  return async function stopSite() {
    const exit = server.exitCode === null ? once(server, 'exit') : [server.exitCode];
    server.kill('SIGTERM');
    const [code] = (await exit) as [number | null];
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server did not stop cleanly: exit code ${code}.`);
  };
}

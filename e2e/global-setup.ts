import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { contents } from './support/content';

type Server = ChildProcessByStdio<null, Readable, Readable>;

/** Runs the server as `npm start` does, on free ports, and hands the content on. The tests find both by the environment variables set here. */
export default async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'spls-e2e-'));
  const dataDir = join(folder, 'data');
  const server = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', INBOX_PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', SMTP_URL: '' },
  });
  const { siteUrl, inboxUrl } = await addressesOf(server);
  process.env.E2E_SITE_URL = new URL(siteUrl).origin;
  process.env.E2E_INBOX_URL = inboxUrl;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_BUILDS = join(folder, 'builds');
  process.env.E2E_CONTENT = join(folder, 'content.json');
  await writeFile(process.env.E2E_CONTENT, JSON.stringify(contents));

  return async function stopServer() {
    const exit = server.exitCode === null ? once(server, 'exit') : [server.exitCode];
    server.kill('SIGTERM');
    const [code] = (await exit) as [number | null];
    await rm(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server did not stop cleanly: exit code ${code}.`);
  };
}

/** Waits for the lines in which the server says where it is. */
async function addressesOf(server: Server): Promise<{ siteUrl: string; inboxUrl: string }> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const siteUrl = /Website\s+(http\S+)/.exec(said)?.[1];
      const inboxUrl = /Inbox\s+(http\S+)/.exec(said)?.[1];
      if (siteUrl && inboxUrl) resolve({ siteUrl, inboxUrl });
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) => reject(new Error(`The server stopped with code ${code} before it served:\n${said}`)));
  });
}

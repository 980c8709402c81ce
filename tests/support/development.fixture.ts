import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../../server/testing/resident-bytes';
import { addressIn, untilSaid } from './until-said';

/** How long a start may take on a busy machine. */
const MAX_START_MS = 90_000;

/** A running `npm run dev`. */
export interface Development {
  /** The current address of the site. A restart changes it. */
  address: () => string;
  /** Resident memory of `npm run dev` and its child processes, in bytes. */
  memory: () => number;
  /** Fetches the HTML of a page. */
  page: (path: string) => Promise<string>;
  /** How often browsers were told to reload, so far. */
  reloads: () => number;
  /** Waits until `npm run dev` prints a text that matches. */
  prints: (what: RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts `npm run dev` on free ports. @param cwd the project @param contentDir the school */
export async function startDevelopment(cwd: string, contentDir: string): Promise<Development> {
  const env = { ...process.env, CONTENT_DIR: contentDir, PORT: '0', INBOX_PORT: '0', NODE_ENV: '', VITEST: '' };
  const child = spawn(process.execPath, ['setup/dev.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stopListening = new AbortController();
  let address = '';
  let starts = 0;
  let reloads: number | undefined;
  const listen = async () => {
    const changes = await fetch(`${address}/dev/changes`, { signal: stopListening.signal });
    // A restart counts as a reload, because browsers then reload the page.
    reloads = (reloads ?? 0) + (starts > 1 ? 1 : 0);
    for await (const chunk of changes.body!.pipeThrough(new TextDecoderStream()))
      if (chunk.includes('data:')) reloads += 1;
  };
  child.stdout.on('data', (chunk: Buffer) => {
    const output = chunk.toString();
    if (!output.includes('Website')) return;
    address = addressIn(output, 'Website').replace('localhost', '127.0.0.1');
    starts += 1;
    // The request fails when the program ends or restarts.
    void listen().catch(() => undefined);
  });
  // If we end the program, `untilSaid` rejects with its output.
  const giveUp = setTimeout(() => child.kill('SIGTERM'), MAX_START_MS);
  await untilSaid(child, /Website/);
  clearTimeout(giveUp);
  while (reloads === undefined && child.exitCode === null) await pause(20);
  return {
    address: () => address,
    memory: () => residentBytes(child.pid!),
    page: async (path) => (await fetch(address + path)).text(),
    reloads: () => reloads ?? 0,
    prints: (what) => untilSaid(child, what),
    stop: async () => {
      stopListening.abort();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

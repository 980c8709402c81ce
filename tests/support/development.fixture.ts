import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../../server/testing/resident-bytes';
import { addressIn, untilSaid } from './until-said';

/** On a machine that others share. */
const MOST_START_MS = 90_000;

/** A running `npm run dev`. */
export interface Development {
  /** Another one where it has started anew. */
  address: () => string;
  /** Resident memory of all its programs, in bytes. */
  memory: () => number;
  /** The text of a page. */
  page: (path: string) => Promise<string>;
  /** How often a browser was told to load its page anew, so far. */
  reloads: () => number;
  /** Waits until it says something from now on. */
  says: (what: RegExp) => Promise<string>;
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
    // Where it has started anew, a browser loads its page when it is there again.
    reloads = (reloads ?? 0) + (starts > 1 ? 1 : 0);
    for await (const chunk of changes.body!.pipeThrough(new TextDecoderStream()))
      if (chunk.includes('data:')) reloads += 1;
  };
  child.stdout.on('data', (chunk: Buffer) => {
    const said = chunk.toString();
    if (!said.includes('Website')) return;
    address = addressIn(said, 'Website').replace('localhost', '127.0.0.1');
    starts += 1;
    // It ends where development ends, or starts anew.
    void listen().catch(() => undefined);
  });
  // What it has said until then is in the error.
  const giveUp = setTimeout(() => child.kill('SIGTERM'), MOST_START_MS);
  await untilSaid(child, /Website/);
  clearTimeout(giveUp);
  while (reloads === undefined && child.exitCode === null) await pause(20);
  return {
    address: () => address,
    memory: () => residentBytes(child.pid!),
    page: async (path) => (await fetch(address + path)).text(),
    reloads: () => reloads ?? 0,
    says: (what) => untilSaid(child, what),
    stop: async () => {
      stopListening.abort();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

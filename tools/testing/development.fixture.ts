import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-ports';
import { residentBytes } from '../../server/testing/resident-bytes';
import { addressIn, untilSaid } from './until-said';

/** A running `npm run dev`. */
export interface Development {
  address: string;
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

/** Starts `npm run dev` on a free port. @param cwd the project @param contentDir the school */
export async function startDevelopment(cwd: string, contentDir: string): Promise<Development> {
  // The same one where it starts anew.
  const port = await freePort();
  const env = {
    ...process.env,
    CONTENT_DIR: contentDir,
    PORT: String(port),
    INBOX_PORT: '0',
    NODE_ENV: '',
    VITEST: '',
  };
  const child = spawn(process.execPath, ['tools/setup/dev.mjs'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = addressIn(await untilSaid(child, /Website +http\S+\s/), 'Website').replace('localhost', '127.0.0.1');
  let reloads = 0;
  const listening = new EventEmitter();
  const stopListening = new AbortController();
  void (async () => {
    for (let times = 0; !stopListening.signal.aborted;) {
      try {
        const changes = await fetch(`${address}/dev/changes`, { signal: stopListening.signal });
        listening.emit('begun');
        // Where it has started anew, a browser loads its page when it is there again.
        if ((times += 1) > 1) reloads += 1;
        for await (const chunk of changes.body!.pipeThrough(new TextDecoderStream()))
          if (chunk.includes('data:')) reloads += 1;
      } catch {
        await pause(100);
      }
    }
  })();
  await once(listening, 'begun');
  return {
    address,
    memory: () => residentBytes(child.pid!),
    page: async (path) => (await fetch(address + path)).text(),
    reloads: () => reloads,
    says: (what) => untilSaid(child, what),
    stop: async () => {
      stopListening.abort();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

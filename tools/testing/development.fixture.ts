import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  stop: () => Promise<void>;
}

/** Starts `npm run dev` on free ports. @param cwd the project @param contentDir the school */
export async function startDevelopment(cwd: string, contentDir: string): Promise<Development> {
  const env = { ...process.env, CONTENT_DIR: contentDir, PORT: '0', INBOX_PORT: '0', NODE_ENV: '', VITEST: '' };
  const child = spawn(process.execPath, ['tools/setup/dev.mjs'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = addressIn(await untilSaid(child, /Website +http\S+\s/), 'Website').replace('localhost', '127.0.0.1');
  let reloads = 0;
  const stopListening = new AbortController();
  const changes = await fetch(`${address}/dev/changes`, { signal: stopListening.signal });
  void (async () => {
    for await (const chunk of changes.body!.pipeThrough(new TextDecoderStream()))
      if (chunk.includes('data:')) reloads += 1;
    // Where it starts anew, a browser loads its page when it is there again. What changes from then on is not counted.
    reloads += 1;
  })().catch(() => undefined);
  return {
    address,
    memory: () => residentBytes(child.pid!),
    page: async (path) => (await fetch(address + path)).text(),
    reloads: () => reloads,
    stop: async () => {
      stopListening.abort();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

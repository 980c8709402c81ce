import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressIn, untilSaid } from '../../support/until-said';

export interface BuiltServer {
  pid: number;
  /** Origin of the website. */
  siteUrl: string;
  /** Address of the office. */
  officeUrl: string;
  /** @throws Error if the server doesn't stop cleanly */
  stop: () => Promise<void>;
}

/**
 * Starts the built server as `npm start` does, on free ports.
 *
 * @param dataDir folder for its data
 * @param project its folder
 */
export async function startBuiltServer(dataDir: string, project = '.'): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ PORT: '0', INBOX_PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', SMTP_URL: '' },
      // Another project has the tested content in its own folder. No test measures what it publishes.
      ...(project !== '.' && { CONTENT_DIR: '', COMPRESSION: 'fast' }),
    },
  });
  const said = await untilSaid(server, /Office +http\S+\s/);
  return {
    pid: server.pid!,
    siteUrl: new URL(addressIn(said, 'Website')).origin,
    officeUrl: addressIn(said, 'Office'),
    stop: async () => {
      const exit = server.exitCode === null ? once(server, 'exit') : [server.exitCode];
      server.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      if (code !== 0) throw new Error(`The server did not stop cleanly: exit code ${code}.`);
    },
  };
}

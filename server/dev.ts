import { createServer } from 'vite';
import { readSettings } from './settings';
import { describeServer, explainAndExit, loadEnvironmentFile, startServer, stopOnSignal } from './start';

/** `npm run dev`: Vite serves the site as it is being written; sends go to a real endpoint behind it. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const backend = await startServer({ ...settings, port: 0, host: '127.0.0.1' }, { withSite: false });
  const target = backend.siteUrl.replace('localhost', '127.0.0.1');
  const vite = await createServer({ server: { host: settings.host, port: settings.port, proxy: { '/api': target } } });
  await vite.listen();
  stopOnSignal(async () => {
    await vite.close();
    await backend.close();
  });
  const siteUrl = `http://localhost:${vite.config.server.port}`;
  console.log(
    describeServer(
      {
        siteUrl: vite.resolvedUrls?.local[0]?.replace('127.0.0.1', 'localhost').replace(/\/$/, '') ?? siteUrl,
        inboxUrl: backend.inboxUrl,
      },
      settings,
    ),
  );
}

loadEnvironmentFile();
main().catch(explainAndExit);

import { relative } from 'node:path';
import { createServer } from 'vite';
import { contentFolder } from '../model/reading/content-folder';
import { readForms } from '../model/reading/forms';
import { readSettings } from './settings';
import { describeServer, explainAndExit, loadEnvironmentFile, startServer, stopOnSignal } from './start';

/** `npm run dev`: Vite serves the site as it is being written; sends go to a real endpoint behind it. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, readForms());
  const backend = await startServer({ ...settings, port: 0, host: '127.0.0.1' }, { withSite: false });
  const target = backend.siteUrl.replace('localhost', '127.0.0.1');
  const vite = await createServer({ server: { host: settings.host, port: settings.port, proxy: { '/api': target } } });
  await vite.listen();
  // Which addresses there are is read when Vite starts.
  const decidesAddresses = /^(settings\.yaml$|screens[\\/])/;
  for (const event of ['add', 'unlink'] as const)
    vite.watcher.on(event, (file: string) => {
      if (decidesAddresses.test(relative(contentFolder(), file))) void vite.restart();
    });
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

import { readServerContent } from '../../model/reading/read-server-content';
import { explainAndExit, loadEnvironmentFile } from '../../server/program';
import { readSettings } from '../../server/settings/settings';
import { describeServer, type RunningServer, startServer, stopOnSignal } from '../../server/start';
import { DevSite } from './dev-site';

/** The exit code by which this program asks to be started anew; `tools/setup/dev.mjs` does. */
const START_ANEW = 75;

/** `npm run dev`: the site as it is being written; sends go to a real endpoint. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, readServerContent());
  const closers: RunningServer['close'][] = [];
  const site = await DevSite.create(() => {
    console.log('  Code of this program has changed. Starting anew …');
    void Promise.all(closers.map((close) => close())).finally(() => process.exit(START_ANEW));
  });
  // To `tools/setup/dev.mjs`, which knows of what code this program was bundled.
  process.send?.('watching');
  const server = await startServer(settings, { site: site.serve });
  closers.push(server.close);
  stopOnSignal(server.close);
  console.log(describeServer(server, settings));
}

loadEnvironmentFile();
// While it is written, the site has its address to itself.
process.env.VITE_BASE_PATH = '';
main().catch(explainAndExit);

import { pathToFileURL } from 'node:url';
import { explainAndExit, loadEnvironmentFile } from '../../server/program';
import { servedSchool } from '../../server/settings/school';
import { readSettings } from '../../server/settings/settings';
import { describeServer, type RunningServer, startServer, stopOnSignal } from '../../server/start';
import { bundleProgram } from '../../setup/bundle-program.mjs';
import { endWithNpm } from '../../setup/end-with-npm.mjs';
import { DevSite } from './dev-site';

/** The exit code by which this program asks to be started anew; `setup/dev.mjs` does. */
const START_ANEW = 75;

/** `npm run dev`: the site as it is being written; sends go to a real endpoint. */
async function main(): Promise<void> {
  const closers: RunningServer['close'][] = [];
  const startAnew = () => {
    console.log('  Code of this program has changed. Starting anew …');
    void Promise.all(closers.map((close) => close())).finally(() => process.exit(START_ANEW));
  };
  const site = await DevSite.create(startAnew);
  const readContent = async () => readSettings(process.env, await site.serverContent());
  let settings = await readContent();
  const server = await startServer(settings, {
    site: site.serve,
    school: () => servedSchool(settings),
    beforeRequest: async () => void (settings = await readContent()),
  });
  closers.push(server.close);
  stopOnSignal(server.close);
  console.log(await describeServer(server, settings));
  if (await isOutdated()) startAnew();
}

/** Whether code was edited after this program was bundled and before it was watched: its bundle has another name now. */
async function isOutdated(): Promise<boolean> {
  try {
    return (
      (await bundleProgram('pipeline/dev/run.ts', { logLevel: 'silent' })) !== pathToFileURL(process.argv[1]!).href
    );
  } catch {
    return true;
  }
}

endWithNpm();
loadEnvironmentFile();
// While it is written, the site has its address to itself.
process.env.VITE_BASE_PATH = '';
main().catch(explainAndExit);

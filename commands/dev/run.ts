import { pathToFileURL } from 'node:url';
import { contentFolder } from '../../model/mistakes/places/content-folder';
import { explainAndExit, loadEnvironmentFile } from '../../server/program';
import { createPublisher } from '../../office/publishing/publish';
import { Workshop } from '../../office/website/workshop';
import { openOffice } from '../../office/open-office';
import { servedSchool } from '../../server/settings/school';
import { readSettings } from '../../server/settings/settings';
import { describeServer, type RunningServer, startServer, stopOnSignal } from '../../server/start';
import { bundleProgram } from '../../setup/bundle-program.mjs';
import { endWithNpm } from '../../setup/end-with-npm.mjs';
import { DevSite } from '../../pipeline/dev/dev-site';

/** `setup/dev.mjs` restarts this program if it ends with this exit code. */
const START_ANEW = 75;

/** `npm run dev`: serves the site in development, with a real endpoint. */
async function main(): Promise<void> {
  const closers: RunningServer['close'][] = [];
  const startAnew = () => {
    console.log('  The program’s code has changed. Restarting …');
    void Promise.all(closers.map((close) => close())).finally(() => process.exit(START_ANEW));
  };
  const site = await DevSite.create(startAnew);
  const readContent = async () => readSettings(process.env, await site.serverContent());
  let settings = await readContent();
  const followed = {
    school: () => servedSchool(settings),
    beforeRequest: async () => void (settings = await readContent()),
  };
  const server = await startServer(settings, {
    site: site.serve,
    ...followed,
    office: (options) =>
      openOffice({
        ...options,
        ...followed,
        workshop: new Workshop(contentFolder(), createPublisher()),
        renderer: site.rendererOf('office'),
      }),
    renderer: site.rendererOf('answers'),
  });
  closers.push(server.close);
  stopOnSignal(server.close);
  console.log(await describeServer(server, settings));
  if (await isOutdated()) startAnew();
}

/** Whether code has changed after it was bundled and before it was watched: a new bundle then has another name. */
async function isOutdated(): Promise<boolean> {
  try {
    return (
      (await bundleProgram('commands/dev/run.ts', { logLevel: 'silent' })) !== pathToFileURL(process.argv[1]!).href
    );
  } catch {
    return true;
  }
}

endWithNpm();
loadEnvironmentFile();
// In development the site is at the root.
process.env.VITE_BASE_PATH = '';
main().catch(explainAndExit);

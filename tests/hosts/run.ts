import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ServerContent, serverContentFile } from '../../model/projections/server-content';
import { currentRelease } from '../../server/site/release';
import { type BuiltSite, builtSite } from '../../server/live/built-site';
import { oldAddresses } from '../support/old-addresses';
import { checkPromises } from '../../server/live/check-promises';
import { formPromises, sendThrough } from './form-promises';
import { endWithNpm } from '../../setup/end-with-npm.mjs';
import { pathOfCommand } from '../../setup/test-programs.mjs';
import { type HostProgram, hostPrograms, layOut, type RunningHost } from './host-programs';
import { type Column, hostTable, type Result } from './host-table';
import { tryOffice } from './office-by-tls';
import { startOwnServer } from './own-server';

/** We try the hosts' rules for both base paths, whichever the site was built for. */
const BASE_PATHS = ['/', '/school/'];
const MAX_SHOWN = 40;

const help = `npm run hosts -- [host …]

Starts web servers on this machine with the rules that the build wrote for them, and checks each against one table of promises
(server/live/promises.ts): ${hostPrograms.map(({ name }) => `“${name}”`).join(', ')}. Build first. Without a name it tries all. It
prints the table for docs/deploying.md. Then it signs in to the office behind nginx and Caddy with TLS.
`;

endWithNpm();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
const isNamed = ({ name }: HostProgram, text: string) => name.toLowerCase() === text.toLowerCase();
const unknown = positionals.find((text) => !hostPrograms.some((host) => isNamed(host, text)));
if (options.help) console.log(help);
else if (unknown !== undefined) fail(`There is no host called “${unknown}”.\n\n${help}`);
else if (!existsSync('build/client/index.html')) fail('There is no built site in build/client. Run: npm run build');
else await run();

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const release = path.dirname((await currentRelease(path.resolve('build/client'))).siteDir);
  const built = builtSite(release);
  const site = { ...built, rules: { ...built.rules, redirects: [...built.rules.redirects, ...oldAddresses] } };
  const folder = readableFolder(tmpdir());
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  const own = await startOwnServer(folder, release, site.rules);
  const chosen = hostPrograms.filter(
    (host) => positionals.length === 0 || positionals.some((text) => isNamed(host, text)),
  );
  const columns: Column[] = [];
  try {
    columns.push({ name: '`npm start`', gaps: {}, results: await check(own, site, release, site.rules.basePath) });
    for (const host of chosen) columns.push(await tryHost(host, { folder, site, release, formsPort: own.port }));
  } finally {
    await own.stop();
  }
  console.log(hostTable(columns));
  const untried = columns.filter((column) => column.untried !== undefined);
  for (const column of untried) console.log(`\nNot tried: ${column.name}. ${column.untried}`);
  const officeProblems =
    positionals.length === 0 && untried.length === 0 ? await tryOffice(readableFolder(folder)) : [];
  const problems = [...columns.flatMap(problemsOf), ...officeProblems];
  const more = problems.length > MAX_SHOWN ? `\n… ${problems.length} in all` : '';
  if (problems.length > 0) fail(`\n${problems.slice(0, MAX_SHOWN).join('\n')}${more}`);
  if (untried.length > 0 && process.env.CI) process.exitCode = 1;
}

/** Checks a host with the site at its root, and in a folder of it. */
async function tryHost(
  host: HostProgram,
  { folder, site, release, formsPort }: { folder: string; site: BuiltSite; release: string; formsPort: number },
): Promise<Column> {
  const { name, gaps, program, packages } = host;
  const results = new Map<string, Result>();
  if (program && !pathOfCommand(program))
    return { name, gaps, results, untried: `There is no ${program} here. Debian’s packages are: ${packages}.` };
  for (const basePath of new Set([site.rules.basePath, ...BASE_PATHS])) {
    const here = { ...site, rules: { ...site.rules, basePath } };
    const setup = {
      folder: readableFolder(folder),
      client: path.join(release, 'client'),
      rules: here.rules,
      formsPort,
    };
    let running: RunningHost;
    try {
      running = await host.start(setup, layOut(setup));
    } catch (error) {
      // A host without a program comes by npm, which needs the network.
      if (!program) return { name, gaps, results, untried: (error as Error).message };
      throw error;
    }
    try {
      for (const [id, { problems, lesser }] of await check(running, here, release, site.rules.basePath))
        results.set(id, { problems: [...(results.get(id)?.problems ?? []), ...problems], lesser });
    } finally {
      await running.stop();
    }
  }
  return { name, gaps, results };
}

/** @param builtFor base path that the site was built for; the endpoint accepts forms only there */
async function check(
  host: RunningHost,
  site: BuiltSite,
  release: string,
  builtFor: string,
): Promise<Map<string, Result>> {
  const startedAt = Date.now();
  const isAsBuilt = site.rules.basePath === builtFor;
  const where = isAsBuilt ? '' : `at ${site.rules.basePath} `;
  const results = new Map<string, Result>();
  for (const { promise, asked, problems, lesser } of await checkPromises(host.site, site))
    if (asked > 0) results.set(promise.id, { problems: problems.map((text) => where + text), lesser });
  const { forms } = JSON.parse(readFileSync(path.join(release, serverContentFile), 'utf8')) as ServerContent;
  for (const { site: address, keepsHost, by } of isAsBuilt ? host.forms : [])
    for (const promise of formPromises.filter(({ needsHost }) => keepsHost || !needsHost)) {
      const problems = [...(results.get(promise.id)?.problems ?? [])];
      for (const form of forms) {
        const problem = await sendThrough(address, form, promise);
        if (problem !== undefined) problems.push(`through ${by}: ${problem}`);
      }
      results.set(promise.id, { problems, lesser: [] });
    }
  console.log(`${host.site.href} ${where}checked in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return results;
}

/** Problems that no gap announces, and gaps that are none. */
function problemsOf({ name, gaps, results, untried }: Column): string[] {
  if (untried !== undefined) return [];
  const broken = [...results].filter(([, { problems }]) => problems.length > 0);
  const unfounded = Object.keys(gaps).filter((gap) => !broken.some(([id]) => id === gap));
  return [
    ...broken.flatMap(([id, { problems }]) => (gaps[id] ? [] : problems.map((text) => `${name}, ${id}: ${text}`))),
    ...unfounded.map((id) => `${name}, ${id}: it keeps this promise. Remove it from the gaps in host-programs.ts.`),
  ];
}

/** A new folder that web servers under another account can read. */
function readableFolder(parent: string): string {
  const folder = mkdtempSync(path.join(parent, 'hosts-'));
  chmodSync(folder, 0o755);
  return folder;
}

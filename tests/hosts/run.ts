import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ServerContent, serverContentFile } from '../../model/projections/server-content';
import { currentRelease } from '../../server/site/release';
import { type BuiltSite, builtSite, oldAddresses } from '../../commands/check-live/built-site';
import { checkPromises } from '../../commands/check-live/check-promises';
import { formPromises, sendThrough } from '../../commands/check-live/forms';
import { apache, caddy, cloudflarePages, type HostProgram, nginx, type RunningHost } from './host-programs';
import { startOwnServer } from './own-server';
import { endWithNpm } from '../../setup/end-with-npm.mjs';
import { writeTable } from '../support/table-in-docs';
import { type Column, docsCommand, docsFile, hostTable } from './host-table';

/** The rules of both are tried, whichever the site was built for. */
const BASE_PATHS = ['/', '/school/'];

const all = [apache, nginx, caddy, cloudflarePages];
const help = `npm run hosts -- [host …] [options]

Starts web servers on this machine with the rules that the build wrote for them, and holds each to one table of promises
(commands/check-live/promises.ts): ${all.map(({ name }) => `“${name}”`).join(', ')}. Build first. Without a name it takes all.

  --write         put the table into ${docsFile}
  --help          this text
`;

endWithNpm();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, help: { type: 'boolean' } },
});
const unknown = positionals.find((name) => !all.some((host) => host.name.toLowerCase() === name.toLowerCase()));
if (options.help) console.log(help);
else if (unknown !== undefined) {
  console.error(`There is no host called “${unknown}”.\n\n${help}`);
  process.exitCode = 1;
} else if (options.write && positionals.length > 0) {
  console.error('The table in the docs has all hosts: leave their names out.');
  process.exitCode = 1;
} else if (!existsSync('build/client/index.html')) {
  console.error('There is no built site in build/client. Run: npm run build');
  process.exitCode = 1;
} else await run();

async function run(): Promise<void> {
  const release = path.dirname((await currentRelease(path.resolve('build/client'))).siteDir);
  const built = builtSite(release);
  const site = { ...built, rules: { ...built.rules, redirects: [...built.rules.redirects, ...oldAddresses] } };
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  // Servers that were started by root read it as somebody else.
  chmodSync(folder, 0o755);
  const own = await startOwnServer(folder, release, site.rules);
  const isAsked = ({ name }: HostProgram) =>
    positionals.length === 0 || positionals.some((asked) => asked.toLowerCase() === name.toLowerCase());
  const columns: Column[] = [];
  try {
    columns.push({ name: '`npm start`', gaps: {}, ...(await check('', own, site, release)) });
    for (const host of all.filter(isAsked))
      columns.push(await tryHost(host, { folder, site, release, formsPort: own.port }));
  } finally {
    await own.stop();
  }
  console.log(hostTable(columns));
  const problems = columns.flatMap(problemsOf);
  const left = columns.filter(({ untried }) => untried !== undefined);
  for (const { name, untried } of left) console.log(`\nNot tried: ${name}. ${untried}`);
  if (problems.length > 0) {
    console.error(
      `\n${problems.slice(0, 40).join('\n')}${problems.length > 40 ? `\n… ${problems.length} in all` : ''}`,
    );
  }
  if (options.write) await writeTable(docsFile, docsCommand, hostTable(columns));
  if (problems.length > 0 || (left.length > 0 && process.env.CI)) process.exitCode = 1;
}

/** Holds a host to the table, at the root and in a subfolder. */
async function tryHost(
  host: HostProgram,
  { folder, site, release, formsPort }: { folder: string; site: BuiltSite; release: string; formsPort: number },
): Promise<Column> {
  const { name, gaps, program, packages } = host;
  const found: Column = { name, gaps, asked: new Set(), problems: new Map(), lesser: new Map() };
  if (program !== undefined && spawnSync('which', [program]).status !== 0)
    return { ...found, untried: `There is no ${program} here. Debian’s packages are: ${packages}.` };
  for (const basePath of new Set([site.rules.basePath, ...BASE_PATHS])) {
    const here = { ...site, rules: { ...site.rules, basePath } };
    const own = mkdtempSync(path.join(folder, 'host-'));
    chmodSync(own, 0o755);
    let running: RunningHost;
    try {
      running = await host.start({ folder: own, client: path.join(release, 'client'), rules: here.rules, formsPort });
    } catch (error) {
      // What is fetched when it is asked for needs the network.
      if (program === undefined) return { ...found, untried: (error as Error).message };
      throw error;
    }
    try {
      const { asked, problems, lesser } = await check(
        basePath === site.rules.basePath ? '' : `at ${basePath} `,
        running,
        here,
        release,
      );
      for (const [id, texts] of problems) found.problems.set(id, [...(found.problems.get(id) ?? []), ...texts]);
      for (const id of asked) found.asked.add(id);
      for (const [id, texts] of lesser) found.lesser.set(id, texts);
    } finally {
      await running.stop();
    }
  }
  return found;
}

async function check(where: string, host: RunningHost, site: BuiltSite, release: string) {
  const startedAt = Date.now();
  const problems = new Map<string, string[]>();
  const lesser = new Map<string, readonly string[]>();
  const asked = new Set<string>();
  let count = 0;
  for (const result of await checkPromises(host.site, site)) {
    count += result.asked;
    if (result.asked > 0) asked.add(result.promise.id);
    if (result.problems.length > 0)
      problems.set(
        result.promise.id,
        result.problems.map((text) => where + text),
      );
    if (result.lesser.length > 0) lesser.set(result.promise.id, result.lesser);
  }
  // The endpoint of this check is that of the build as it is.
  for (const way of where === '' ? host.forms : []) {
    const { forms } = JSON.parse(readFileSync(path.join(release, serverContentFile), 'utf8')) as ServerContent;
    for (const form of forms)
      for (const promise of formPromises.filter(({ needsHost }) => way.passesHost || !needsHost)) {
        const problem = await sendThrough(way.site, form, promise);
        count += 1;
        asked.add(promise.id);
        if (problem !== undefined)
          problems.set(promise.id, [...(problems.get(promise.id) ?? []), `through ${way.how}: ${problem}`]);
      }
  }
  console.log(`${host.site.href} ${where}answered ${count} times in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return { asked, problems, lesser };
}

/** What is wrong with a host beyond its gaps, each of which must be one. */
function problemsOf({ name, gaps, problems, untried }: Column): string[] {
  if (untried !== undefined) return [];
  const unexpected = [...problems].filter(([id]) => gaps[id] === undefined);
  const unfounded = Object.keys(gaps).filter((id) => !problems.has(id));
  return [
    ...unexpected.flatMap(([id, texts]) => texts.map((text) => `${name}, ${id}: ${text}`)),
    ...unfounded.map((id) => `${name}, ${id}: it keeps this promise. Take it from its gaps in host-programs.ts.`),
  ];
}

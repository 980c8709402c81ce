import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isatty } from 'node:tty';
import { type AppOptions, type Apps, createApps } from './app';
import { listenOnFreePort } from './listen';
import { describeFault, type Log, logToConsole } from './log';
import { Accounts } from '../office/accounts/accounts';
import { foreignFiles } from './storage/data-folder-owner';
import { explainAndExit, loadEnvironmentFile } from './program';
import { type ServedSchool, servedSchool } from './settings/school';
import { readSettings, type ServerSettings } from './settings/settings';
import { buildMistakes } from './site/build-mistakes';
import { currentRelease } from './site/release';
import { servedContent } from './site/served-content';
import { servedSite } from './site/served-site';

export interface RunningServer {
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  officeUrl: string;
  apps: Apps;
  /** Finishes running requests, then stops. */
  close: () => Promise<void>;
}

export interface StartOptions
  extends Pick<AppOptions, 'renderer' | 'office'>, Partial<Pick<AppOptions, 'site' | 'school' | 'beforeRequest'>> {
  log?: Log;
}

/** Starts site, endpoint, office and delivery; in development and on a PC, on the next free ports. */
export async function startServer(settings: ServerSettings, options: StartOptions): Promise<RunningServer> {
  const log = options.log ?? logToConsole;
  // In development the site is at the root.
  const basePath = options.site === undefined ? (await servedSite(settings.siteDir)).rules.basePath : '/';
  const first = servedSchool(settings, basePath);
  const followed = options.site === undefined ? await followReleases(settings, first, log) : { school: () => first };
  const apps = await createApps({ settings, ...followed, ...options, log });
  const sitePort = await listenOnFreePort(apps.site, settings.host, settings.port, 'PORT', settings.isDeployed);
  // Without an origin for other machines, the office is for this machine only.
  const officeHost = settings.officeOrigin === undefined ? '127.0.0.1' : settings.host;
  const officePort = await listenOnFreePort(
    apps.office,
    officeHost,
    settings.officePort,
    'INBOX_PORT',
    settings.isDeployed,
  );
  return {
    siteUrl: `http://localhost:${sitePort}${basePath.slice(0, -1)}`,
    officeUrl: `http://localhost:${officePort}`,
    apps,
    close: async () => {
      await Promise.all([apps.site.close(), apps.office.close()]);
    },
  };
}

/** Makes the endpoint follow publications: from the next request on, it uses the forms of the new release. */
async function followReleases(
  settings: ServerSettings,
  first: ServedSchool,
  log: Log,
): Promise<Required<Pick<AppOptions, 'school' | 'beforeRequest'>>> {
  let school = first;
  let { id: known } = await servedSite(settings.siteDir);
  let taking = Promise.resolve();
  const takeOver = async (): Promise<void> => {
    const { ofContent, mail, mailTo } = readSettings(process.env, await servedContent(settings.siteDir));
    const { basePath } = (await servedSite(settings.siteDir)).rules;
    school = servedSchool({ ...settings, ofContent, mail, mailTo }, basePath);
    log({ event: 'site published' });
  };
  const beforeRequest = async (): Promise<void> => {
    const { id } = await servedSite(settings.siteDir);
    if (id !== known) {
      known = id;
      taking = takeOver().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        log({ event: 'forms of the published site not taken over' });
      });
    }
    return taking;
  };
  return { school: () => school, beforeRequest };
}

/** Startup message: addresses, ports that were in use, and whether the last build failed. */
export async function describeServer(
  server: Pick<RunningServer, 'siteUrl' | 'officeUrl'>,
  settings: ServerSettings,
): Promise<string> {
  const taken = [
    [settings.port, server.siteUrl],
    [settings.officePort, server.officeUrl],
  ].flatMap(([wanted, url]) =>
    wanted !== 0 && Number(/:(\d+)/.exec(String(url))?.[1]) !== wanted
      ? [`  Port ${wanted} is taken by another program, so this is on the next free one.`]
      : [],
  );
  const foreign = foreignFiles(settings.dataDir);
  const mailbox = relative(process.cwd(), settings.dataDir) || '.';
  const mail =
    settings.smtpUrl === undefined
      ? `kept in ${mailbox}/mailbox (set SMTP_URL to send it on)`
      : `sent on by ${new URL(settings.smtpUrl).hostname}`;
  return [
    '',
    ...taken,
    `  Website          ${server.siteUrl}`,
    settings.officeOrigin === undefined
      ? `  Office           ${server.officeUrl}   (what the forms sent; this machine only)`
      : `  Office           ${settings.officeOrigin}   (here ${server.officeUrl})`,
    `  Mail             ${mail}`,
    ...(settings.ofContent.forms.length === 0
      ? ['  Forms            none: without content/forms/ whatever is sent is refused']
      : []),
    ...(foreign === undefined ? [] : ['', '  THE OFFICE CAN’T BE USED:', `  ${foreign}`]),
    ...(foreign === undefined && hasNoAccount(settings)
      ? ['', '  NOBODY CAN USE THE OFFICE YET. Make the first account: npm run office -- add-user NAME --principal']
      : []),
    ...((await buildMistakes(settings.siteDir)) === undefined
      ? []
      : [
          '',
          '  THE SITE IS NOT UP TO DATE: visitors see the last one that could be built.',
          '  Put right what is listed above, and in the office, then run npm run build.',
        ]),
    '',
  ].join('\n');
}

/** Whether the office needs an account, and there is none. */
function hasNoAccount({ isDeployed, dataDir }: ServerSettings): boolean {
  if (!isDeployed) return false;
  const accounts = new Accounts(dataDir);
  try {
    return accounts.isEmpty();
  } finally {
    accounts.close();
  }
}

/** Ctrl-C, SIGTERM and closing the terminal stop the server after running requests; a second Ctrl-C stops it at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // Within half a second it is the same Ctrl-C, sent by both the terminal and our parent process.
      if (signal === 'SIGINT' && Date.now() - stoppingSince > 500) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    console.log('  Stopping …');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // If there is no terminal, for example under nohup, SIGHUP must not stop the server. Node resets the ignored SIGHUP that nohup sets.
  process.on('SIGHUP', isatty(0) ? stop : () => undefined);
  // Ignore write errors: the program that reads our output may have ended (EPIPE).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** An error outside a request, for example a connection without a free file handle, must not end the server. */
function surviveFaults(): void {
  // Replace the handler of `npm start`, which would end the process.
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => {
    logToConsole({ event: 'fault', ...describeFault(error) });
  });
}

/** The server program: runs until it is stopped. Errors at startup end it with an explanation. */
export async function start(options: Pick<StartOptions, 'renderer' | 'office'>): Promise<void> {
  try {
    loadEnvironmentFile();
    const { siteDir } = readSettings(process.env);
    const release = await currentRelease(siteDir);
    if (!existsSync(join(release.siteDir, 'index.html')))
      throw new Error(`There is no built site in ${relative('', siteDir) || '.'}. Run: npm run build`);
    const settings = readSettings(process.env, await servedContent(siteDir));
    const server = await startServer(settings, options);
    stopOnSignal(server.close);
    surviveFaults();
    console.log(await describeServer(server, settings));
  } catch (error) {
    explainAndExit(error);
  }
}

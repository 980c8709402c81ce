import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isatty } from 'node:tty';
import { type AppOptions, type Apps, createApps } from './app';
import { listenOnFreePort } from './listen';
import { OfficeChild, type OfficeSupport, type RunningOffice, wrongSettings } from './office-child';
import { describeFault, type Log, logToConsole } from './log';
import { foreignFiles } from './storage/data-folder-owner';
import { openInBrowser } from './open-in-browser';
import { explainAndExit, loadEnvironmentFile } from './program';
import { followReleases } from './settings/follow-releases';
import { servedSchool } from './settings/school';
import { readSettings, type ServerSettings } from './settings/settings';
import { buildMistakes } from './site/build-mistakes';
import { currentRelease } from './site/release';
import { servedContent } from './site/served-content';
import { servedSite } from './site/served-site';

export interface RunningServer {
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  officeUrl: string;
  office: RunningOffice;
  apps: Apps;
  /** Finishes running requests, then stops. */
  close: () => Promise<void>;
}

interface OfficeStart {
  settings: ServerSettings;
  sitePort: number;
  support: OfficeSupport;
  log: Log;
}

export interface StartOptions
  extends Pick<AppOptions, 'renderer'>, Partial<Pick<AppOptions, 'site' | 'school' | 'beforeRequest' | 'programs'>> {
  /** Starts the office, in a process of its own or in this one. */
  office: (options: OfficeStart) => Promise<RunningOffice>;
  log?: Log;
}

/** Starts site, endpoint, delivery and office; in development and on a PC, on the next free ports. */
export async function startServer(settings: ServerSettings, options: StartOptions): Promise<RunningServer> {
  const log = options.log ?? logToConsole;
  // In development the site is at the root.
  const basePath = options.site === undefined ? (await servedSite(settings.siteDir)).rules.basePath : '/';
  const followed =
    options.site === undefined
      ? await followReleases(settings, log)
      : { school: () => servedSchool(settings, basePath) };
  let officeEnd: Promise<void> | undefined;
  const apps = await createApps({ settings, ...followed, ...options, log });
  // Runs before the hook that unlocks the folder: the office may write until it ends.
  apps.site.addHook('onClose', async () => officeEnd);
  const sitePort = await listenOnFreePort(apps.site, settings.host, settings.port, 'PORT', settings.isDeployed);
  const office = await options.office({ settings, sitePort, support: supportOf(apps), log });
  return {
    siteUrl: `http://localhost:${sitePort}${basePath.slice(0, -1)}`,
    officeUrl: `http://localhost:${office.port ?? settings.officePort}`,
    office,
    apps,
    close: async () => {
      officeEnd = office.close();
      await apps.site.close();
    },
  };
}

/** What a server does for its office. */
export function supportOf({ delivery, spool }: Apps): OfficeSupport {
  return {
    outage: () => delivery.outage,
    deliver: () => delivery.tryNow(),
    checkDatabase: () => spool.checkIntegrity(),
  };
}

/** Starts the office whose program the build has put beside another one. @param program `import.meta.url` of that one */
export function officeBeside(program: string): StartOptions['office'] {
  return async ({ settings, ...options }) => {
    const office = new OfficeChild({
      ...options,
      program: new URL('office-program.js', program),
      officePort: settings.officePort,
    });
    // If it can't start for another reason, visitors don't notice, and it is tried again.
    if ((await office.start()) === wrongSettings) process.exit(1);
    return office;
  };
}

/** Startup message: addresses, ports that were in use, and whether the last build failed. */
export async function describeServer(
  { siteUrl, officeUrl, office }: Pick<RunningServer, 'siteUrl' | 'officeUrl' | 'office'>,
  settings: ServerSettings,
): Promise<string> {
  const taken = [
    [settings.port, siteUrl],
    [settings.officePort, officeUrl],
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
    `  Website          ${siteUrl}`,
    settings.officeOrigin === undefined
      ? `  Office           ${officeUrl}   (what the forms sent; this machine only)`
      : `  Office           ${settings.officeOrigin}   (here ${officeUrl})`,
    `  Mail             ${mail}`,
    ...(settings.ofContent.forms.length === 0
      ? ['  Forms            none: without content/forms/ whatever is sent is refused']
      : []),
    ...(foreign === undefined ? [] : ['', '  THE OFFICE CAN’T BE USED:', `  ${foreign}`]),
    ...(office.isEmpty
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
export async function start(options: Pick<StartOptions, 'renderer' | 'office' | 'programs'>): Promise<void> {
  try {
    loadEnvironmentFile();
    const { siteDir } = readSettings(process.env);
    const release = await currentRelease(siteDir);
    if (!existsSync(join(release.siteDir, 'index.html')))
      throw new Error(`There is no built site in ${relative('', siteDir) || '.'}. Run: npm run build`);
    const settings = readSettings(process.env, await servedContent(siteDir));
    const starting = startServer(settings, options);
    // Forms arrive while the office is still starting.
    stopOnSignal(async () => (await starting).close());
    surviveFaults();
    const running = await starting;
    console.log(await describeServer(running, settings));
    // As `Office.bat` sets it.
    if (process.env.OPEN_OFFICE) openInBrowser(running.officeUrl);
  } catch (error) {
    explainAndExit(error);
  }
}

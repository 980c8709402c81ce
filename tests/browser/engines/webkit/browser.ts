import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { freePort } from '../../../../server/testing/free-ports';
import type { EngineBrowser, PageOptions } from '../engine';
import { WebKitPage } from './page';
import { type Session, startSession } from './session';

const here = path.join(process.cwd(), 'tests/browser/engines/webkit');

const MOST_STARTS = 3;

/** A driver that has no window by then is killed, and another one is started. */
const START_TIMEOUT_MS = 60_000;

/** WebKitGTK, driven by the WebDriver protocol in a window without bars, on a virtual screen. */
export async function startWebKit(): Promise<EngineBrowser> {
  const inPage = buildSync({
    entryPoints: [path.join(here, 'in-page.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
  }).outputFiles[0]?.text;
  if (!inPage) throw new Error('in-page.ts was not bundled.');

  const profiles = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const environment = {
    ...process.env,
    DISPLAY: `:${number.toString().trim()}`,
    TZ: 'Asia/Kolkata',
    NO_AT_BRIDGE: '1',
  };

  const openWindow = async (options: PageOptions, starts = 1): Promise<Window> => {
    const port = await freePort();
    // Start a process group: otherwise the window would outlive the driver, and its carousel would keep a processor busy.
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: environment,
      detached: true,
    });
    let said = '';
    driver.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2000);
    });
    const profile = mkdtempSync(path.join(profiles, 'visitor-'));
    const session = startSessionOf(`http://127.0.0.1:${port}`, profile, options, () => said);
    const started = await Promise.race([session, sleep(START_TIMEOUT_MS, undefined, { ref: false })]).catch(
      async (error) => {
        await killGroup(driver);
        throw error;
      },
    );
    if (started) return { kind: kindOf(options), session: started, end: () => killGroup(driver) };
    // The session fails when its driver is killed.
    session.catch(() => undefined);
    await killGroup(driver);
    if (starts === MOST_STARTS) throw new Error(`WebKit has opened no window in ${starts} starts. It said: ${said}`);
    return openWindow(options, starts + 1);
  };

  // Open one window at a time, because only the newest window receives keys.
  let window: Window | undefined;
  const endWindow = async () => {
    await window?.end();
    window = undefined;
  };
  return {
    open: async (options) => {
      if (window?.kind !== kindOf(options)) await endWindow();
      const { session } = (window ??= await openWindow(options));
      const page = new WebKitPage(session, options.baseURL, inPage);
      return {
        // Journeys only use what WebKitPage implements, or are skipped with a reason.
        page: page as unknown as Page,
        print: async () => {
          const cookies = await session.send<object[]>('GET', '/cookie');
          return printed(await page.url(), path.join(profiles, 'sheet.pdf'), cookies, environment);
        },
        // Each test has its own origin, so no stored data is shared, but origins of a host share cookies.
        close: async () => {
          try {
            await session.send('DELETE', '/cookie');
            await session.send('POST', '/url', { url: 'about:blank' });
          } catch {
            await endWindow();
          }
        },
      };
    },
    close: async () => {
      await endWindow();
      await end(screen);
      await remove(profiles);
    },
  };
}

/** A browser with one window. Tests share it, because starting a browser takes longer than most tests. */
interface Window {
  /** The options that the window was started with, as JSON. */
  kind: string;
  session: Session;
  end: () => Promise<void>;
}

function kindOf({ viewport, reducedMotion, javaScriptEnabled }: PageOptions): string {
  return JSON.stringify({ viewport, reducedMotion, javaScriptEnabled });
}

async function startSessionOf(
  driverUrl: string,
  profile: string,
  { viewport, reducedMotion, javaScriptEnabled }: PageOptions,
  lastWords: () => string,
): Promise<Session> {
  const { width, height } = viewport ?? { width: 1280, height: 800 };
  const scripts = javaScriptEnabled === false ? 'off' : 'on';
  const args = [profile, String(width), String(height), reducedMotion ?? 'no-preference', scripts];
  const capabilities = { 'webkitgtk:browserOptions': { binary: path.join(here, 'window.py'), args } };
  for (let tries = 1; ; tries += 1) {
    try {
      return await startSession(driverUrl, capabilities, lastWords);
    } catch (error) {
      // The driver isn't listening yet.
      if (!(error instanceof TypeError) || tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function printed(
  address: string,
  file: string,
  cookies: readonly object[],
  environment: NodeJS.ProcessEnv,
): Promise<Uint8Array> {
  const print = spawn(path.join(here, 'print.py'), [address, file, JSON.stringify(cookies)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  const [code] = (await once(print, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`print.py ended with code ${code}.`);
  return readFile(file);
}

/** WebKit processes outlive their window briefly and still write files, which `rmSync` would miss. */
async function remove(folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function end(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  await exit;
}

/** Kills a program that was started in a group of its own, with all that it started. It may have ended by itself. */
async function killGroup(program: ChildProcess): Promise<void> {
  const hasEnded = program.exitCode !== null || program.signalCode !== null;
  const exit = hasEnded ? undefined : once(program, 'exit');
  try {
    if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await exit;
}

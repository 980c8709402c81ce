import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Log } from './log';
import type { Outage } from './relay/delivery/mail-server';

/** What the server does for the office, and knows for it. */
export interface OfficeSupport {
  outage: () => Outage | undefined;
  /** Delivers mails that have become due. */
  deliver: () => void;
  /** Removes erased data from the log of the database. */
  emptyLog: () => void;
  /** Replaces the database if it is damaged, which only the server may do. */
  checkDatabase: () => void;
}

export interface RunningOffice {
  /** Undefined until it listens. */
  port: number | undefined;
  /** Whether nobody can use it yet, because it needs an account and there is none. */
  isEmpty: boolean;
  /** Finishes running requests, then stops. */
  close: () => Promise<void>;
}

/** What the office's process tells the server. */
export type OfficeMessage = 'alive' | Exclude<keyof OfficeSupport, 'outage'> | Pick<RunningOffice, 'port' | 'isEmpty'>;

/** What the server tells the office's process, every second. The process answers `alive`. */
export interface ServerMessage {
  outage: Outage | undefined;
}

/** Exit code of the office's process if its settings are wrong, which it has explained. */
export const wrongSettings = 78;

interface OfficeChildOptions {
  /** The built program of the office. */
  program: URL;
  sitePort: number;
  /** First port to try; 0 for any free one. */
  officePort: number;
  support: OfficeSupport;
  log: Log;
}

const tickMs = 1000;
/** A process that is silent for longer hangs, in milliseconds: the largest workbook takes ten seconds on an idle machine. */
const longestSilenceMs = 60_000;
const pauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * The office, in a process of its own: whatever happens there, visitors don't notice. It is started again if it ends or hangs. Not a thread:
 * ending one in the middle of a query, or when its memory is full, makes the database driver abort the whole process.
 */
export class OfficeChild implements RunningOffice {
  port: number | undefined;
  isEmpty = false;
  private child: ChildProcess | undefined;
  private heardAt = 0;
  private failures = 0;
  private isClosed = false;
  private restart: NodeJS.Timeout | undefined;

  constructor(private readonly options: OfficeChildOptions) {}

  /** Starts the process. @returns when it listens, or its exit code if it ended before */
  async start(): Promise<number | undefined> {
    const { program, sitePort, officePort, support, log } = this.options;
    const child = fork(fileURLToPath(program), [], {
      // With V8's default for new objects, a process would take 40 MB more.
      execArgv: ['--max-old-space-size=512', '--max-semi-space-size=2'],
      env: { ...process.env, PORT: String(sitePort), INBOX_PORT: String(this.port ?? officePort) },
    });
    this.child = child;
    lowerPriority(child);
    this.heardAt = performance.now();
    const tick = setInterval(() => {
      if (performance.now() - this.heardAt > longestSilenceMs) child.kill('SIGKILL');
      if (child.connected) child.send({ outage: support.outage() } satisfies ServerMessage, () => undefined);
    }, tickMs).unref();
    return new Promise((resolve) => {
      child.on('message', (message: OfficeMessage) => {
        this.heardAt = performance.now();
        if (message === 'alive') return;
        if (typeof message === 'string') return support[message]();
        Object.assign(this, message);
        this.failures = 0;
        resolve(undefined);
      });
      child.on('error', () => undefined);
      child.on('exit', (code, signal) => {
        clearInterval(tick);
        resolve(code ?? 1);
        if (this.isClosed) return;
        log({ event: 'office failed', code: signal ?? String(code) });
        this.restart = setTimeout(
          () => void this.start(),
          Math.min(pauseMs * 2 ** this.failures, longestPauseMs),
        ).unref();
        this.failures += 1;
      });
    });
  }

  /** Ends the process after its running requests. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(late);
  }
}

/** Visitors come first. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The service manager forbids it, or the process has ended already.
  }
}

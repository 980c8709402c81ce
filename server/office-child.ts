import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { codeOf, type Log } from './log';
import { lowerPriority } from './lower-priority';
import type { Outage } from './relay/delivery/mail-server';

/** What the server does for the office, and knows for it. */
export interface OfficeSupport {
  outage: () => Outage | undefined;
  /** Delivers mails that have become due. */
  deliver: () => void;
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
  /** A process that is silent for longer hangs, in milliseconds. By default a minute: the largest workbook takes ten seconds on an idle machine. */
  maxSilenceMs?: number;
  support: OfficeSupport;
  log: Log;
}

const tickMs = 1000;
const pauseMs = 1000;
const maxPauseMs = 60_000;

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

  /** Starts the process, and again when it ends. @returns when it listens, or its exit code if it ended before */
  start(): Promise<number | undefined> {
    return new Promise((resolve) => {
      const onEnd = (code: number, reason: string) => {
        resolve(code);
        if (this.isClosed) return;
        this.options.log({ event: 'office failed', code: reason });
        const pause = Math.min(pauseMs * 2 ** this.failures, maxPauseMs);
        this.restart = setTimeout(() => void this.start(), pause).unref();
        this.failures += 1;
      };
      this.run(() => resolve(undefined)).then(
        ([code, signal]) => onEnd(code ?? 1, signal ?? String(code)),
        (error: unknown) => onEnd(1, codeOf(error)),
      );
    });
  }

  /** @returns exit code and signal of the process. @throws if the system can't start it, for example without a free file handle */
  private async run(onListening: () => void): Promise<[number | null, NodeJS.Signals | null]> {
    const { program, sitePort, officePort, support, maxSilenceMs = 60_000 } = this.options;
    const child = fork(fileURLToPath(program), [], {
      // With V8's default for new objects, a process would take 40 MB more.
      execArgv: ['--max-old-space-size=512', '--max-semi-space-size=2'],
      env: {
        ...process.env,
        PORT: String(sitePort),
        INBOX_PORT: String(this.port ?? officePort),
        // It only asks whether there is a mail server, and mustn't know the password.
        SMTP_URL: process.env.SMTP_URL?.trim() && 'smtp://localhost',
      },
    });
    this.child = child;
    lowerPriority(child);
    this.heardAt = performance.now();
    const tick = setInterval(() => {
      if (performance.now() - this.heardAt > maxSilenceMs) child.kill('SIGKILL');
      if (child.connected) child.send({ outage: support.outage() } satisfies ServerMessage, () => undefined);
    }, tickMs).unref();
    child.on('message', (message: OfficeMessage) => {
      this.heardAt = performance.now();
      if (message === 'alive') return;
      if (typeof message === 'string') return support[message]();
      Object.assign(this, message);
      this.failures = 0;
      onListening();
    });
    try {
      // Not `exit`, which a process that never started doesn't emit.
      return (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    } finally {
      clearInterval(tick);
      this.child = undefined;
    }
  }

  /** Ends the process after its running requests. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.restart);
    const { child } = this;
    if (!child) return;
    const gone = once(child, 'close').catch(() => undefined);
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(late);
  }
}

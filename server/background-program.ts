import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { codeOf, type Log, type LogEntry } from './log';
import { lowerPriority } from './lower-priority';

export interface BackgroundOptions {
  /** The built program. */
  program: URL;
  /** Interval for looking whether it is due, in milliseconds. */
  everyMs: number;
  isDue: () => Promise<boolean>;
  /** Name of a failure in the log. */
  failure: LogEntry['event'];
  /** Why the program has failed, if it has noted that. */
  whyFailed?: () => Promise<string | undefined>;
  log: Log;
}

/** A built program that the server starts when it is due, one at a time, and that ends with it. */
export class BackgroundProgram {
  private timer: NodeJS.Timeout | undefined;
  private child: ChildProcess | undefined;
  private isStopped = false;

  constructor(private readonly options: BackgroundOptions) {}

  start(): void {
    void this.run();
    this.timer = setInterval(() => void this.run(), this.options.everyMs).unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    const { child } = this;
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'close').catch(() => undefined);
  }

  /** Runs the program if it is due, and logs if it fails. */
  async run(): Promise<void> {
    const { isDue, log, failure, whyFailed } = this.options;
    try {
      if (this.child || !(await isDue())) return;
      const [code, signal] = await this.runNow();
      if (code !== 0 && !this.isStopped)
        log({ event: failure, code: signal ?? (await whyFailed?.()) ?? `exit code ${code}` });
    } catch (error) {
      log({ event: failure, code: codeOf(error) });
    }
  }

  /** @returns exit code and signal. @throws if the system can't start it */
  private async runNow(): Promise<[number | null, NodeJS.Signals | null]> {
    const child = fork(fileURLToPath(this.options.program), [], { stdio: 'ignore' });
    this.child = child;
    lowerPriority(child);
    try {
      return (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    } finally {
      this.child = undefined;
    }
  }
}

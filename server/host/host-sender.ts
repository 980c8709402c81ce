import { BackgroundProgram } from '../background-program';
import { codeOf, type Log } from '../log';
import { currentRelease } from '../site/release';
import { type HostProblem, readHostAccount, readHostState } from './host-account';

/** Interval for looking whether there is a new release, in milliseconds. */
const lookAgainMs = 2000;
const minuteMs = 60_000;
/** A failed attempt is repeated after this time. */
const retryMs = 5 * minuteMs;
/** Old files are removed, and what visitors get is looked at, this often. */
const againMs = 25 * 60 * minuteMs;
/** What only a person can solve: it waits until the account is saved again. */
const unsolved: readonly (HostProblem | undefined)[] = ['files of others', 'host key', 'sign in'];

export interface HostSenderOptions {
  dataDir: string;
  siteDir: string;
  /** The built program that sends the site. */
  program: URL;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}

/** Sends each release to the school's host, if there is one, in a process of its own. */
export class HostSender {
  private timer: NodeJS.Timeout | undefined;
  private readonly program: BackgroundProgram;

  constructor(private readonly options: HostSenderOptions) {
    this.program = new BackgroundProgram(options.program);
  }

  start(): void {
    const look = () => {
      this.run().catch((error: unknown) => {
        this.options.log({ event: 'host failed', code: codeOf(error) });
      });
    };
    this.timer = setInterval(look, lookAgainMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.program.stop();
  }

  /** Sends the current release if that is due. */
  async run(): Promise<void> {
    if (!this.program.isRunning && (await this.isDue())) await this.program.run();
  }

  private async isDue(): Promise<boolean> {
    const { dataDir, siteDir, now } = this.options;
    const account = await readHostAccount(dataDir);
    if (!account) return false;
    const state = await readHostState(dataDir);
    if (!state || account.savedAt > state.triedAt) return true;
    const { triedAt, release, problem, liveAt } = state;
    // A time to come is one of a clock that was wrong.
    const isOlderThan = (ms: number) => Math.abs(now() - triedAt) > ms;
    if (unsolved.includes(problem)) return false;
    if (liveAt === undefined) return isOlderThan(retryMs);
    return release !== (await currentRelease(siteDir)).id || isOlderThan(againMs);
  }
}

import { BackgroundProgram } from '../background-program';
import { codeOf, type Log } from '../log';
import { readBackupState, writeBackupState } from './backup-state';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
/** Two o'clock of some night in India. */
const someNight = Date.parse('2026-11-23T02:00:00+05:30');
/** Interval for checking whether a backup is due, in milliseconds. */
const lookAgainMs = 5 * 60_000;

export interface NightlyBackupOptions {
  dataDir: string;
  /** The built program of `npm run backup`. */
  program: URL;
  log: Log;
  /** The current time, Unix ms. */
  now: () => number;
}

/**
 * Makes a backup every night at two, in a process of its own; after a failure again every hour. A machine that is off at night makes it
 * when it is on again.
 */
export class NightlyBackup {
  private timer: NodeJS.Timeout | undefined;
  private readonly program: BackgroundProgram;
  private lastStart = -Infinity;

  constructor(private readonly options: NightlyBackupOptions) {
    this.program = new BackgroundProgram(options.program);
  }

  start(): void {
    const look = () => {
      this.run().catch((error: unknown) => {
        this.options.log({ event: 'backup failed', code: codeOf(error) });
      });
    };
    look();
    this.timer = setInterval(look, lookAgainMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.program.stop();
  }

  /** Makes a backup if one is due. */
  async run(): Promise<void> {
    if (this.program.isRunning || !(await this.isDue())) return;
    this.lastStart = performance.now();
    const [code, signal] = await this.program.run();
    if (code !== 0) throw Object.assign(new Error('The backup failed.'), { code: signal ?? (await this.problem()) });
  }

  private async isDue(): Promise<boolean> {
    const { dataDir } = this.options;
    const now = this.options.now();
    const state = await readBackupState(dataDir);
    if (!state) {
      // A new server has a night to come.
      await writeBackupState(dataDir, { triedAt: now });
      return false;
    }
    // A program that ended before it could note anything isn't started at once again.
    if (performance.now() - this.lastStart < hourMs) return false;
    const night = someNight + Math.floor((now - someNight) / dayMs) * dayMs;
    const { triedAt, problem, copy } = state;
    // A time to come is one of a clock that was wrong.
    if (triedAt < night || triedAt > now) return true;
    return (problem ?? copy?.problem) !== undefined && now - triedAt >= hourMs;
  }

  private async problem(): Promise<string> {
    const state = await readBackupState(this.options.dataDir);
    return state?.problem ?? state?.copy?.problem ?? 'other';
  }
}

import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const heartbeatMs = 15_000;
const silentMs = 4 * heartbeatMs;

/**
 * Lets one process at a time send from a data folder. Two servers on one folder is what a second `npm start` gives; both
 * take submissions, but each mail may go out only once. The sign is a file with the process's id, touched now and then.
 */
export class DeliveryTurn {
  private readonly path: string;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'delivering.pid');
  }

  /** Takes the turn if nobody has it, or if who had it is gone. */
  async take(): Promise<boolean> {
    if (this.heartbeat || (await this.create())) return true;
    if (await this.isHolderAlive()) return false;
    await rm(this.path, { force: true });
    return this.create();
  }

  async release(): Promise<void> {
    if (!this.heartbeat) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
    await rm(this.path, { force: true });
  }

  private async create(): Promise<boolean> {
    try {
      const file = await open(this.path, 'wx', 0o600);
      await file.writeFile(String(process.pid));
      await file.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
    this.heartbeat = setInterval(() => {
      const now = new Date();
      void utimes(this.path, now, now).catch(() => undefined);
    }, heartbeatMs).unref();
    return true;
  }

  /** After a reboot a stranger may have the same process id; in a container every run has. Hence the heartbeat. */
  private async isHolderAlive(): Promise<boolean> {
    const holder = Number(await readFile(this.path, 'utf8').catch(() => ''));
    const touched = await stat(this.path).catch(() => undefined);
    return (
      touched !== undefined && Date.now() - touched.mtimeMs < silentMs && holder !== process.pid && isRunning(holder)
    );
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

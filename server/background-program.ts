import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { lowerPriority } from './lower-priority';

/** A built program that the server starts now and then, one at a time, and that ends with it. */
export class BackgroundProgram {
  private child: ChildProcess | undefined;

  constructor(private readonly program: URL) {}

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  /** @returns exit code and signal. @throws if the system can't start it */
  async run(): Promise<[number | null, NodeJS.Signals | null]> {
    const child = fork(fileURLToPath(this.program), [], { stdio: 'ignore' });
    this.child = child;
    lowerPriority(child);
    try {
      return (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    } finally {
      this.child = undefined;
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'close').catch(() => undefined);
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createBirpc } from 'birpc';
import { codeOf } from '../log';
import type { OfficeAnswer, OfficeCalls, OfficeRequest, OfficeTasks } from './office-calls';
import type { OfficeHost, OfficeHostOptions } from './office-host';

/** After this time without an answer the process is replaced, in milliseconds. The largest workbook takes ten seconds on an idle machine. */
const answerMs = 50_000;

/** The process ends after this time without a request, in milliseconds. */
const idleMs = 30 * 60_000;

/** Heap limits in megabytes. With V8's default for new objects, the process would take 40 MB more. */
const execArgv = ['--max-old-space-size=384', '--max-semi-space-size=2'];

/** Starts the office whose program the build has put beside another one. @param program `import.meta.url` of that one */
export function officeProcessBeside(program: string): (options: OfficeHostOptions) => OfficeProcess {
  return (options) => new OfficeProcess(new URL('office-program.js', program), options);
}

/**
 * The office in a process of its own: slow queries, broken views, password hashes and crashes don't delay the endpoint. It starts with the
 * first request, and a new one replaces it if it ends or doesn't answer. Not a thread: ending one in the middle of a query, or when its
 * memory is full, makes the database driver abort the whole process.
 */
export class OfficeProcess implements OfficeHost {
  private running: ReturnType<OfficeProcess['start']> | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param program the built program of the office */
  constructor(
    private readonly program: URL,
    private readonly options: OfficeHostOptions,
  ) {}

  /** @throws if the process doesn't answer; the next request starts a new one */
  async answer(request: OfficeRequest): Promise<OfficeAnswer> {
    const running = (this.running ??= this.start());
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.close(), idleMs).unref();
    const school = this.options.school();
    if (school !== running.school) {
      running.school = school;
      await running.remote.useSchool(school);
    }
    return running.remote.answer(request);
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { running } = this;
    this.running = undefined;
    if (running) await end(running.child);
  }

  private start() {
    const { dataDir, officeOrigin, isMailKept, school: schoolNow, tasks, log } = this.options;
    const school = schoolNow();
    const child = fork(fileURLToPath(this.program), [], {
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Nothing else of the environment, such as the password of the mail server. Windows needs SystemRoot for every network connection.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, NODE_ENV: 'production' },
    });
    lowerPriority(child);
    const remote = createBirpc<OfficeCalls, OfficeTasks>(tasks, {
      post: (message) => child.connected && child.send(message as object),
      on: (listen) => child.on('message', listen),
      timeout: answerMs,
      onTimeoutError: () => void child.kill('SIGKILL'),
    });
    child.on('error', (error) => {
      log({ event: 'office failed', code: codeOf(error) });
    });
    child.on('exit', (code, signal) => {
      if (this.running?.child !== child) return;
      this.running = undefined;
      log({ event: 'office failed', code: signal ?? String(code) });
    });
    child.on('close', () => {
      remote.$close(new Error('The office has ended.'));
    });
    // If the process ends before it is open, the request that follows fails, too.
    remote.open({ dataDir, officeOrigin, isMailKept, school }).catch(() => undefined);
    return { child, remote, school };
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // Everything that it has confirmed is on disk.
  child.kill('SIGKILL');
  await gone;
}

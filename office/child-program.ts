import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BirpcReturn, createBirpc } from 'birpc';
import { codeOf, type Log, type LogEntry } from '../server/log';

export interface ChildProgramOptions<Remote extends object, Local extends object> {
  program: URL;
  /** Heap limit in megabytes. */
  heapMegabytes: number;
  /** All of its environment besides PATH. */
  env?: NodeJS.ProcessEnv;
  /** Functions that the program may call. */
  functions: Local;
  /** Called before any other call. */
  open?: (remote: BirpcReturn<Remote, Local>) => Promise<unknown>;
  /** After this time without an answer the process is replaced, in milliseconds. */
  answerMs: number;
  /** The process ends after this time without a call, in milliseconds. */
  idleMs: number;
  /** Logged if the process fails. */
  event: LogEntry['event'];
  log: Log;
}

/** The process has ended during a call. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError';
}

/**
 * A program in a process of its own: slow work, full memory and crashes don't delay visitors. It starts with the first call, and a new
 * process replaces it if it ends or doesn't answer. Not a thread: ending one in the middle of a query, or when its memory is full, makes
 * the database driver abort the whole process.
 */
export class ChildProgram<Remote extends object, Local extends object = Record<string, never>> {
  private running: { child: ChildProcess; remote: BirpcReturn<Remote, Local> } | undefined;
  private pending = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: ChildProgramOptions<Remote, Local>) {}

  /** @throws if the process doesn't answer; the next call starts a new one */
  async call<Result>(work: (remote: BirpcReturn<Remote, Local>) => Promise<Result>): Promise<Result> {
    const { remote } = (this.running ??= this.start());
    clearTimeout(this.idle);
    this.pending += 1;
    try {
      return await work(remote);
    } finally {
      this.pending -= 1;
      if (this.pending === 0) this.idle = setTimeout(() => void this.close(), this.options.idleMs).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { running } = this;
    this.running = undefined;
    if (running) await end(running.child);
  }

  private start() {
    const { program, heapMegabytes, env, functions, open, answerMs, event, log } = this.options;
    const child = fork(fileURLToPath(program), [], {
      // With V8's default for new objects, a process would take 40 MB more.
      execArgv: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=2'],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Nothing else of our environment, such as the password of the mail server. Windows needs SystemRoot for every network connection.
      env: { ...env, PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, NODE_ENV: 'production' },
    });
    lowerPriority(child);
    const remote = createBirpc<Remote, Local>(functions, {
      post: (message) => child.connected && child.send(message as object),
      on: (listen) => child.on('message', listen),
      timeout: answerMs,
      onTimeoutError: () => void child.kill('SIGKILL'),
    });
    child.on('error', (error) => {
      log({ event, code: codeOf(error) });
    });
    child.on('exit', (code, signal) => {
      if (this.running?.child !== child) return;
      this.running = undefined;
      log({ event, code: signal ?? String(code) });
    });
    child.on('close', () => {
      remote.$close(new ProcessEndedError('The process has ended.'));
    });
    // If the process ends before it is open, the call that follows fails, too.
    open?.(remote).catch(() => undefined);
    return { child, remote };
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

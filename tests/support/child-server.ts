import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that runs in another process and listens on loopback. */
export interface ChildServer {
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

// A process group outlives the program that started it, so we kill all groups when this program ends.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a program and waits until it listens.
 *
 * @param port the port on which the program will listen
 * @throws Error with its output, if it ends early or doesn’t listen in time
 */
export async function startChild(
  command: readonly string[],
  port: number,
  { cwd, env = {}, waitMs = 20_000 }: { cwd?: string; env?: Record<string, string>; waitMs?: number } = {},
): Promise<ChildServer> {
  const [program = '', ...args] = command;
  // Start a process group: npm and others start the server as a child, which a signal to npm alone would not reach.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
    running.delete(child);
  });
  const stop = () => stopGroup(child);
  const giveUpAt = Date.now() + waitMs;
  while (!(await isListening(port))) {
    if (failure ?? child.exitCode !== null)
      throw new Error(`${program} ended before it served: ${failure?.message ?? output}`);
    if (Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${program} did not serve within ${waitMs / 1000} s: ${output}`);
    }
    await sleep(50);
  }
  // If our program has ended, another program listens on the port.
  if (child.exitCode !== null) throw new Error(`${program} ended as soon as it was started: ${output}`);
  return { stop };
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

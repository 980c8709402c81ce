import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that runs as a program of its own, on loopback. */
export interface ChildServer {
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

// Groups of their own outlive this program, however it ends: by Ctrl-C, or by a mistake.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a program and waits until it listens.
 *
 * @param port on which it will
 * @throws with what it said, if it ends before, or does not listen in time
 */
export async function startChild(
  command: readonly string[],
  port: number,
  { cwd, env = {}, waitMs = 20_000 }: { cwd?: string; env?: Record<string, string>; waitMs?: number } = {},
): Promise<ChildServer> {
  const [program = '', ...args] = command;
  // A group of its own: some programs are started by others, and a signal to those alone would leave them.
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
    running.delete(child);
  });
  const stop = () => stopGroup(child);
  const giveUpAt = Date.now() + waitMs;
  while (!(await isListening(port))) {
    if (failure ?? child.exitCode !== null)
      throw new Error(`${program} ended before it served: ${failure?.message ?? said}`);
    if (Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${program} did not serve within ${waitMs / 1000} s: ${said}`);
    }
    await sleep(50);
  }
  // Somebody else listens there.
  if (child.exitCode !== null) throw new Error(`${program} ended as soon as it was started: ${said}`);
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

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { bundlePrograms } from '../../pipeline/bundles/bundle-programs';
import { bundleProgramRenderers } from '../../pipeline/bundles/bundles';
import { pause } from './requests';

const FOLDER = '.cache/faults';

/** How long the server may take to stop: its own deadline, five seconds for current mails, and some slack. */
const stopMs = 20_000;

/** Path of the bundled server. We bundle it once per run, because compiling takes longer than starting. */
let program: Promise<string> | undefined;

/** Bundles the server, its office and the renderer of its pages. @returns path of the server */
async function bundleServer(): Promise<string> {
  await Promise.all([
    bundlePrograms(FOLDER, ['server/testing/server-process.fixture.ts', 'office/office-program.ts']),
    bundleProgramRenderers(FOLDER, {}),
  ]);
  return `${FOLDER}/server-process.fixture.js`;
}

/** Starts a server, and stops, kills or freezes it. */
export class ServerUnderTest {
  port = 0;
  officePort = 0;
  readonly events: Record<string, number> = {};
  /** Problems that the run has found. */
  readonly wrong: string[] = [];
  clockOffsetMs = 0;
  private child: ChildProcess | undefined;

  constructor(private readonly env: Record<string, string>) {}

  async start(): Promise<void> {
    const child = fork(await (program ??= bundleServer()), {
      env: { PATH: process.env.PATH, ...this.env, CLOCK_OFFSET_MS: String(this.clockOffsetMs) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    const [ports] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The server ended at its start with code ${code}`);
      }),
    ])) as [[number, number]];
    [this.port, this.officePort] = ports;
  }

  async kill(): Promise<void> {
    this.count('SIGKILL');
    const gone = once(this.child!, 'exit');
    this.child!.kill('SIGKILL');
    await gone;
  }

  /** Stops the server while it has an idle connection and a request that never ends. */
  async terminate(): Promise<void> {
    this.count('SIGTERM');
    const idle = connect(this.port, '127.0.0.1').on('error', () => undefined);
    const half = connect(this.port, '127.0.0.1').on('error', () => undefined);
    half.write(
      'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
        'Content-Length: 9\r\n\r\nx',
    );
    await once(half, 'connect').catch(() => undefined);
    await pause(100);
    await this.stop();
    for (const socket of [idle, half]) socket.destroy();
  }

  /** Stops the server with SIGTERM, as a process manager does. */
  async stop(): Promise<void> {
    const child = this.child!;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const code = await Promise.race([gone.then(([exit]) => exit as number | null), pause(stopMs).then(() => 'late')]);
    if (code === 0) return;
    this.wrong.push(`SIGTERM: ${code === 'late' ? `still there after ${stopMs / 1000} s` : `exit code ${code}`}`);
    child.kill('SIGKILL');
    await gone;
  }

  async freeze(ms: number): Promise<void> {
    this.count('SIGSTOP');
    this.child!.kill('SIGSTOP');
    await pause(ms);
    this.child!.kill('SIGCONT');
  }

  jumpClock(ms: number): void {
    this.count('clock jump');
    this.clockOffsetMs += Math.round(ms);
    this.child!.send(this.clockOffsetMs);
  }

  count(event: string): void {
    this.events[event] = (this.events[event] ?? 0) + 1;
  }
}

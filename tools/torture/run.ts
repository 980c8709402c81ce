import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Spool } from '../../server/relay/spool/spool';
import { startFaultyMailServer } from './faulty-mail-server';
import { pause, Sender, type SentSubmission } from './sender';
import { TorturedServer } from './tortured-server';
import { judge } from './verdict';

const recipients = ['office@school.example', 'principal@school.example'];
const senders = 16;
/** Delivered within seconds once all is well again. */
const mostWaiting = 300;
/** Room for some minutes of submissions; filled up at times. */
const diskMb = 2048;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

/** `npm run torture -- --minutes 1 --seed 7` */
async function main(): Promise<void> {
  const random = randomFrom(Number(values.seed));
  console.log(`Torture, minutes ${values.minutes}, seed ${values.seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'school-torture-'));
  const hasDisk = mountDisk(folder);
  const mailServer = await startFaultyMailServer(random);
  const dataDir = join(folder, 'data');
  const server = new TorturedServer({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@school.example',
    MAIL_TO_ENQUIRY: recipients.join(', '),
    MAIL_TO_CAREER: recipients.join(', '),
  });
  await server.start();

  const submissions: SentSubmission[] = [];
  const run = values.seed;
  const until = performance.now() + Number(values.minutes) * 60_000;
  const isOver = () => performance.now() > until;
  const workers = Array.from(
    { length: senders },
    () =>
      new Sender({
        run,
        port: () => server.port,
        random,
        submissions,
        isEnough: () => submissions.length - mailServer.reached.size > mostWaiting,
      }),
  );
  const work = workers.map((worker) => worker.work(isOver));
  while (!isOver()) {
    await pause(500 + random() * 4000);
    await harm(server, random, hasDisk ? folder : undefined);
  }
  await Promise.all(work);
  mailServer.heal();
  // A restart makes all due at once that waits.
  await server.terminate();
  await server.start();
  await untilDelivered(dataDir);
  await server.stop();

  const verdict = await judge(dataDir, run, submissions, mailServer.taken, recipients);
  await mailServer.close();
  if (hasDisk) execFileSync('umount', ['--lazy', folder]);
  await rm(folder, { recursive: true, force: true });
  const problems = [...server.wrong, ...verdict.problems];
  const answers = sum(workers.map(({ statuses }) => statuses));
  console.log(
    `| accepted | delivered | doubles, all after a lost answer | answers | done to the server | faults of the mail server | wrong |\n` +
      `| ---: | ---: | ---: | --- | --- | --- | ---: |\n` +
      `| ${verdict.accepted} | ${verdict.delivered} | ${verdict.namedDoubles} of ${verdict.doubles} | ${inWords(answers)} | ` +
      `${inWords(server.events)} | ${inWords(mailServer.faults)} | ${problems.length} |`,
  );
  for (const problem of problems.slice(0, 20)) console.log(`WRONG: ${problem}`);
  process.exit(problems.length > 0 || verdict.accepted === 0 ? 1 : 0);
}

async function harm(server: TorturedServer, random: () => number, disk: string | undefined): Promise<void> {
  const kind = random();
  if (kind < 0.35) {
    await server.kill();
    await server.start();
  } else if (kind < 0.5) {
    await server.terminate();
    await server.start();
  } else if (kind < 0.65) await server.freeze(500 + random() * 2500);
  else if (kind < 0.8) server.jumpClock((random() - 0.5) * 4 * 24 * 60 * 60_000);
  else if (disk) await fillDisk(disk, server);
}

/** A disk of its own, to be filled up. Needs root; without it the run says that the disk was never full. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('No disk can be mounted here: it will not be full.');
    return false;
  }
}

async function fillDisk(folder: string, server: TorturedServer): Promise<void> {
  server.count('full disk');
  const ballast = join(folder, 'ballast');
  const file = await open(ballast, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) await file.write(block);
  } catch {
    // Full, to the last byte.
  }
  await file.close();
  await pause(1500);
  await rm(ballast);
}

/** Until no submission waits any more. What still does after two minutes, the verdict names. */
async function untilDelivered(dataDir: string): Promise<void> {
  const spool = new Spool(join(dataDir, 'spool.db'));
  const isLeft = () => {
    const { waiting, sending } = spool.records.counts().states;
    return waiting + sending > 0;
  };
  for (const end = performance.now() + 120_000; isLeft() && performance.now() < end;) await pause(500);
  spool.close();
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function sum(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const each of all) for (const [name, count] of Object.entries(each)) total[name] = (total[name] ?? 0) + count;
  return total;
}

function inWords(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
}

await main();

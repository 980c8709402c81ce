import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Spool } from '../../server/relay/spool/spool';
import { Clerk } from './clerk';
import { type FaultyMailServer, startFaultyMailServer } from './faulty-mail-server';
import { randomFrom } from './random';
import { beRude, pause } from './requests';
import { Sender, type SentSubmission } from './sender';
import { ServerUnderTest } from './server-under-test';
import { judge } from './verdict';

const recipients = ['office@school.example', 'principal@school.example'];
const senders = 16;
/** Senders pause while more submissions wait, so that the server can deliver the rest within seconds after the faults end. */
const maxWaiting = 300;
/** Size of the disk for the server's data: enough for some minutes of submissions. */
const diskMb = 2048;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

/** A client that corrects one submission again and again. Of all characters, the server needs longest to put “@” into a mail. */
const rude = {
  eachMs: 200,
  answersOf: (round: number) => ({ submission_id: 'rude', note: `${round} ${'@'.repeat(48_000)}` }),
};

/** Run with: `npx tsx tests/faults/run.ts --minutes 1 --seed 7` */
async function main(): Promise<void> {
  const random = randomFrom(Number(values.seed));
  console.log(`Faults, minutes ${values.minutes}, seed ${values.seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'school-faults-'));
  const hasDisk = mountDisk(folder);
  const mailServer = await startFaultyMailServer(random);
  const dataDir = join(folder, 'data');
  const server = new ServerUnderTest({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'website@school.example',
    MAIL_TO_ENQUIRY: recipients.join(', '),
    MAIL_TO_CAREER: recipients.join(', '),
  });
  await server.start();

  const submissions: SentSubmission[] = [];
  const run = values.seed;
  const lengthMs = Number(values.minutes) * 60_000;
  const until = performance.now() + lengthMs;
  const isOver = () => performance.now() > until;
  // Even a short run should harm the server several times.
  const maxBetweenHarmsMs = Math.min(4500, lengthMs / 6);
  const workers = Array.from(
    { length: senders },
    () =>
      new Sender({
        run,
        port: () => server.port,
        random,
        submissions,
        isEnough: () => submissions.length - mailServer.reached.size > maxWaiting,
      }),
  );
  const clerk = new Clerk({ run, port: () => server.officePort, random, submissions });
  // On a busy machine, server and office may start too slowly to be reached between two kills.
  const isOverWith = (isDone: () => boolean) => () => isOver() && (isDone() || performance.now() > until + 60_000);
  const isSent = isOverWith(() => submissions.some(({ accepted }) => accepted > 0));
  const isNoted = isOverWith(() => clerk.count > 0);
  const work = [...workers.map((worker) => worker.work(isSent)), clerk.work(isNoted), beRude(server, isOver, rude)];
  // A chance of 0 makes the first harm a kill, whatever the seed.
  for (let chance = () => 0; !isOver(); chance = random) {
    await pause(maxBetweenHarmsMs * (0.1 + 0.9 * random()));
    await harm(server, mailServer, chance, hasDisk ? folder : undefined);
  }
  await Promise.all(work);
  mailServer.heal();
  // A restart makes all waiting submissions due; those given up after too many lost answers need a manual retry.
  await server.terminate();
  await sendGivenUpAgain(dataDir);
  await server.start();
  await untilDelivered(dataDir);
  await server.stop();

  const verdict = await judge(dataDir, run, submissions, mailServer.taken, recipients);
  const lostInOffice = await inSpool(dataDir, (spool) => clerk.lost(spool));
  await mailServer.close();
  if (hasDisk) execFileSync('umount', ['--lazy', folder]);
  await rm(folder, { recursive: true, force: true });
  const problems = [...server.wrong, ...verdict.problems, ...lostInOffice];
  const answers = sum(workers.map(({ statuses }) => statuses));
  const { accepted, doubles } = verdict;
  const { events } = server;
  console.log({
    accepted,
    doubles,
    notes: clerk.count,
    answers,
    officeAnswers: clerk.statuses,
    events,
    faults: mailServer.faults,
  });
  for (const problem of problems.slice(0, 20)) console.log(`WRONG: ${problem}`);
  process.exit(problems.length > 0 || verdict.accepted === 0 || clerk.count === 0 ? 1 : 0);
}

/** Mounts a disk that we can fill up. Needs root; otherwise the disk is never full. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('No disk can be mounted here: it will not be full.');
    return false;
  }
}

async function harm(
  server: ServerUnderTest,
  mailServer: FaultyMailServer,
  random: () => number,
  disk: string | undefined,
): Promise<void> {
  const kind = random();
  if (kind < 0.3) {
    await server.kill();
    await server.start();
  } else if (kind < 0.45) {
    await server.terminate();
    await server.start();
  } else if (kind < 0.55) await server.freeze(500 + random() * 2500);
  else if (kind < 0.7) server.jumpClock((random() - 0.5) * 4 * 24 * 60 * 60_000);
  else if (kind < 0.85 || !disk) {
    server.count('outage');
    mailServer.setOutage(true);
    await pause(1000 + random() * 9000);
    mailServer.setOutage(false);
  } else await fillDisk(disk, server);
}

async function fillDisk(folder: string, server: ServerUnderTest): Promise<void> {
  server.count('full disk');
  const ballast = join(folder, 'ballast');
  const file = await open(ballast, 'w');
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) await file.write(block);
  } catch {
    // The write failed because the disk is full, as it should be.
  }
  await file.close();
  await pause(1500);
  await rm(ballast);
}

function sendGivenUpAgain(dataDir: string): Promise<number> {
  return inSpool(dataDir, (spool) => spool.queue.sendAgain(spool.records.undeliveredNames(), Date.now()));
}

/** Uses the database while no server has it. */
async function inSpool<Result>(dataDir: string, work: (spool: Spool) => Result): Promise<Awaited<Result>> {
  const spool = new Spool(join(dataDir, 'spool.db'));
  const result = await work(spool);
  spool.close();
  return result;
}

/** Waits for all deliveries, until none succeeds for two minutes. The verdict lists the rest. */
async function untilDelivered(dataDir: string): Promise<void> {
  const spool = new Spool(join(dataDir, 'spool.db'));
  const left = () => {
    const { waiting, sending } = spool.records.counts().states;
    return waiting + sending;
  };
  let fewest = left();
  for (let end = performance.now() + 120_000; fewest > 0 && performance.now() < end;) {
    await pause(500);
    if (left() >= fewest) continue;
    fewest = left();
    end = performance.now() + 120_000;
  }
  spool.close();
}

function sum(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const each of all) for (const [name, count] of Object.entries(each)) total[name] = (total[name] ?? 0) + count;
  return total;
}

await main();

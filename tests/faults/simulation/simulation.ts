import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import fc from 'fast-check';
import type { LogEntry } from '../../../server/log';
import { mostUnsure } from '../../../server/relay/delivery/delivery-worker';
import type { Spool } from '../../../server/relay/spool/spool';
import { BrokenPromise, checkCopies, Expectation, noteForgotten } from './expectations';
import { databaseFile, Instance, keepDays, recipients } from './instance';
import { SimulatedMailServer } from './mail-server';
import { anyScenario, type Event, mostOffMs, type Scenario, type ScenarioStep } from './scenario';
import { VirtualTime } from './virtual-time';
import { readCommitted } from './write-ahead-log';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const startsAt = Date.parse('2026-11-20T10:00:00Z');
/** Minimum number of steps when time passes; each is long enough for everything due. */
const fewestParts = 8;
const longestPartMs = 6 * hourMs;
/** Longer than any retry pause, so that everything that can be delivered is. */
const mostPauseMs = dayMs;
/** Makes a few submissions fill a database page. */
const padding = 'x'.repeat(1500);

export interface SimulationOptions {
  /** Plants a bug, to test the simulation. */
  plantFault?: (spool: Spool) => void;
}

export interface Result {
  /** One line per event. Deterministic. */
  trace: string[];
  /** The broken promise, if any. */
  problem: string | undefined;
}

/** Generates a scenario from a seed. */
export function scenarioOf(seed: number): Scenario {
  const [scenario] = fc.sample(anyScenario, { seed, numRuns: 1 });
  if (!scenario) throw new Error('There is no scenario');
  return scenario;
}

/** Runs a scenario in virtual time. */
export async function simulate(scenario: Scenario, options: SimulationOptions = {}): Promise<Result> {
  const simulation = new Simulation(scenario, options);
  try {
    await simulation.run();
    return { trace: simulation.trace, problem: undefined };
  } catch (error) {
    if (!(error instanceof BrokenPromise)) throw error;
    return { trace: simulation.trace, problem: error.message };
  } finally {
    simulation.end();
  }
}

class Simulation {
  readonly trace: string[] = [];
  private readonly folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'school-simulation-'));
  private readonly submissions = [0, 1, 2].map((id) => new Expectation(id));
  private readonly time: VirtualTime;
  private readonly mailServer: SimulatedMailServer;
  private instance: Instance;
  private lives = 0;
  private crash: ScenarioStep['crash'];
  private locker: DatabaseSyncInstance | undefined;
  private offsetMs = 0;
  private isClockFarOff = false;
  private roundsAsked = 0;
  private damage: string | undefined;

  constructor(
    private readonly scenario: Scenario,
    private readonly options: SimulationOptions,
  ) {
    this.time = new VirtualTime(startsAt, scenario.seed);
    this.mailServer = new SimulatedMailServer(recipients, (line) => this.note(line));
    this.instance = this.makeInstance(this.newFolder());
  }

  async run(): Promise<void> {
    await this.start();
    for (const { faults, event, crash } of this.scenario.steps) {
      this.note(`— ${JSON.stringify({ ...event, faults, crash })}`);
      this.mailServer.add(faults);
      this.crash = crash && { ...crash };
      await this.happen(event);
      await this.settle();
      if (this.crash) await this.crashNow();
      this.check();
    }
    await this.recover();
  }

  end(): void {
    this.releaseLock();
    this.time.abandonProcess();
    this.instance.close();
    this.mailServer.close();
    this.time.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async happen(event: Event): Promise<void> {
    switch (event.kind) {
      case 'send':
        return this.send(this.submission(event.submission), event.answers);
      case 'pass':
        return this.pass(event.ms);
      case 'mail server well':
        return this.mailServer.heal();
      case 'disk':
        return this.setDisk(event.fault);
      case 'clock':
        return this.setClock(event.offsetMs);
      case 'clock far off':
        return this.setClockFarOff(event.offsetMs, event.ms);
      case 'send again':
        return this.sendAgain([this.submission(event.submission).name]);
      case 'erase':
        return this.erase(this.submission(event.submission));
      case 'restart':
        return this.restart();
    }
  }

  private send(submission: Expectation, answers: number): void {
    const { instance } = this;
    const text = submission.textOf(answers);
    submission.begun(text);
    instance.spool.intake
      .store({
        submissionId: submission.submissionId,
        form: 'enquiry',
        fields: [
          { name: 'answers', value: text },
          { name: 'padding', value: padding },
        ],
        phones: ['98765 43210'],
        tags: [],
        receivedAt: new Date(),
      })
      .then(
        ({ outcome }) => {
          instance.worker.wake();
          // The response may or may not reach the visitor if the process ends now.
          setImmediate(() => {
            this.note(`${submission.submissionId} ${outcome}`);
            submission.promised(text);
          });
        },
        () => {
          this.note(`${submission.submissionId} not stored`);
          submission.refused(text);
        },
      );
  }

  private erase(submission: Expectation): void {
    submission.begun(undefined);
    this.instance.eraser.erase([submission.name]).then(
      () =>
        setImmediate(() => {
          this.note(`${submission.submissionId} erased`);
          submission.promised(undefined);
        }),
      () => {
        submission.refused(undefined);
      },
    );
  }

  private sendAgain(names: readonly string[]): void {
    this.roundsAsked += 1;
    this.instance.spool.queue.sendAgain(names, Date.now()).then(
      (count) => this.note(`sent again ${count}`),
      () => this.note('not sent again'),
    );
  }

  private async restart(): Promise<void> {
    const { instance } = this;
    let isStopped = false;
    void instance.worker.stop().then(() => (isStopped = true));
    while (!isStopped && instance === this.instance) await this.pass(10_000, 1);
    if (instance !== this.instance) return;
    this.releaseLock();
    this.time.abandonProcess();
    instance.close();
    await this.begin(instance.folder);
  }

  private setDisk(fault: (Event & { kind: 'disk' })['fault']): void {
    this.releaseLock();
    this.instance.pragma(`query_only = ${fault === 'read only' ? 1 : 0}`);
    this.instance.pragma(`max_page_count = ${fault === 'full' ? 1 : 1_000_000}`);
    if (fault !== 'locked') return;
    this.locker = new DatabaseSync(join(this.instance.folder, databaseFile), { timeout: 0 });
    this.locker.exec('BEGIN IMMEDIATE');
  }

  private releaseLock(): void {
    this.locker?.close();
    this.locker = undefined;
  }

  private setClock(offsetMs: number): void {
    this.offsetMs = offsetMs;
    this.time.setClock(offsetMs);
  }

  private async setClockFarOff(offsetMs: number, ms: number): Promise<void> {
    // A full disk would keep the server from recording its suspicion.
    this.setDisk('none');
    this.isClockFarOff = true;
    this.time.setClock(offsetMs);
    await this.pass(ms);
    this.isClockFarOff = false;
    this.time.setClock(this.offsetMs);
    // Long enough for the server to notice.
    await this.pass(2 * hourMs);
  }

  /** Advances time in steps, running everything due and checking promises after each. */
  private async pass(ms: number, parts = Math.max(fewestParts, Math.ceil(ms / longestPartMs))): Promise<void> {
    await this.settle();
    for (let part = 0; part < parts; part += 1) {
      this.time.pass(Math.ceil(ms / parts));
      await this.settle();
      this.check();
    }
  }

  /** Runs everything that needs no time. */
  private async settle(): Promise<void> {
    while (this.time.hasTurns) {
      if (this.crash && this.crash.turns-- <= 0) return this.crashNow();
      await this.time.takeTurn();
    }
  }

  /**
   * A power failure during a turn of the event loop. Commits of earlier turns are on disk; writes of this turn are unconfirmed and may
   * reach the disk in part.
   */
  private async crashNow(): Promise<void> {
    const { instance } = this;
    const { percent = 100 } = this.crash ?? {};
    this.crash = undefined;
    this.note('crash');
    const path = join(instance.folder, databaseFile);
    const before = readCommitted(`${path}-wal`);
    await this.time.takeTurn();
    const after = readCommitted(`${path}-wal`);
    const folder = this.newFolder();
    for (const end of ['', '-wal'])
      if (existsSync(path + end)) copyFileSync(path + end, join(folder, databaseFile + end));
    if (before.generation === after.generation && after.isOnlyHere && after.bytes > before.bytes)
      truncateSync(
        join(folder, `${databaseFile}-wal`),
        before.bytes + Math.floor(((after.bytes - before.bytes) * percent) / 100),
      );
    this.releaseLock();
    this.time.abandonProcess();
    instance.close();
    rmSync(instance.folder, { recursive: true });
    await this.begin(folder);
  }

  private async begin(folder: string): Promise<void> {
    this.instance = this.makeInstance(folder);
    noteForgotten(this.mailServer.copies, this.instance.spool);
    this.check();
    await this.start();
  }

  private async start(): Promise<void> {
    void this.instance.worker.start();
    this.instance.erasure.start();
    await this.settle();
  }

  /** After the last fault: everything is delivered, if necessary after a manual retry, and then erased. */
  private async recover(): Promise<void> {
    this.note('— all is well');
    this.mailServer.heal();
    this.setDisk('none');
    this.setClock(0);
    await this.pass(mostPauseMs);
    const { records } = this.instance.spool;
    const { waiting, sending } = records.counts().states;
    if (waiting + sending > 0) throw new BrokenPromise(`${waiting} waiting and ${sending} on their way, a day later`);
    this.sendAgain(records.undeliveredNames());
    await this.pass(mostPauseMs);
    for (const submission of this.submissions) submission.checkDelivered(this.instance.spool, this.mailServer.copies);
    // The server distrusts a clock that was a year off for a day.
    await this.pass(keepDays * dayMs + mostOffMs + dayMs + 2 * hourMs);
    for (const submission of this.submissions) submission.checkGone(this.instance.spool);
  }

  /** @throws {BrokenPromise} */
  private check(): void {
    if (this.damage) throw new BrokenPromise(this.damage);
    for (const submission of this.submissions)
      submission.check(this.instance.spool, this.time.elapsedMs, this.isClockFarOff);
    checkCopies(this.mailServer.copies, mostUnsure * (1 + this.roundsAsked));
  }

  private submission(id: number): Expectation {
    const found = this.submissions[id];
    if (!found) throw new Error(`There is no submission ${id}`);
    return found;
  }

  private makeInstance(folder: string): Instance {
    const log = ({ event, record, code, attempts }: LogEntry) => {
      this.note(`log ${event} ${record?.slice(0, 6) ?? ''} ${attempts ?? ''} ${code ?? ''}`);
      // The simulation never damages files.
      if (event === 'damaged file set aside') this.damage = event;
    };
    return new Instance(folder, log, this.options.plantFault ?? (() => undefined));
  }

  private newFolder(): string {
    const folder = join(this.folder, String(this.lives++));
    mkdirSync(folder);
    return folder;
  }

  private note(line: string): void {
    this.trace.push(`${Math.round(this.time.elapsedMs)} ${line}`);
  }
}

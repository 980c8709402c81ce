import fc from 'fast-check';
import type { LogEntry } from '../../../server/log';
import { mostUnsure } from '../../../server/relay/delivery/delivery-result';
import type { Spool } from '../../../server/relay/spool/spool';
import { Disk } from './disk';
import { BrokenPromise, checkCopies, Expectation, noteForgotten } from './expectations';
import { call, erase, send } from './people';
import { Instance, keepDays, recipients } from './instance';
import { SimulatedMailServer } from './mail-server';
import { anyScenario, type Event, mostOffMs, type Scenario, type ScenarioStep } from './scenario';
import { VirtualTime } from './virtual-time';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const startsAt = Date.parse('2026-11-20T10:00:00Z');
/** Time passes in at least this many parts, and everything that is due happens between them. */
const fewestParts = 8;
const longestPartMs = 6 * hourMs;
/** Longer than any pause before a retry, so that afterwards everything deliverable has been delivered. */
const mostPauseMs = dayMs;
/** Plants a bug, to test the simulation. */
export type PlantFault = (spool: Spool) => void;

export interface Result {
  /** One line per event, the same in every run of a scenario. */
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
export async function simulate(scenario: Scenario, plantFault?: PlantFault): Promise<Result> {
  const simulation = new Simulation(scenario, plantFault);
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
  private readonly submissions = [0, 1, 2].map((id) => new Expectation(id));
  private readonly disk = new Disk();
  private readonly time: VirtualTime;
  private readonly mailServer: SimulatedMailServer;
  private instance: Instance;
  private crash: ScenarioStep['crash'];
  private offsetMs = 0;
  private isClockFarOff = false;
  private roundsAsked = 0;
  private damage: string | undefined;

  constructor(
    private readonly scenario: Scenario,
    private readonly plantFault: PlantFault = () => undefined,
  ) {
    this.time = new VirtualTime(startsAt, scenario.seed);
    this.mailServer = new SimulatedMailServer(recipients, (line) => this.note(line));
    this.instance = this.makeInstance(this.disk.newFolder());
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
    this.endProcess();
    this.mailServer.close();
    this.time.end();
    this.disk.remove();
  }

  private async happen(event: Event): Promise<void> {
    switch (event.kind) {
      case 'send':
        return send(this.instance, this.submissions[event.submission]!, event.answers, (line) => this.note(line));
      case 'pass':
        return this.pass(event.ms);
      case 'mail server well':
        return this.mailServer.heal();
      case 'disk':
        return this.disk.setFault(event.fault, this.instance);
      case 'clock':
        return this.setClock(event.offsetMs);
      case 'clock far off':
        return this.setClockFarOff(event.offsetMs, event.ms);
      case 'send again':
        return this.sendAgain([this.submissions[event.submission]!.name]);
      case 'call':
        return call(this.instance, this.submissions[event.submission]!, (line) => this.note(line));
      case 'erase':
        return erase(this.instance, this.submissions[event.submission]!, (line) => this.note(line));
      case 'restart':
        return this.restart();
    }
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
    this.endProcess();
    await this.begin(instance.folder);
  }

  private setClock(offsetMs: number): void {
    this.offsetMs = offsetMs;
    this.time.setClock(offsetMs);
  }

  private async setClockFarOff(offsetMs: number, ms: number): Promise<void> {
    // A full disk would keep the server from recording its suspicion.
    this.disk.setFault('none', this.instance);
    this.isClockFarOff = true;
    this.time.setClock(offsetMs);
    await this.pass(ms);
    this.isClockFarOff = false;
    this.time.setClock(this.offsetMs);
    // The server compares its clocks often enough to notice the correction within two hours.
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

  /** Runs every callback that is due now. */
  private async settle(): Promise<void> {
    while (this.time.hasTurns) {
      if (this.crash && this.crash.turns-- <= 0) return this.crashNow();
      await this.time.takeTurn();
    }
  }

  private async crashNow(): Promise<void> {
    const { percent = 100 } = this.crash ?? {};
    this.crash = undefined;
    this.note('crash');
    const folder = await this.disk.failDuring(() => this.time.takeTurn(), this.instance.folder, percent);
    this.endProcess();
    await this.begin(folder);
  }

  private endProcess(): void {
    this.disk.unlock();
    this.time.abandonProcess();
    this.instance.close();
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
    this.disk.setFault('none', this.instance);
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

  private makeInstance(folder: string): Instance {
    const log = ({ event, record, code, attempts }: LogEntry) => {
      this.note(`log ${event} ${record?.slice(0, 6) ?? ''} ${attempts ?? ''} ${code ?? ''}`);
      // The simulation never damages files, so the server must never report a damaged one.
      if (event === 'damaged file set aside') this.damage = event;
    };
    return new Instance(folder, log, this.plantFault);
  }

  private note(line: string): void {
    this.trace.push(`${Math.round(this.time.elapsedMs)} ${line}`);
  }
}

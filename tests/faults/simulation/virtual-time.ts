import { randomFrom } from '../random';

interface Timer {
  dueMs: number;
  /** Set if the timer is an interval: the pause between its calls. */
  everyMs: number | undefined;
  work: () => void;
  unref: () => Timer;
}

interface Turn {
  work: () => void;
}

type Callback = (...values: unknown[]) => void;

const real = { Date, setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate };
const realRandom = Math.random;

/**
 * Replaces clock, timers, event loop turns and random numbers until `end`. Everything happens in `takeTurn`, so that runs are
 * deterministic. Fake timer libraries don't work here: they fire timers back to back, without the turns of a real event loop in
 * between.
 */
export class VirtualTime {
  /** Milliseconds since the start, independent of the clock. */
  elapsedMs = 0;
  private offsetMs = 0;
  private readonly timers = new Set<Timer>();
  private readonly turns = new Set<Turn>();

  /** @param trueMs start time, Unix ms */
  constructor(trueMs: number, seed: number) {
    const now = () => trueMs + this.elapsedMs + this.offsetMs;
    const replacements = {
      Date: class extends Date {
        constructor(...values: unknown[]) {
          super(...((values.length === 0 ? [now()] : values) as [number]));
        }
        static override now = now;
      },
      setTimeout: (work: Callback, ms: unknown, ...values: unknown[]) =>
        this.addTimer(() => work(...values), ms, false),
      setInterval: (work: Callback, ms: unknown, ...values: unknown[]) =>
        this.addTimer(() => work(...values), ms, true),
      setImmediate: (work: Callback, ...values: unknown[]) => {
        const turn = { work: () => work(...values) };
        this.turns.add(turn);
        return turn;
      },
      clearTimeout: (timer: Timer) => this.timers.delete(timer),
      clearInterval: (timer: Timer) => this.timers.delete(timer),
      clearImmediate: (turn: Turn) => this.turns.delete(turn),
    };
    Object.assign(globalThis, replacements);
    Math.random = randomFrom(seed);
    performance.now = () => this.elapsedMs;
  }

  /** Whether anything can run without more time. */
  get hasTurns(): boolean {
    return this.turns.size > 0 || this.dueTimer() !== undefined;
  }

  /** Runs one turn of the event loop with its microtasks. */
  async takeTurn(): Promise<void> {
    const [turn] = this.turns;
    const timer = turn ? undefined : this.dueTimer();
    if (turn) this.turns.delete(turn);
    if (timer?.everyMs !== undefined) timer.dueMs = this.elapsedMs + timer.everyMs;
    else if (timer) this.timers.delete(timer);
    (turn ?? timer)?.work();
    await new Promise((resolve) => real.setImmediate(resolve));
  }

  /** Advances time without running anything, as on a busy machine. */
  pass(ms: number): void {
    this.elapsedMs += ms;
  }

  /** @param offsetMs deviation from the true time */
  setClock(offsetMs: number): void {
    this.offsetMs = offsetMs;
  }

  /** Drops all timers and pending callbacks of an ended process. */
  abandonProcess(): void {
    this.timers.clear();
    this.turns.clear();
  }

  end(): void {
    this.abandonProcess();
    Object.assign(globalThis, real);
    Math.random = realRandom;
    // Deleting our replacement uncovers the original method of the prototype.
    Reflect.deleteProperty(performance, 'now');
  }

  private addTimer(work: () => void, ms: unknown, isRepeated: boolean): Timer {
    const delayMs = Math.max(1, Math.round(Number(ms ?? 1)));
    const timer: Timer = {
      dueMs: this.elapsedMs + delayMs,
      everyMs: isRepeated ? delayMs : undefined,
      work,
      unref: () => timer,
    };
    this.timers.add(timer);
    return timer;
  }

  private dueTimer(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers)
      if (timer.dueMs <= this.elapsedMs && timer.dueMs < (first?.dueMs ?? Infinity)) first = timer;
    return first;
  }
}

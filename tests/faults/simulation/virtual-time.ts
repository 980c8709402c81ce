import { randomFrom } from '../random';

interface Timer {
  dueMs: number;
  /** Set for what comes again. */
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
 * Clock, timers, turns of the event loop and chance, in place of the real ones until `end`. Nothing happens but in
 * `takeTurn`, so that the same seed gives the same run. Not a library of fake timers: those fire one timer after the other
 * with nothing in between, and what each of them has begun goes on only afterwards, as in no real event loop.
 */
export class VirtualTime {
  /** Milliseconds since the beginning, whatever the clock says. */
  elapsedMs = 0;
  private offsetMs = 0;
  private readonly timers = new Set<Timer>();
  private readonly turns = new Set<Turn>();

  /** @param trueMs when it begins, Unix ms. */
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

  /** Whether anything is left that needs no more time. */
  get hasTurns(): boolean {
    return this.turns.size > 0 || this.dueTimer() !== undefined;
  }

  /** One turn of the event loop, and all that follows from it at once. */
  async takeTurn(): Promise<void> {
    const [turn] = this.turns;
    const timer = turn ? undefined : this.dueTimer();
    if (turn) this.turns.delete(turn);
    if (timer?.everyMs !== undefined) timer.dueMs = this.elapsedMs + timer.everyMs;
    else if (timer) this.timers.delete(timer);
    (turn ?? timer)?.work();
    await new Promise((resolve) => real.setImmediate(resolve));
  }

  /** Lets time go by, as on a machine that is too busy meanwhile: what is due waits for its turn. */
  pass(ms: number): void {
    this.elapsedMs += ms;
  }

  /** @param offsetMs how far the clock is from the right time. */
  setClock(offsetMs: number): void {
    this.offsetMs = offsetMs;
  }

  /** A process has ended: none of its timers fires, and nothing that it has put off is done. */
  abandonProcess(): void {
    this.timers.clear();
    this.turns.clear();
  }

  end(): void {
    this.abandonProcess();
    Object.assign(globalThis, real);
    Math.random = realRandom;
    // Its own one is its class's.
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

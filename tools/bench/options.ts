import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** How often each time is taken; the tables show the median. */
  runs: number;
  lighthouse: boolean;
  build: boolean;
  /** Whether to take times in the browser. */
  times: boolean;
  /** Whether to write docs/benchmarks.md. */
  write: boolean;
}

const help = `npm run bench -- [options]

Measures the built site: bytes of every screen against their budgets, what the scripts are made of, times of five
screens on slow phones and networks. Prints tables and writes them to docs/benchmarks.md. Fails if a budget of bytes
is broken; times never fail.

  --runs N        take each time N times and show the median (3)
  --lighthouse    Lighthouse mobile for every screen, N times each: about 10 s a run; fetches Lighthouse the first time
  --build         how long builds take, in a copy of the project: about 2 minutes
  --no-times      bytes only: about a minute
  --no-write      print only
  --help          this text
`;

/** Reads the options of the command line. `--help` and a mistake end the program with an explanation. */
export function readOptions(args: string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        runs: { type: 'string', default: '3' },
        lighthouse: { type: 'boolean', default: false },
        build: { type: 'boolean', default: false },
        times: { type: 'boolean', default: true },
        write: { type: 'boolean', default: true },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      throw new Error(`--runs wants a whole number from 1, not “${values.runs}”.`);
    return { ...values, runs };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

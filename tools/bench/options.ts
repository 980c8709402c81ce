import { parseArgs } from 'node:util';

/** What can be measured, in the order in which it is; those that many want first. */
const measurements = [
  'bytes',
  'first-view',
  'loading',
  'languages',
  'taps',
  'search',
  'moves',
  'lighthouse',
  'builds',
] as const;

export type Measurement = (typeof measurements)[number];

const whenNotAsked: readonly Measurement[] = ['bytes', 'first-view', 'loading', 'languages', 'taps', 'search', 'moves'];

export interface BenchOptions {
  measure: ReadonlySet<Measurement>;
  /** How often each time is taken; the tables show the median. */
  runs: number;
  /** Whether to write docs/benchmarks.md. */
  write: boolean;
}

const help = `npm run bench -- [what] [options]

Measures the built site, prints tables and writes them to docs/benchmarks.md. Fails if a budget of bytes is broken; times
never fail. Without a name it measures all but the last two, which takes half an hour.

  bytes           of every screen, against their budgets: two minutes
  first-view      what the time until the first view is made of
  loading         of five screens on slow phones and networks, beside bare pages of the same words
  languages       the same in each language of the school, on one network
  taps            from a tap to the paint that answers it
  search          what it fetches, and from a letter to its hits, in each language
  moves           from a link to the next page
  lighthouse      Lighthouse mobile for every screen: about 10 s a run; fetches Lighthouse the first time
  builds          in a copy of the project: about 2 minutes

  --runs N        take each time N times and show the median (3)
  --no-write      print only
  --help          this text
`;

/** Reads the options of the command line. `--help` and a mistake end the program with an explanation. */
export function readOptions(args: string[]): BenchOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowNegative: true,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '3' },
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
    const unknown = positionals.find((name) => !measurements.some((known) => known === name));
    if (unknown !== undefined)
      throw new Error(`“${unknown}” cannot be measured; what can is ${measurements.join(', ')}.`);
    const asked = measurements.filter((name) => positionals.includes(name));
    return {
      measure: new Set(asked.length > 0 ? asked : whenNotAsked),
      runs,
      write: values.write,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyScenario } from './scenario';
import { type Result, scenarioOf, simulate } from './simulation';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});

/** Run with: `npx tsx tests/faults/simulation/run.ts --seeds 200`, or with `--seed 7` to print the trace of one seed. */
async function main(): Promise<void> {
  if (values.seed !== undefined) {
    const { trace, problem } = await simulate(scenarioOf(Number(values.seed)));
    console.log(trace.join('\n'));
    if (problem !== undefined) await explain(Number(values.seed), problem);
    return;
  }
  const seeds = Number(values.seeds);
  const begunAt = performance.now();
  for (let seed = 0; seed < seeds; seed += 1) {
    const { problem } = await simulate(scenarioOf(seed));
    if (problem !== undefined) return explain(seed, problem);
    if ((seed + 1) % 1000 === 0) console.log(`${seed + 1} seeds`);
  }
  console.log(`${seeds} seeds, nothing wrong, ${Math.round((performance.now() - begunAt) / 1000)} s`);
}

/** Searches for the shortest scenario that fails in the same way, and prints its trace. */
async function explain(seed: number, problem: string): Promise<void> {
  process.exitCode = 1;
  console.log(
    `WRONG: ${problem}\nAgain, with all that happens: npx tsx tests/faults/simulation/run.ts --seed ${seed}\nShortening …`,
  );
  let shortest: Result | undefined;
  const goesWell = fc.asyncProperty(anyScenario, async (scenario) => {
    const result = await simulate(scenario);
    if (result.problem !== undefined) shortest = result;
    return result.problem === undefined;
  });
  await fc.check(goesWell, { seed, numRuns: 1 });
  console.log(`${shortest?.trace.join('\n')}\nWRONG: ${shortest?.problem}`);
}

await main();

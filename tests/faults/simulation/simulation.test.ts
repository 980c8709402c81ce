import { expect, it } from 'vitest';
import { plantedFaults } from './planted-faults';
import { scenarioOf, simulate, type PlantFault } from './simulation';

/** @returns the first failing seed and its problem */
async function findProblem(seeds: number, plantFault?: PlantFault): Promise<string | undefined> {
  for (let seed = 0; seed < seeds; seed += 1) {
    const { problem } = await simulate(scenarioOf(seed), plantFault);
    if (problem !== undefined) return `npx tsx tests/faults/simulation/run.ts --seed ${seed}: ${problem}`;
  }
  return undefined;
}

it('keeps its promises about losses, duplicates and erasure, whatever fails', async () => {
  expect(await findProblem(process.env.TEST_ALL ? 1000 : 70)).toBeUndefined();
});

it('is deterministic', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { trace } = await simulate(scenarioOf(seed));
    expect(trace.length).toBeGreaterThan(seed);
    expect((await simulate(scenarioOf(seed))).trace).toEqual(trace);
  }
});

// This test of the simulation itself is slow, so it runs only in `npm run test:all`.
it.runIf(process.env.TEST_ALL).each(Object.entries(plantedFaults))(
  'finds out a server that %s',
  async (_name, { plant, finds }) => {
    expect(await findProblem(200, plant)).toMatch(finds);
  },
);

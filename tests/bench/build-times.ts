import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { inProjectCopy } from '../support/project-copy';
import { runNode } from '../support/node-program';
import { median, type Section, seconds, table } from '../support/tables';

/** Runs of the warm build. */
const RUNS = 5;

/** Builds this school in a copy of the project. */
export async function measureBuilds(): Promise<Section> {
  return inProjectCopy(async (cwd) => {
    const build = async () => (await runNode(['setup/build.mjs'], { cwd })).ms;
    const cold = await build();
    const warm: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      appendFileSync(path.join(cwd, 'content/screens/our-mission.md'), '\nOne sentence more.\n');
      warm.push(await build());
    }
    const rows = [
      ['cold: nothing made yet', seconds(cold)],
      ['warm: one content file changed', seconds(median(warm))],
    ];
    return { title: 'Builds', text: `Cold once, warm the median of ${RUNS}.\n\n${table(['build', 'time'], rows)}` };
  });
}

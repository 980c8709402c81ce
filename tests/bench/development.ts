import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { editFile } from '../../model/writing/edit-file';
import { startDevelopment } from '../support/development.fixture';
import { inProjectCopy } from '../support/project-copy';
import { median, type Section, seconds, table } from '../support/tables';

const EDITS = 200;

/** How long a changed fee takes to appear while `npm run dev` runs, in a copy of the project. */
export function measureDevelopment(): Promise<Section> {
  return inProjectCopy(measure, { also: ['.cache'] });
}

async function measure(cwd: string): Promise<Section> {
  const startedAt = performance.now();
  const dev = await startDevelopment(cwd, 'content');
  await dev.page('/');
  const rows = [['first page', seconds(performance.now() - startedAt)]];
  const took: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const from = performance.now();
    editFile(path.join(cwd, 'content/facts/classes.yaml'), (content) =>
      content.set(['classes', 0, 'fees', 'yearly'], 11_000 + edit),
    );
    while (!(await dev.page('/classes')).includes(`₹ 11,${String(edit).padStart(3, '0')}`)) await wait(5);
    took.push(performance.now() - from);
  }
  rows.push([`a changed fee, ${EDITS} times`, seconds(median(took))]);
  rows.push(['memory afterwards', `${Math.round(dev.memory() / 1e6)} MB`]);
  await dev.stop();
  return { title: 'Development', text: table(['change', 'median'], rows) };
}

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ContentDocument } from '../../model/writing/content-document';
import { startDevelopment } from '../support/development.fixture';
import { inProjectCopy } from '../support/project-copy';
import { writePhotos } from './photo-originals';
import { median, type Section, table } from '../support/tables';

const PHOTO_EDITS = 5;
/** An example school, because our own `content/` has no photo yet. */
const SCHOOL_WITH_PHOTOS = 'examples/pimpalpaan';
const PHOTO = 'photos/slides/shala.jpg';

/** How long a change takes to appear while `npm run dev` runs, in a copy of the project. */
export function measureDevelopment(): Promise<Section> {
  return inProjectCopy(measure, { also: ['.cache'] });
}

async function measure(cwd: string): Promise<Section> {
  const startedAt = performance.now();
  const dev = await startDevelopment(cwd, 'content');
  await dev.page('/');
  const firstMs = performance.now() - startedAt;

  /** Milliseconds until a page shows each edit of a file. */
  const edits = async (
    count: number,
    file: string,
    address: string,
    edit: (text: string, at: number) => [string, string],
  ) => {
    const before = readFileSync(path.join(cwd, file), 'utf8');
    const took: number[] = [];
    for (let at = 1; at <= count; at += 1) {
      const [text, expected] = edit(before, at);
      const from = performance.now();
      writeFileSync(path.join(cwd, file), text);
      while (!(await dev.page(address)).includes(expected)) await wait(5);
      took.push(performance.now() - from);
    }
    return took;
  };
  const memory = () => `${Math.round(dev.memory() / 1e6)} MB`;
  const row = (what: string, took: readonly number[], memoryAfter = '') => [
    what,
    `${(median(took) / 1000).toFixed(2)} s`,
    memoryAfter,
  ];
  const rows = [row('first page', [firstMs], memory())];
  const fees = await edits(200, 'content/facts/classes.yaml', '/classes', (text, at) => [
    new ContentDocument(text).set(['classes', 0, 'fees', 'yearly'], 11_000 + at).toString(),
    `₹ 11,${String(at).padStart(3, '0')}`,
  ]);
  rows.push(row('a changed fee, 200 times', fees, memory()));
  const components = await edits(50, 'app/shell/foot/footer.tsx', '/', (text, at) => [
    text.replace('<footer', `<footer data-edit="${at}"`),
    `data-edit="${at}"`,
  ]);
  rows.push(row('a changed component, 50 times', components, memory()));
  await dev.stop();
  rows.push(row('a photo replaced by another of 12 megapixels, 5 times', await changePhotos(cwd)));
  return { title: 'Development', text: table(['change', 'median', 'memory afterwards'], rows) };
}

/** Replaces a photo on Home several times. @returns milliseconds until Home shows each new photo */
async function changePhotos(cwd: string): Promise<number[]> {
  const photos = path.join(cwd, 'phone');
  await writePhotos(photos, PHOTO_EDITS);
  const dev = await startDevelopment(cwd, SCHOOL_WITH_PHOTOS);
  const took: number[] = [];
  for (const photo of readdirSync(photos)) {
    const before = await dev.page('/');
    const from = performance.now();
    copyFileSync(path.join(photos, photo), path.join(cwd, SCHOOL_WITH_PHOTOS, PHOTO));
    while ((await dev.page('/')) === before) await wait(5);
    took.push(performance.now() - from);
  }
  await dev.stop();
  return took;
}

/* What it costs to work on the site, as a table: `npm run bench:development`. In a copy of the project. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDevelopment } from '../testing/development.fixture';
import { inProjectCopy } from '../testing/project-copy';
import { median } from './tables';
import { writePhotos } from './school/photo-originals';

const CONTENT_EDITS = 200;
const CODE_EDITS = 50;
const PHOTO_EDITS = 5;
const FEE = /yearly: (\d+)/;
/** `content/` has no photo yet. */
const SCHOOL_WITH_PHOTOS = 'examples/pimpalpaan';
const PHOTO = 'photos/slides/shala.jpg';

await inProjectCopy(
  async (cwd) => {
    const startedAt = performance.now();
    const dev = await startDevelopment(cwd, 'content');
    await dev.page('/');
    const firstMs = performance.now() - startedAt;
    const fees = path.join(cwd, 'content/facts/classes.yaml');
    const component = path.join(cwd, 'app/shell/foot/footer.tsx');
    const [feeText, componentText] = [fees, component].map((file) => readFileSync(file, 'utf8')) as [string, string];

    /** Milliseconds until a page says what was written. */
    const untilSeen = async (address: string, write: () => void, expected: string) => {
      const from = performance.now();
      write();
      while (!(await dev.page(address)).includes(expected)) await wait(5);
      return performance.now() - from;
    };
    const changeFee = (edit: number) =>
      untilSeen(
        '/classes',
        () => writeFileSync(fees, feeText.replace(FEE, `yearly: ${11_000 + edit}`)),
        `₹ 11,${String(edit).padStart(3, '0')}`,
      );
    const changeComponent = (edit: number) =>
      untilSeen(
        '/',
        () => writeFileSync(component, componentText.replace('<footer', `<footer data-edit="${edit}"`)),
        `data-edit="${edit}"`,
      );

    const megabytes = () => Math.round(dev.memory() / 1e6);
    const memory = [megabytes()];
    const feeMs: number[] = [];
    for (let edit = 1; edit <= CONTENT_EDITS; edit += 1) feeMs.push(await changeFee(edit));
    memory.push(megabytes());
    const componentMs: number[] = [];
    for (let edit = 1; edit <= CODE_EDITS; edit += 1) componentMs.push(await changeComponent(edit));
    memory.push(megabytes());
    await dev.stop();
    const photoMs = await changePhotos(cwd);

    const ms = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
    console.log(`| | median | longest | memory afterwards |
| --- | ---: | ---: | ---: |
| first page | ${ms(firstMs)} | | ${memory[0]} MB |
| a changed fee, ${CONTENT_EDITS} times | ${ms(median(feeMs))} | ${ms(Math.max(...feeMs))} | ${memory[1]} MB |
| a changed component, ${CODE_EDITS} times | ${ms(median(componentMs))} | ${ms(Math.max(...componentMs))} | ${memory[2]} MB |
| a photo of a phone in the place of another, ${PHOTO_EDITS} times | ${ms(median(photoMs))} | ${ms(Math.max(...photoMs))} | |`);
  },
  { also: ['public', '.cache'] },
);

/** Milliseconds until Home shows each of some photos of 12 megapixels, all of its files made. */
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

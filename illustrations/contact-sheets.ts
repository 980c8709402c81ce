import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { illustrate, illustrationThemes, type IllustrationTheme } from './illustrate';

/** How many pictures of a theme the site shows, and in which frame. */
const places: readonly {
  match: RegExp;
  frames: readonly (readonly [number, number])[];
  seeds: number;
  columns: number;
}[] = [
  {
    match: /^slide-/,
    frames: [
      [1600, 700],
      [720, 860],
    ],
    seeds: 1,
    columns: 2,
  },
  { match: /^tile-/, frames: [[400, 300]], seeds: 1, columns: 4 },
  { match: /^portrait$/, frames: [[400, 400]], seeds: 36, columns: 6 },
  { match: /^portrait-placeholder$/, frames: [[400, 400]], seeds: 1, columns: 4 },
  { match: /^border-dancers$/, frames: [[960, 80]], seeds: 2, columns: 2 },
  { match: /^wall$/, frames: [[1600, 300]], seeds: 2, columns: 1 },
  { match: /^mark$/, frames: [[512, 512]], seeds: 1, columns: 4 },
  { match: /^(academic-blog)$/, frames: [[1000, 720]], seeds: 24, columns: 4 },
  { match: /^(glimpses)$/, frames: [[1000, 720]], seeds: 36, columns: 4 },
  { match: /^(sports-day)$/, frames: [[1000, 720]], seeds: 35, columns: 4 },
  { match: /^(science-lab|science-exhibition)$/, frames: [[1000, 720]], seeds: 16, columns: 4 },
  {
    match:
      /^(classroom|computer-lab|maths-lab|library|music-room|dance-room|transportation|sports|hindi-diwas|ashadhi|parent-teacher-meeting)$/,
    frames: [[1000, 720]],
    seeds: 8,
    columns: 4,
  },
  {
    match: /./,
    frames: [
      [1000, 560],
      [720, 860],
    ],
    seeds: 1,
    columns: 2,
  },
];

/** Writes one sheet of PNG for each theme, for whoever draws: look at all of them, and throw away what is dull. */
async function writeSheet(theme: IllustrationTheme, directory: string): Promise<void> {
  const place = places.find(({ match }) => match.test(theme));
  if (!place) throw new Error(`No contact sheet is planned for the theme ${theme}`);
  const width = Math.round(1600 / place.columns) - 10;
  const cells = [];
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (let seed = 0; seed < place.seeds; seed++) {
    for (const [w, h] of place.frames) {
      const height = Math.round((width * h) / w);
      const picture = illustrate({ theme, seed, width: w, height: h });
      if (x + width > 1600) {
        x = 0;
        y += rowHeight + 10;
        rowHeight = 0;
      }
      cells.push({
        input: await sharp(Buffer.from(picture.svg), { density: 144 }).resize(width, height).png().toBuffer(),
        left: x,
        top: y,
      });
      x += width + 10;
      rowHeight = Math.max(rowHeight, height);
    }
  }
  await sharp({ create: { width: 1600, height: y + rowHeight, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(join(directory, `${theme}.png`));
}

const [directory = '.', ...only] = process.argv.slice(2);
await mkdir(directory, { recursive: true });
for (const theme of illustrationThemes)
  if (only.length === 0 || only.includes(theme)) await writeSheet(theme, directory);

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { decorationDrawings, decorations, type DecorationName } from '../model/projections/pictures/decorations';
import {
  cutFile,
  type PictureManifest,
  pictureManifestFile,
  pictureName,
} from '../model/projections/pictures/picture-file';
import { type PictureContent } from '../model/concepts/picture';
import { framesOf, type PictureFrame } from '../model/concepts/picture-frames';
import { type PlacedPicture, placedPictures } from '../model/projections/pictures/placed-pictures';
import { readSiteContent } from '../model/reading/read-site-content';
import type { SiteContent } from '../model/concepts/site-content';
import { escapeMarkup } from '../words/escape-markup';
import { readJsonFile } from '../pipeline/assets/pictures/json-file';
import { makePictures } from '../pipeline/assets/pictures/make-pictures';
import { counted } from '../words/counted';

interface Cell {
  /** File in `public/`. */
  file: string;
  name: string;
  says: string;
}

const SHEETS = '.cache/contact-sheets';
const SHEET_WIDTH = 1600;
const GAP = 16;
/** More on one sheet, and one no longer sees anything. */
const MOST_CELLS = 24;

/**
 * Shows every picture of the site on sheets, as the build has made it, with its name and what it is said to show, for
 * whoever chooses pictures: look at all of them, and replace what is dull or is not what its words say.
 */
await makePictures();
const content = readSiteContent();
const manifest = readJsonFile<PictureManifest>(pictureManifestFile) ?? {};
const sheets = new Map<string, Cell[]>([['house', houseCells()]]);
for (const placed of placedPictures(content)) {
  const sheet = sheetOf(placed, content);
  sheets.set(sheet, [...(sheets.get(sheet) ?? []), ...cellsOf(placed)]);
}

rmSync(SHEETS, { recursive: true, force: true });
mkdirSync(SHEETS, { recursive: true });
for (const [name, cells] of sheets) {
  for (let first = 0; first < cells.length; first += MOST_CELLS) {
    const part = cells.length > MOST_CELLS ? `-${first / MOST_CELLS + 1}` : '';
    await writeSheet(path.join(SHEETS, `${name}${part}.png`), cells.slice(first, first + MOST_CELLS));
  }
}
console.log(`Contact sheets: ${counted(sheets.size, 'place')}, in ${SHEETS}`);

/** Galleries and albums have a sheet each; of the other pictures, those that stand in the same kind of place share one. */
function sheetOf({ picture, file, at }: PlacedPicture, { screens }: Pick<SiteContent, 'screens'>): string {
  if (picture.slot !== 'gallery') return picture.slot;
  const album = screens.flatMap((screen) =>
    screen.kind === 'albums' && at[0] === 'albums' ? (screen.data.albums[Number(at[1])] ?? []) : [],
  )[0];
  return album ? `album-${album.id}` : `gallery-${path.parse(file).name}`;
}

/** One for each frame of the picture’s place. */
function cellsOf({ picture, file }: PlacedPicture): Cell[] {
  const made = manifest[pictureName(picture)];
  if (!made) throw new Error(`Nothing was made of ${pictureName(picture)}`);
  return framesOf(picture.slot).map((frame, index) => ({
    file: fileIn(frame, made.files[index] ?? ''),
    name: `${file}: ${subjectOf(picture)}`,
    says: picture.alt ?? made.descriptions?.en ?? '',
  }));
}

function subjectOf(picture: PictureContent): string {
  return 'photo' in picture ? picture.photo : `${picture.illustration} ${picture.seed}`;
}

/** The largest file that was made for a frame. */
function fileIn(frame: PictureFrame, made: string): string {
  return made.endsWith('.svg') ? made : cutFile(made, frame, Math.max(...frame.widths), 'webp');
}

function houseCells(): Cell[] {
  const drawings = Object.entries(decorationDrawings).map(([name, { theme, seed }]) => ({
    file: decorations[name as DecorationName].src,
    name: `decorations: ${theme} ${seed}`,
    says: '',
  }));
  const shared = ['social.png', 'icon.svg'].map((file) => ({ file, name: file, says: '' }));
  return [...drawings, ...shared];
}

async function writeSheet(file: string, cells: readonly Cell[]): Promise<void> {
  const columns = cells.length > 6 ? 4 : 2;
  const width = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP;
  const parts: OverlayOptions[] = [];
  let top = GAP;
  for (let first = 0; first < cells.length; first += columns) {
    const row = await Promise.all(cells.slice(first, first + columns).map((cell) => drawCell(cell, width)));
    row.forEach((input, column) => parts.push({ input: input.data, left: GAP + column * (width + GAP), top }));
    top += Math.max(...row.map(({ info }) => info.height)) + GAP;
  }
  await onWhite(SHEET_WIDTH, top, parts).toFile(file);
}

/** The picture with its words below. */
async function drawCell({ file, name, says }: Cell, width: number) {
  const picture = await sharp(path.join('public', file), { density: 144 })
    .resize(width, Math.round(width * 0.75), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const text = `<b>${escapeMarkup(name)}</b>\n${escapeMarkup(says)}`;
  const words = await sharp({ text: { text, width, font: 'sans 9', dpi: 96, rgba: true, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return onWhite(width, picture.info.height + GAP / 2 + words.info.height, [
    { input: picture.data, left: 0, top: 0 },
    { input: words.data, left: 0, top: picture.info.height + GAP / 2 },
  ]).toBuffer({ resolveWithObject: true });
}

function onWhite(width: number, height: number, parts: OverlayOptions[]): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .png();
}

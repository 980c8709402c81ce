import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decorationDrawings, decorations, type DecorationName } from '../model/projections/pictures/decorations';
import { contentFolder } from '../model/mistakes/places/content-folder';
import { cutFile, pictureName } from '../model/projections/pictures/picture-file';
import { framesOf, type PictureFrame } from '../model/concepts/picture-frames';
import { type PlacedPicture, placedPictures } from '../model/projections/pictures/placed-pictures';
import { readSiteContent } from '../model/reading/read-site-content';
import { makePictures } from '../pipeline/assets/pictures/make-pictures';
import { terminalReport } from '../pipeline/build/report';
import { counted } from '../words/counted';
import { escapeMarkup } from '../words/escape-markup';

interface Picture {
  /** Address of the picture. */
  file: string;
  name: string;
  alt: string;
}

const FILE = '.cache/contact-sheets.html';

/*
 * `npx tsx commands/contact-sheets.ts` shows every picture of the site on one page, as the build made it, with its name and
 * its alternative text. People who choose pictures look for dull ones, and for texts that don't match.
 */
const content = readSiteContent();
const { manifest, files } = await makePictures({ contentDir: contentFolder(), content, report: terminalReport });
const sheets = new Map<string, Picture[]>([['Decorations', brandPictures()]]);
for (const placed of placedPictures(content)) {
  const title = sheetOf(placed);
  sheets.set(title, [...(sheets.get(title) ?? []), ...picturesOf(placed)]);
}
mkdirSync(path.dirname(FILE), { recursive: true });
writeFileSync(FILE, page([...sheets]));
console.log(`Contact sheets: ${counted(sheets.size, 'group')}, in ${FILE}`);

/**
 * Title of the sheet with this picture: one sheet for each gallery and album, one for all tiles, one for all portraits, and so
 * on.
 */
function sheetOf({ picture, file, at }: PlacedPicture): string {
  if (picture.slot !== 'gallery') return picture.slot;
  return at[0] === 'albums' ? `${file}, album ${Number(at[1]) + 1}` : file;
}

/** Lists a picture once for each of its frames, such as those for desks and for phones. */
function picturesOf({ picture, file }: PlacedPicture): Picture[] {
  const made = manifest[pictureName(picture)];
  if (!made) throw new Error(`Nothing was made of ${pictureName(picture)}`);
  const subject = 'photo' in picture ? picture.photo : `${picture.illustration} ${picture.seed}`;
  return framesOf(picture.slot).map((frame, index) => ({
    file: largestFile(frame, made.files[index] ?? ''),
    name: `${file}: ${subject}`,
    alt: picture.alt ?? made.descriptions?.en ?? '',
  }));
}

function largestFile(frame: PictureFrame, made: string): string {
  return made.endsWith('.svg') ? made : cutFile(made, frame, Math.max(...frame.widths), 'webp');
}

function brandPictures(): Picture[] {
  const drawings = Object.entries(decorationDrawings).map(([name, { theme, seed }]) => ({
    file: decorations[name as DecorationName].src,
    name: `${theme} ${seed}`,
    alt: '',
  }));
  return [...drawings, ...['social.png', 'icon.svg'].map((file) => ({ file, name: file, alt: '' }))];
}

function page(all: readonly (readonly [title: string, pictures: readonly Picture[]])[]): string {
  const figures = (pictures: readonly Picture[]) =>
    pictures.map(
      ({ file, name, alt }) =>
        `<figure><img src="${encodeURI(
          path
            .relative(path.dirname(FILE), files[file] ?? '')
            .split(path.sep)
            .join('/'),
        )}" loading="lazy" alt=""><figcaption><b>${escapeMarkup(name)}</b><br>${escapeMarkup(alt)}</figcaption></figure>`,
    );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheets</title>
<style>body { font: 14px sans-serif } section { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem }
figure { margin: 0 } img { width: 100% }</style>
${all.map(([title, pictures]) => `<h2>${escapeMarkup(title)}</h2>\n<section>${figures(pictures).join('\n')}</section>`).join('\n')}
`;
}

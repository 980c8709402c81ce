import type { Illustration, IllustrationRequest } from '../../../illustrations/drawing-style';
import { decorationDrawings, decorations, type DecorationName } from '../../../model/projections/pictures/decorations';
import type { MadePicture } from '../../../model/projections/pictures/picture-file';
import { type Drawing } from '../../../model/concepts/picture';
import { framesOf, type PictureFrame } from '../../../model/concepts/picture-frames';
import type { WriteFile } from '../file-cache';
import { hashOf } from '../fingerprint';
import { developPhoto } from './develop-photo';
import { cutsOfFrame, largeCuts, opensLarge } from './photo-recipe';
import { isLighterAsBitmap } from './svg-or-bitmap';

export type Draw = (request: IllustrationRequest) => Promise<Illustration>;

/** Makes the files of an illustration, one for each frame of its slot. */
export async function makeDrawing(draw: Draw, drawing: Drawing, write: WriteFile): Promise<MadePicture> {
  const { illustration: theme, seed, person, slot } = drawing;
  const frames = [];
  for (const frame of framesOf(slot)) {
    const { width, height } = frame;
    const illustration = await draw({ theme, seed, person, width, height });
    frames.push({ ...illustration, ...(await makeFrame(illustration, drawing, frame, write)) });
  }
  const [usual] = frames as [(typeof frames)[number]];
  // All frames share one `alt`: that of the last frame, which phones show and which has the least room.
  const { descriptions } = frames.at(-1) ?? usual;
  const { width, height } = framesOf(slot)[0]!;
  return {
    descriptions,
    colour: usual.colour,
    files: frames.map(({ file }) => file),
    // Twice the frame shows small scenes in the photo viewer, and an SVG stays sharp.
    ...(opensLarge(slot) && { large: usual.large ?? { width: width * 2, height: height * 2 } }),
  };
}

/** @returns in `file`, the address of an SVG, or the common beginning of the bitmaps' addresses */
async function makeFrame(
  { svg }: Illustration,
  { illustration: theme, seed, slot }: Drawing,
  frame: PictureFrame,
  write: WriteFile,
): Promise<{ file: string; colour: string; large?: MadePicture['large'] }> {
  const stem = `/pictures/${theme}-${seed}-${hashOf(svg).slice(0, 6)}`;
  // The first fill of a drawing is its background.
  const colour = / fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
  if (!(await isLighterAsBitmap(svg, frame))) {
    const file = `${stem}.svg`;
    write(file, svg);
    return { file, colour };
  }
  const cuts = [...cutsOfFrame(stem, frame), ...(opensLarge(slot) ? largeCuts(stem) : [])];
  const bytes = Buffer.from(svg);
  const { large } = await developPhoto({ bytes, cuts, minSize: { width: 0, height: 0 }, behind: colour, write });
  return { file: stem, colour, large };
}

export async function makeDecorations(draw: Draw, write: WriteFile): Promise<void> {
  for (const [name, request] of Object.entries(decorationDrawings))
    write(decorations[name as DecorationName].src, (await draw(request)).svg);
}

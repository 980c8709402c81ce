import type { Illustration, IllustrationRequest } from '../../../illustrations/drawing-style';
import { decorationDrawings, decorations, type DecorationName } from '../../../model/projections/pictures/decorations';
import { type MadePicture, type PictureManifest, pictureName } from '../../../model/projections/pictures/picture-file';
import { type Drawing } from '../../../model/concepts/picture';
import { framesOf, type PictureFrame } from '../../../model/concepts/picture-frames';
import type { Stage } from '../../build/report';
import { hashOf } from '../fingerprint';
import { developPhoto } from './develop-photo';
import type { MadePictures } from './make-photos';
import { cutsOfFrame, largeCuts, opensLarge } from './photo-recipe';
import type { PictureCache } from './picture-cache';
import { isLighterAsBitmap } from './svg-or-bitmap';

export type Draw = (request: IllustrationRequest) => Promise<Illustration>;

/** A drawing made for one frame. */
interface MadeDrawing {
  /** Address of an SVG, or the common beginning of the bitmaps' addresses. */
  file: string;
  addresses: string[];
  descriptions: Illustration['descriptions'];
  colour: string;
  large?: MadePicture['large'];
}

/**
 * Makes the missing illustrations. Skips a drawing if its theme, seed, frame and code are unchanged.
 *
 * @param codeHash hash of everything that determines a drawing
 */
export async function makeDrawings(
  drawings: readonly Drawing[],
  draw: Draw,
  codeHash: string,
  cache: PictureCache,
  stage: Pick<Stage, 'step'>,
): Promise<Omit<MadePictures, 'mistakes'>> {
  const files: Record<string, string> = {};
  const manifest: PictureManifest = {};
  let made = 0;

  for (const drawing of drawings) {
    const frames: MadeDrawing[] = [];
    let isNew = false;
    for (const frame of framesOf(drawing.slot)) {
      const { width, height } = frame;
      const { illustration: theme, seed, person } = drawing;
      const request = { theme, seed, person, width, height };
      const key = hashOf(JSON.stringify([request, drawing.slot, codeHash]));
      const facts = `drawing-${key}`;
      let one = cache.facts<MadeDrawing>(facts);
      let found = one && cache.findAll(one.addresses);
      if (!one || !found) {
        isNew = true;
        one = await makeDrawing(draw, request, drawing, frame, cache);
        cache.addFacts(facts, one);
        found = cache.findAll(one.addresses);
      }
      Object.assign(files, found);
      frames.push(one);
    }
    const [usual] = frames as [MadeDrawing];
    // All frames share one `alt`: that of the last frame, which phones show and which has the least room.
    const { descriptions } = frames.at(-1) ?? usual;
    const [usualFrame] = framesOf(drawing.slot) as [PictureFrame];
    manifest[pictureName(drawing)] = {
      descriptions,
      colour: usual.colour,
      files: frames.map(({ file }) => file),
      ...(opensLarge(drawing.slot) && { large: usual.large ?? largeSize(usualFrame) }),
    };
    if (isNew) made += 1;
    stage.step();
  }
  return { manifest, files, made };
}

async function makeDrawing(
  draw: Draw,
  request: IllustrationRequest,
  { slot }: Drawing,
  frame: PictureFrame,
  cache: PictureCache,
): Promise<MadeDrawing> {
  const { svg, descriptions } = await draw(request);
  const stem = `/pictures/${request.theme}-${request.seed}-${hashOf(svg).slice(0, 6)}`;
  // The first fill of a drawing is its background.
  const colour = / fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
  if (!(await isLighterAsBitmap(svg, frame))) {
    const file = `${stem}.svg`;
    cache.add(file, svg);
    return { file, addresses: [file], descriptions, colour };
  }
  const cuts = [...cutsOfFrame(stem, frame), ...(opensLarge(slot) ? largeCuts(stem) : [])];
  const { large } = await developPhoto({
    bytes: Buffer.from(svg),
    cuts,
    least: { width: 0, height: 0 },
    behind: colour,
    write: (address, data) => cache.add(address, data),
  });
  return { file: stem, addresses: cuts.map(({ address }) => address), descriptions, colour, large };
}

/** @returns the decorations by address */
export async function makeDecorations(draw: Draw): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [name, request] of Object.entries(decorationDrawings))
    made[decorations[name as DecorationName].src] = (await draw(request)).svg;
  return made;
}

/** Size of an SVG in the photo viewer: twice the frame shows small scenes, and an SVG stays sharp. */
function largeSize({ width, height }: PictureFrame): MadePicture['large'] {
  return { width: width * 2, height: height * 2 };
}

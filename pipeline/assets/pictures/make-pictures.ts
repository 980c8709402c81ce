import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../../../words/counted';
import { loadDrawingStyle } from '../../../illustrations/load-drawing-style';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { decorationDrawings } from '../../../model/projections/pictures/decorations';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { readLogo } from '../../../model/reading/logo';
import { pictureManifestFile, pictureName } from '../../../model/projections/pictures/picture-file';
import { isDrawn } from '../../../model/concepts/look';
import type { Drawing } from '../../../model/concepts/picture';
import { placedPictures } from '../../../model/projections/pictures/placed-pictures';
import { readSiteContent } from '../../../model/reading/read-site-content';
import type { SiteContent } from '../../../model/concepts/site-content';
import { hashOf, hashOfFolder } from '../fingerprint';
import { reportProgress } from '../../build/progress';
import { readJsonFile, writeJsonFile } from './json-file';
import { type Draw, makeDecorations, makeDrawings } from './make-drawings';
import { makeIcons } from './make-icons';
import { makePhotos, photosToMake, type PicturePaths } from './make-photos';

/**
 * Makes every picture of the site and lists them in `.cache/pictures.json`. Skips unchanged pictures and deletes unused ones.
 *
 * @throws ContentError listing every unusable photo
 */
export async function makePictures({
  contentDir = contentFolder(),
  outDir = 'public',
  cacheDir = path.dirname(pictureManifestFile),
  content = readSiteContent(path.resolve(contentDir)),
}: Partial<PicturePaths> & { content?: SiteContent } = {}): Promise<{ made: number; unchanged: number }> {
  const paths = { contentDir, outDir, cacheDir };
  const { look } = content;
  const { colours } = look;
  const placed = placedPictures(content);
  const photos = photosToMake(placed);
  const drawings = unique(
    placed.flatMap(({ picture }): Drawing[] => ('illustration' in picture ? [picture] : [])),
    pictureName,
  );
  const folder = path.join(outDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));

  const total = drawings.length + photos.length;
  const progress = reportProgress('Pictures', total);
  // Load the drawing code only if a drawing is missing: a school with photos needs none.
  const draw: Draw = async (request) => {
    const style = await loadDrawingStyle(look.world);
    if (!style) throw new Error('A school without a drawing style asks for a drawing.');
    return style.illustrate(request, colours);
  };
  const codeHash = hashOf((isDrawn(look) ? hashOfFolder('illustrations') : '') + JSON.stringify(colours));
  const drawn = await makeDrawings(drawings, draw, codeHash, present, paths, progress);
  const developed = await makePhotos(photos, present, colours.page, paths, progress);
  if (developed.mistakes.length > 0) throw new ContentError(developed.mistakes);

  await makeBrandImages(isDrawn(look) ? draw : undefined, colours.page, codeHash, paths);
  writeJsonFile(path.join(cacheDir, path.basename(pictureManifestFile)), { ...drawn.manifest, ...developed.manifest });
  const wanted = new Set([...drawn.addresses, ...developed.addresses].map((address) => path.basename(address)));
  for (const file of present) if (!wanted.has(file)) rmSync(path.join(folder, file), { recursive: true });

  const made = drawn.made + developed.made;
  progress.end(`${drawn.made} drawn, ${counted(developed.made, 'photo')} developed, ${total - made} unchanged`);
  return { made, unchanged: total - made };
}

/** @param ground background of pictures that show only the logo */
async function makeBrandImages(
  draw: Draw | undefined,
  ground: string,
  codeHash: string,
  { contentDir, outDir, cacheDir }: PicturePaths,
): Promise<void> {
  const logo = readLogo(contentDir);
  const cacheFile = path.join(cacheDir, 'brand-images.json');
  const folder = path.join(outDir, 'decorations');
  const hash = hashOf(codeHash + JSON.stringify(decorationDrawings) + (logo ?? ''));
  if (existsSync(path.join(outDir, 'social.png')) && existsSync(folder) && readJsonFile<string>(cacheFile) === hash)
    return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (draw) await makeDecorations(draw, outDir);
  await makeIcons(draw, logo, ground, outDir);
  writeJsonFile(cacheFile, hash);
}

function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}

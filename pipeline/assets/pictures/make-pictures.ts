import path from 'node:path';
import { counted } from '../../../words/counted';
import { loadDrawingStyle } from '../../../illustrations/load-drawing-style';
import { ContentError } from '../../../model/mistakes/words/content-error';
import { decorationDrawings } from '../../../model/projections/pictures/decorations';
import { readLogo } from '../../../model/reading/logo';
import { type PictureManifest, pictureName } from '../../../model/projections/pictures/picture-file';
import { isDrawn } from '../../../model/concepts/look';
import type { Drawing } from '../../../model/concepts/picture';
import { placedPictures } from '../../../model/projections/pictures/placed-pictures';
import type { SiteContent } from '../../../model/concepts/site-content';
import { type Report, silentReport } from '../../build/report';
import { FileCache } from '../file-cache';
import { hashOf, hashOfFolder } from '../fingerprint';
import type { SiteFiles } from '../site-files';
import { createFileHashes } from './file-hashes';
import { type Draw, makeDecorations, makeDrawings } from './make-drawings';
import { makeIcons } from './make-icons';
import { makePhotos, photosToMake } from './make-photos';
import { PictureCache } from './picture-cache';

interface MakePicturesOptions {
  contentDir: string;
  content: SiteContent;
  cache?: FileCache;
  report?: Report;
}

export interface MadeSitePictures {
  manifest: PictureManifest;
  /** All pictures, decorations and icons by address. */
  files: SiteFiles;
  made: number;
  unchanged: number;
}

/**
 * Makes every picture of the site. Skips those that the cache has.
 *
 * @throws ContentError listing every unusable photo
 */
export async function makePictures({
  contentDir,
  content,
  cache = new FileCache(),
  report = silentReport,
}: MakePicturesOptions): Promise<MadeSitePictures> {
  const { look } = content;
  const { colours } = look;
  const placed = placedPictures(content);
  const photos = photosToMake(placed);
  const drawings = unique(
    placed.flatMap(({ picture }): Drawing[] => ('illustration' in picture ? [picture] : [])),
    pictureName,
  );
  const total = drawings.length + photos.length;
  const stage = report.stage('Pictures', total);
  // Load the drawing code only if a drawing is missing: a school with photos needs none.
  const draw: Draw = async (request) => {
    const style = await loadDrawingStyle(look.world);
    if (!style) throw new Error('A school without a drawing style asks for a drawing.');
    return style.illustrate(request, colours);
  };
  const codeHash = hashOf((isDrawn(look) ? hashOfFolder('illustrations') : '') + JSON.stringify(colours));
  const pictures = new PictureCache(cache);
  const hashes = createFileHashes(path.join(cache.folder, '../photo-hashes.json'));
  const drawn = await makeDrawings(drawings, draw, codeHash, pictures, stage);
  const developed = await makePhotos(photos, colours.page, contentDir, pictures, hashes, stage);
  if (developed.mistakes.length > 0) throw new ContentError(developed.mistakes);
  const brand = await makeBrandImages(isDrawn(look) ? draw : undefined, colours.page, codeHash, contentDir, cache);

  const made = drawn.made + developed.made;
  stage.end(`${drawn.made} drawn, ${counted(developed.made, 'photo')} developed, ${total - made} unchanged`);
  return {
    manifest: { ...drawn.manifest, ...developed.manifest },
    files: { ...brand, ...drawn.files, ...developed.files },
    made,
    unchanged: total - made,
  };
}

/** @param ground background of pictures that show only the logo */
async function makeBrandImages(
  draw: Draw | undefined,
  ground: string,
  codeHash: string,
  contentDir: string,
  cache: FileCache,
): Promise<SiteFiles> {
  const logo = readLogo(contentDir);
  const hash = hashOf(codeHash + JSON.stringify(decorationDrawings) + (logo ?? ''));
  const pictures = new PictureCache(cache, `${hash.slice(0, 16)}-`);
  const addresses = pictures.facts<string[]>('brand');
  const kept = addresses && pictures.findAll(addresses);
  if (kept) return kept;
  const made = { ...(draw && (await makeDecorations(draw))), ...(await makeIcons(draw, logo, ground)) };
  for (const [address, data] of Object.entries(made)) pictures.add(address, data);
  pictures.addFacts('brand', Object.keys(made));
  return pictures.findAll(Object.keys(made))!;
}

function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}

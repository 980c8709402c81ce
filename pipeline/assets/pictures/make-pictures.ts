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
import { type Draw, makeDecorations, makeDrawing } from './make-drawings';
import { makeIcons } from './make-icons';
import { makePhotos, photosToMake } from './make-photos';

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
  const files: Record<string, string> = {};
  const manifest: PictureManifest = {};
  let drawn = 0;
  for (const drawing of drawings) {
    const name = pictureName(drawing);
    const made = await cache.made(name + codeHash, (write) => makeDrawing(draw, drawing, write));
    Object.assign(files, made.files);
    manifest[name] = made.facts;
    drawn += Number(made.isNew);
    stage.step();
  }
  const developed = await makePhotos(photos, colours.page, contentDir, cache, stage);
  if (developed.mistakes.length > 0) throw new ContentError(developed.mistakes);
  const logo = readLogo(contentDir);
  const sourceOfBrand = JSON.stringify([codeHash, decorationDrawings, logo]);
  const brand = await cache.made(sourceOfBrand, async (write) => {
    if (isDrawn(look)) await makeDecorations(draw, write);
    await makeIcons(isDrawn(look) ? draw : undefined, logo, colours.page, write);
  });

  const made = drawn + developed.made;
  stage.end(`${drawn} drawn, ${counted(developed.made, 'photo')} developed, ${total - made} unchanged`);
  return {
    manifest: { ...manifest, ...developed.manifest },
    files: { ...brand.files, ...files, ...developed.files },
    made,
    unchanged: total - made,
  };
}

function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}

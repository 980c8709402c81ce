import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../model/content-error';
import { decorationDrawings } from '../../model/decorations';
import { pictureManifestFile, pictureName } from '../../model/picture-file';
import type { Drawing } from '../../model/picture';
import { placedPictures } from '../../model/placed-pictures';
import { readSiteContent } from '../../model/site-content';
import { hashOf, hashOfFolder } from '../fingerprint/fingerprint';
import { reportProgress } from '../progress/progress';
import { readJson, writeJson } from './json-file';
import { makeDecorations, makeDrawings } from './make-drawings';
import { makeIcons } from './make-icons';
import { makePhotos, photosToMake, type PicturePaths } from './make-photos';

/**
 * Makes every picture that the content and the house ask for, and notes in `.cache/pictures.json` what was made. What
 * has not changed is left alone; what nothing asks for any more is removed.
 *
 * @throws ContentError that lists every photo that cannot be used
 */
export async function makePictures({
  contentDir = 'content',
  outDir = 'public',
  cacheDir = path.dirname(pictureManifestFile),
}: Partial<PicturePaths> = {}): Promise<{ made: number; unchanged: number }> {
  const paths = { contentDir, outDir, cacheDir };
  // Before the drawing code is read, so that a mistake in the content is told at once.
  const placed = placedPictures(readSiteContent(path.resolve(contentDir)));
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
  const { illustrate } = await import('../../illustrations/illustrate');
  const codeHash = hashOfFolder('illustrations');
  const drawn = await makeDrawings(drawings, illustrate, codeHash, present, paths, progress);
  const developed = await makePhotos(photos, present, paths, progress);
  if (developed.mistakes.length > 0) throw new ContentError(developed.mistakes);

  await makeWhatBelongsToTheHouse(codeHash, paths);
  writeJson(path.join(cacheDir, path.basename(pictureManifestFile)), { ...drawn.manifest, ...developed.manifest });
  const wanted = new Set([...drawn.addresses, ...developed.addresses].map((address) => path.basename(address)));
  for (const file of present) if (!wanted.has(file)) rmSync(path.join(folder, file), { recursive: true });

  const made = drawn.made + developed.made;
  progress.end(`${drawn.made} drawn, ${developed.made} photos developed, ${total - made} unchanged`);
  return { made, unchanged: total - made };
}

async function makeWhatBelongsToTheHouse(codeHash: string, { outDir, cacheDir }: PicturePaths): Promise<void> {
  const { illustrate } = await import('../../illustrations/illustrate');
  const cacheFile = path.join(cacheDir, 'house-pictures.json');
  const folder = path.join(outDir, 'decorations');
  const hash = hashOf(codeHash + JSON.stringify(decorationDrawings));
  if (existsSync(path.join(outDir, 'social.png')) && existsSync(folder) && readJson<string>(cacheFile) === hash) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  makeDecorations(illustrate, outDir);
  await makeIcons(illustrate, outDir);
  writeJson(cacheFile, hash);
}

function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}

import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ContentMistake } from '../../../model/mistakes/words/content-error';
import { placeInContent } from '../../../model/mistakes/places/content-place';
import { pathOnDisk } from '../../../model/reading/folder-files';
import { type PictureManifest, pictureName } from '../../../model/projections/pictures/picture-file';
import { type Photo } from '../../../model/concepts/picture';
import { framesOf } from '../../../model/concepts/picture-frames';
import type { PlacedPicture } from '../../../model/projections/pictures/placed-pictures';
import type { Stage } from '../../build/report';
import type { FileCache } from '../file-cache';
import { hashOf } from '../fingerprint';
import type { SiteFiles } from '../site-files';
import { developPhoto } from './develop-photo';
import { PhotoProblem } from './photo-problem';
import { cutsOf, minSize, opensLarge, photoStem } from './photo-recipe';

interface MadePhotos {
  manifest: PictureManifest;
  /** New and unchanged files. */
  files: SiteFiles;
  made: number;
  mistakes: ContentMistake[];
}

/** Groups the places that show the same crop of a photo, so that each photo is read once. */
export function photosToMake(placed: readonly PlacedPicture[]): PlacedPicture<Photo>[][] {
  const groups = new Map<string, PlacedPicture<Photo>[]>();
  for (const { picture, ...place } of placed) {
    if (!('photo' in picture)) continue;
    const key = `${picture.photo} ${picture.keep ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), { picture, ...place }]);
  }
  return [...groups.values()];
}

/**
 * Makes the missing photo files. Skips photos whose bytes, places and recipe are unchanged.
 *
 * @param behind background for transparent pixels, `#rrggbb`
 */
export async function makePhotos(
  groups: readonly PlacedPicture<Photo>[][],
  behind: string,
  contentDir: string,
  cache: FileCache,
  stage: Pick<Stage, 'step'>,
): Promise<MadePhotos> {
  const result: MadePhotos = { manifest: {}, files: {}, made: 0, mistakes: [] };
  await pLimit(availableParallelism()).map(groups, async (group) => {
    const [{ picture, file, at }] = group as [PlacedPicture<Photo>];
    const source = pathOnDisk(path.join(contentDir, 'photos'), picture.photo);
    const slots = [...new Set(group.map((each) => each.picture.slot))].sort();
    const stem = photoStem(picture, await hashOfPhoto(source, cache), behind);
    try {
      const { files, facts, isNew } = await cache.made(`${stem} ${slots.join(' ')}`, async (write) => {
        const bytes = await readFile(source);
        const cuts = cutsOf(stem, slots);
        return developPhoto({ bytes, cuts, keep: picture.keep, minSize: minSize(slots), behind, write });
      });
      result.made += Number(isNew);
      Object.assign(result.files, files);
      for (const slot of slots)
        result.manifest[pictureName({ ...picture, slot })] = {
          colour: facts.colour,
          files: framesOf(slot).map(() => stem),
          ...(opensLarge(slot) && { large: facts.large }),
        };
    } catch (problem) {
      if (!(problem instanceof PhotoProblem)) throw problem;
      result.mistakes.push({ ...placeInContent(contentDir, file, [...at, 'photo']), ...problem.mistake });
    }
    stage.step();
  });
  return result;
}

/** As git does, we take a photo for unchanged by its size and time: a school’s photos take gigabytes, and most builds need none. */
async function hashOfPhoto(file: string, cache: FileCache): Promise<string> {
  const { size, mtimeMs } = statSync(file);
  const { facts } = await cache.made(`photo ${path.resolve(file)} ${size} ${mtimeMs}`, () =>
    Promise.resolve(hashOf(readFileSync(file))),
  );
  return facts;
}

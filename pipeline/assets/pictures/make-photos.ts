import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ContentMistake } from '../../../model/mistakes/words/content-error';
import { placeInContent } from '../../../model/mistakes/places/content-place';
import { pathOnDisk } from '../../../model/reading/folder-files';
import { type MadePicture, type PictureManifest, pictureName } from '../../../model/projections/pictures/picture-file';
import { type Photo } from '../../../model/concepts/picture';
import { framesOf, type PictureSlot } from '../../../model/concepts/picture-frames';
import type { PlacedPicture } from '../../../model/projections/pictures/placed-pictures';
import type { Stage } from '../../build/report';
import type { SiteFiles } from '../site-files';
import { developPhoto } from './develop-photo';
import type { FileHashes } from './file-hashes';
import { PhotoProblem } from './photo-problem';
import { cutsOf, leastSize, opensLarge, photoStem } from './photo-recipe';
import type { PictureCache } from './picture-cache';

export interface MadePictures {
  manifest: PictureManifest;
  /** New and unchanged files. */
  files: SiteFiles;
  made: number;
  mistakes: ContentMistake[];
}

type Facts = Pick<MadePicture, 'colour' | 'large'>;

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
 * Makes the missing photo files. Skips photos whose bytes and recipe are unchanged.
 *
 * @param behind background for transparent pixels, `#rrggbb`
 */
export async function makePhotos(
  groups: readonly PlacedPicture<Photo>[][],
  behind: string,
  contentDir: string,
  cache: PictureCache,
  hashes: FileHashes,
  stage: Pick<Stage, 'step'>,
): Promise<MadePictures> {
  const files: Record<string, string> = {};
  const result: MadePictures = { manifest: {}, files, made: 0, mistakes: [] };

  await pLimit(availableParallelism()).map(groups, async (group) => {
    const [{ picture, file, at }] = group as [PlacedPicture<Photo>];
    const source = pathOnDisk(path.join(contentDir, 'photos'), picture.photo);
    const slots = [...new Set(group.map((each) => each.picture.slot))];
    const stem = photoStem(picture, await hashes.hashOf(source), behind);
    const cuts = cutsOf(stem, slots);
    const factsName = path.basename(stem);
    let facts = cache.facts<Facts>(factsName);
    const missing = facts ? cuts.filter(({ address }) => !cache.findAll([address])) : cuts;
    try {
      if (missing.length > 0) {
        const bytes = await readFile(source);
        const options = { bytes, cuts: missing, keep: picture.keep, least: leastSize(slots), behind };
        const { colour, large } = await developPhoto({
          ...options,
          write: (address, data) => cache.add(address, data),
        });
        facts = { colour, large: large ?? facts?.large };
        cache.addFacts(factsName, facts);
        result.made += 1;
      }
      Object.assign(files, cache.findAll(cuts.map(({ address }) => address)));
      for (const slot of slots) {
        result.manifest[pictureName({ ...picture, slot })] = madePicture(stem, slot, facts);
      }
    } catch (problem) {
      if (!(problem instanceof PhotoProblem)) throw problem;
      result.mistakes.push({ ...placeInContent(contentDir, file, [...at, 'photo']), ...problem.mistake });
    }
    stage.step();
  });

  hashes.save();
  return result;
}

function madePicture(stem: string, slot: PictureSlot, facts: Facts | undefined): MadePicture {
  return {
    colour: facts?.colour ?? '',
    files: framesOf(slot).map(() => stem),
    ...(opensLarge(slot) && { large: facts?.large }),
  };
}

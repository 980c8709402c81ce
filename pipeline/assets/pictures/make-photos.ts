import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { BrokenRule, ContentMistake } from '../../../model/mistakes/words/content-error';
import { placeInContent } from '../../../model/mistakes/places/content-place';
import { pathOnDisk } from '../../../model/reading/folder-files';
import { type MadePicture, type PictureManifest, pictureName } from '../../../model/projections/pictures/picture-file';
import { type Photo } from '../../../model/concepts/picture';
import { framesOf, type PictureSlot } from '../../../model/concepts/picture-frames';
import type { PlacedPicture } from '../../../model/projections/pictures/placed-pictures';
import type { reportProgress } from '../../build/progress';
import { developPhoto } from './develop-photo';
import { createFileHashes } from './file-hashes';
import { readJsonFile, writeJsonFile } from './json-file';
import { PhotoProblem } from './photo-problem';
import { cutsOf, leastSize, opensLarge, photoStem } from './photo-recipe';

export interface PicturePaths {
  contentDir: string;
  outDir: string;
  cacheDir: string;
}

export interface MadePictures {
  manifest: PictureManifest;
  /** Addresses of new and unchanged files. */
  addresses: string[];
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
 * @param present names of the files in `public/pictures/`
 * @param behind background for transparent pixels, `#rrggbb`
 */
export async function makePhotos(
  groups: readonly PlacedPicture<Photo>[][],
  present: ReadonlySet<string>,
  behind: string,
  { contentDir, outDir, cacheDir }: PicturePaths,
  progress: Pick<ReturnType<typeof reportProgress>, 'step'>,
): Promise<MadePictures> {
  const factsFile = path.join(cacheDir, 'photos.json');
  const factsBefore = readJsonFile<Record<string, Facts>>(factsFile) ?? {};
  const facts: Record<string, Facts> = {};
  const hashes = createFileHashes(path.join(cacheDir, 'photo-hashes.json'));
  const result: MadePictures = { manifest: {}, addresses: [], made: 0, mistakes: [] };

  await pLimit(availableParallelism()).map(groups, async (group) => {
    const [{ picture, file, at }] = group as [PlacedPicture<Photo>];
    const source = pathOnDisk(path.join(contentDir, 'photos'), picture.photo);
    const slots = [...new Set(group.map((each) => each.picture.slot))];
    const stem = photoStem(picture, await hashes.hashOf(source), behind);
    const cuts = cutsOf(stem, slots);
    const known = factsBefore[stem];
    const missing = known ? cuts.filter(({ address }) => !present.has(path.basename(address))) : cuts;
    try {
      if (known) facts[stem] = known;
      if (missing.length > 0) {
        const bytes = await readFile(source);
        const options = { bytes, cuts: missing, keep: picture.keep, least: leastSize(slots), behind, outDir };
        const { colour, large } = await developPhoto(options);
        facts[stem] = { colour, large: large ?? known?.large };
        result.made += 1;
        // If a long build is interrupted, the next one continues from here.
        if (result.made % 50 === 0) writeJsonFile(factsFile, { ...factsBefore, ...facts });
      }
      result.addresses.push(...cuts.map(({ address }) => address));
      for (const slot of slots) {
        result.manifest[pictureName({ ...picture, slot })] = madePicture(stem, slot, facts[stem]);
      }
    } catch (problem) {
      if (!(problem instanceof PhotoProblem)) throw problem;
      const where = placeInContent(contentDir, file, [...at, 'photo']);
      const { rule, values } = problem.mistake;
      const mistake = { rule, values: { ...values, photo: picture.photo } } as BrokenRule;
      result.mistakes.push({ ...where, ...mistake });
    }
    progress.step();
  });

  writeJsonFile(factsFile, facts);
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

import path from 'node:path';
import type { PlacedMistake, ReportMistake } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { photoEndings } from '../concepts/picture';
import { slug } from '../concepts/record';
import { kindOfScreen } from '../concepts/registry';
import { placedPictures } from '../projections/pictures/placed-pictures';
import type { SiteContent } from '../concepts/site-content';

/** Reports photos that the content does not use: they would be published with the project. */
export function checkPhotoFiles(
  content: Pick<SiteContent, 'files'>,
  files: readonly string[],
  error: ReportMistake,
): void {
  const named = new Set(placedPictures(content).flatMap(({ picture }) => ('photo' in picture ? picture.photo : [])));
  // `checkFields` reports a misspelt name, and its file is not unused as well.
  for (const name of [...named].filter((each) => !files.includes(each))) named.add(nearestName(name, files) ?? name);
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const gallery = content.files.find(({ kind }) => kind === kindOfScreen('albums'))?.file;
  for (const [folder, inFolder] of folders) {
    const unnamed = inFolder.filter((file) => !named.has(file));
    const photos = unnamed.filter((file) => photoEndings.test(file));
    const isAlbum = gallery && folder !== '.' && photos.length > 1 && unnamed.length === inFolder.length;
    if (isAlbum) error(albumWithoutEntry(folder, photos.length, gallery));
    for (const file of unnamed) {
      const isPicture = photoEndings.test(file);
      if (!isAlbum || !isPicture)
        error({ file: `photos/${file}`, rule: 'unused-photo', values: { photo: file, isPicture } });
    }
  }
}

/** One message for a new folder of photos. */
function albumWithoutEntry(folder: string, count: number, screen: string): PlacedMistake {
  const words = path.posix
    .basename(folder)
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);
  const id = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '');
  const title = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  const known = slug.safeParse(id).success ? id : undefined;
  return {
    file: `photos/${folder}`,
    rule: 'folder-without-album',
    values: { folder, count, screen, id: known, title },
  };
}

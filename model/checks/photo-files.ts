import path from 'node:path';
import type { ReportMistake } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { photoEndings } from '../concepts/picture';
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
  const hasAlbums = content.files.some(({ kind }) => kind === kindOfScreen('albums'));
  for (const [folder, inFolder] of folders) {
    const unnamed = inFolder.filter((file) => !named.has(file));
    const photos = unnamed.filter((file) => photoEndings.test(file));
    const isAlbum = hasAlbums && folder !== '.' && photos.length > 1 && unnamed.length === inFolder.length;
    // One message for a new folder of photos.
    if (isAlbum)
      error({ file: `photos/${folder}`, rule: 'folder-without-album', values: { folder, count: photos.length } });
    for (const file of unnamed) {
      const isPicture = photoEndings.test(file);
      if (!isAlbum || !isPicture)
        error({ file: `photos/${file}`, rule: 'unused-photo', values: { photo: file, isPicture } });
    }
  }
}

import path from 'node:path';
import type { PlacedMistake, ReportMistake } from '../mistakes/words/content-error';
import { nearestName } from '../mistakes/spelling/nearest-name';
import { photoEndings } from '../concepts/picture';
import { slug } from '../concepts/record';
import { kindOfScreen } from '../concepts/registry';
import { placedPictures } from '../projections/pictures/placed-pictures';
import type { SiteContent } from '../concepts/site-content';

/** Reports photos without a file, and files that the content does not use: they would be published with the project. */
export function checkPhotoFiles(
  content: Pick<SiteContent, 'files'>,
  files: readonly string[],
  error: ReportMistake,
): void {
  const present = new Set(files);
  const named = new Set<string>();
  for (const { picture, file, at } of placedPictures(content)) {
    if (!('photo' in picture) || named.has(picture.photo)) continue;
    named.add(picture.photo);
    if (present.has(picture.photo)) continue;
    const near = nearestName(picture.photo, files);
    // Don’t report the file with the similar name as unused as well: it is the same mistake.
    if (near) named.add(near);
    error({
      file,
      at: [...at, 'photo'],
      expected: 'a photo in content/photos/',
      found: `“${picture.photo}”, and no such file`,
      advice: near
        ? `Did you mean “${near}”? Capital and small letters count.`
        : 'Put the photo there, or write the name of one that is there.',
    });
  }
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
    for (const file of unnamed) if (!isAlbum || !photoEndings.test(file)) error(unregistered(file));
  }
}

/** One message for a new folder of photos, with the lines that make it an album. */
function albumWithoutEntry(folder: string, count: number, gallery: string): PlacedMistake {
  const words = path.posix
    .basename(folder)
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean);
  const id = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '');
  const title = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return {
    file: `photos/${folder}`,
    expected: 'an album for the photos of this folder',
    found: `${count} photos that no content file names`,
    advice: [
      `Add these four lines to content/${gallery}, the hyphen below those of the other albums; or move the folder out of content/photos/.`,
      `  - id: ${slug.safeParse(id).success ? id : 'name-of-the-album'}`,
      `    title: ${title}`,
      `    folder: ${folder}`,
      `    alt: ${title}`,
    ].join('\n'),
  };
}

function unregistered(file: string): PlacedMistake {
  if (!photoEndings.test(file)) {
    return {
      file: `photos/${file}`,
      expected: 'only pictures (.jpg, .heic, .png, .webp, .avif, .tif, .svg) in content/photos/',
      found: 'another kind of file',
      advice: 'Move it out of content/photos/.',
    };
  }
  return {
    file: `photos/${file}`,
    expected: 'a photo that a content file shows',
    found: 'a photo that none of them names',
    advice: `Write “photo: ${file}” where it belongs, or move the file out of content/photos/.`,
  };
}

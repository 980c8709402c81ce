import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Complaint } from './content-file';
import { nearestName } from './nearest-name';
import { photoEndings } from './picture';
import { placedPictures } from './placed-pictures';
import type { SiteContent } from './site-content';

/** What cameras, phones and operating systems leave in folders, and notes of the office. */
const NOT_CONTENT = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX\/.*|[^/]+\.(md|txt))$/i;

/** Files in `content/photos/`, as content names them, in the order of a person who counts: 2.jpg before 10.jpg. */
export function photoFiles(contentDir: string): string[] {
  const folder = path.join(contentDir, 'photos');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !NOT_CONTENT.test(file))
    .sort(new Intl.Collator('en', { numeric: true }).compare);
}

/**
 * Every photo that the content names is there; and every photo that is there is named: one that is not would travel
 * with every copy of the project without anybody’s having decided to show it.
 */
export function checkPhotoFiles(
  content: Pick<SiteContent, 'staff' | 'screens'>,
  files: readonly string[],
  complain: (complaint: Complaint) => void,
): void {
  const present = new Set(files);
  const named = new Set<string>();
  for (const { picture, file, at } of placedPictures(content)) {
    if (!('photo' in picture) || named.has(picture.photo)) continue;
    named.add(picture.photo);
    if (present.has(picture.photo)) continue;
    const near = nearestName(picture.photo, files);
    // One slip, one message.
    if (near) named.add(near);
    complain({
      file,
      at: [...at, 'photo'],
      expected: 'a photo in content/photos/',
      found: `“${picture.photo}”, and no such file`,
      advice: near
        ? `Did you mean “${near}”? Capital and small letters count.`
        : 'Put the photo there, or write the name of one that is there.',
    });
  }
  for (const file of files) if (!named.has(file)) complain(unregistered(file));
}

function unregistered(file: string): Complaint {
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

import { readFileSync } from 'node:fs';
import type { Picture } from '../model/picture';
import { pictureFrames } from '../model/picture';
import { pictureFile, pictureManifestFile } from '../model/picture-file';
import type { PictureSource } from './components/picture/picture';

let descriptions: Record<string, string> | undefined;

/** What an `<img>` needs to show a picture of the content. The files were made before the build by `tools/pictures`. */
export function pictureSource(picture: Picture): PictureSource {
  const [frame, phoneFrame] = pictureFrames[picture.place];
  const src = pictureFile(picture, frame);
  return {
    src,
    ...frame,
    alt: picture.alt ?? descriptionOf(src),
    phone: phoneFrame && { src: pictureFile(picture, phoneFrame), ...phoneFrame },
  };
}

function descriptionOf(src: string): string {
  descriptions ??= JSON.parse(readFileSync(pictureManifestFile, 'utf8')) as Record<string, string>;
  const description = descriptions[src];
  if (!description) throw new Error(`No picture was made for ${src}. Run “npm run pictures”.`);
  return description;
}

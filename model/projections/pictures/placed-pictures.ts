import type { ContentPath } from '../../concepts/fields';
import type { PictureContent, WrittenPicture } from '../../concepts/picture';
import { fieldsOfFiles } from '../../concepts/registry';
import type { SiteContent } from '../../concepts/site-content';

export interface PlacedPicture<Kind extends PictureContent = PictureContent> {
  picture: Kind;
  /** File below `content/`. */
  file: string;
  at: ContentPath;
}

/** Every picture in the content. */
export function placedPictures({ files }: Pick<SiteContent, 'files'>): PlacedPicture[] {
  return fieldsOfFiles(files).flatMap(({ picture: slot, value, file, at }) =>
    slot ? [{ picture: { ...(value as WrittenPicture), slot }, file, at }] : [],
  );
}

import type { ContentPath } from '../../concepts/fields';
import type { PictureContent, WrittenPicture } from '../../concepts/picture';
import { fieldsOfFile } from '../../concepts/registry';
import type { SiteContent } from '../../concepts/site-content';

export interface PlacedPicture<Kind extends PictureContent = PictureContent> {
  picture: Kind;
  /** File below `content/`. */
  file: string;
  at: ContentPath;
}

/** Every picture in the content. */
export function placedPictures({ files }: Pick<SiteContent, 'files'>): PlacedPicture[] {
  return files.flatMap((read) =>
    fieldsOfFile(read).flatMap(({ picture: slot, value, at }) =>
      slot ? [{ picture: { ...(value as WrittenPicture), slot }, file: read.file, at }] : [],
    ),
  );
}

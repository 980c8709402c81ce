import type { ContentPath } from './content-place';
import type { Picture } from './picture';
import { screenFile } from './screen-files';
import type { SiteContent } from './site-content';

/** A picture and where the content asks for it. */
export interface PlacedPicture<Kind extends Picture = Picture> {
  picture: Kind;
  /** File below `content/`. */
  file: string;
  at: ContentPath;
}

/** Every picture that the content asks for, wherever it stands: a picture is what has a `place`. */
export function placedPictures({ staff, screens }: Pick<SiteContent, 'staff' | 'screens'>): PlacedPicture[] {
  return [
    ...picturesBelow({ staff }).map((found) => ({ file: 'facts/staff.yaml', ...found })),
    ...screens.flatMap((screen) => picturesBelow(screen.data).map((found) => ({ file: screenFile(screen), ...found }))),
  ];
}

function picturesBelow(value: unknown, at: ContentPath = []): Omit<PlacedPicture, 'file'>[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => picturesBelow(each, [...at, index]));
  if (value === null || typeof value !== 'object') return [];
  if ('place' in value && ('illustration' in value || 'photo' in value)) return [{ picture: value as Picture, at }];
  return Object.entries(value).flatMap(([key, each]) => picturesBelow(each, [...at, key]));
}

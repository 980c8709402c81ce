import { href } from '../../href';
import { useIslandAddress } from '../../islands/island';
import { Picture } from '../picture/picture';
import type { ViewedPhoto } from './photo';
import { PHOTO_HASH } from './photo-hash';
import styles from './photo-list.module.css';

interface PhotoListProps {
  photos: readonly ViewedPhoto[];
  /** How many of the first photos are in the first view. */
  inFirstView?: number;
  /** How wide the thumbnails stand, where it is not as usual. */
  sizes?: string;
  /** Whether what a photo shows stands below it where it has no caption. */
  describesAll?: boolean;
  /** What the address of an open photo begins with; each list of a page has its own. */
  hash?: string;
  className?: string;
}

/**
 * Thumbnails that open large: `photo-list.island.ts` reads from the links what to open. Without scripts each leads to
 * the picture itself.
 */
export function PhotoList({
  photos,
  inFirstView = 0,
  sizes,
  describesAll = false,
  hash = PHOTO_HASH,
  className,
}: PhotoListProps) {
  return (
    <ul className={className} data-island={useIslandAddress('photo-list')} data-wakes-at={hash}>
      {photos.map((photo, index) => (
        <li key={index}>
          <a
            className={styles.photo}
            href={href(photo.large.src)}
            data-waits=""
            data-width={photo.large.width}
            data-height={photo.large.height}
          >
            <Picture picture={photo} load={index < inFirstView ? 'now' : 'later'} sizes={sizes} />
            {photo.caption ? (
              <span data-caption="">{photo.caption}</span>
            ) : (
              // A screen reader has read it with the picture.
              describesAll && <span aria-hidden="true">{photo.alt}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

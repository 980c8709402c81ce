import { href } from '../../href';
import { useIslandAddress } from '../../islands/island';
import { Picture, type PictureSource } from '../picture/picture';
import styles from './photo-list.module.css';

/** A picture that opens large. */
export interface ViewedPhoto extends PictureSource {
  /** The uncropped SVG of a drawing, or JPEG of a photo beside AVIF and WebP of the same name; its size in pixels. */
  large: { src: string; width: number; height: number };
  /** Below the thumbnail and the large photo. */
  caption?: string;
}

interface PhotoListProps {
  photos: readonly ViewedPhoto[];
  /** How many photos are in the first view. */
  inFirstView?: number;
  /** `sizes` of the thumbnails, if not the usual. */
  sizes?: string;
  /** Whether photos without a caption show their description. */
  describesAll?: boolean;
  /** Prefix of the fragment of an open photo; unique on the page. */
  hash?: string;
  className?: string;
}

/** Thumbnails that open in the viewer (`photo-list.island.ts`); without JavaScript, they link to the picture. */
export function PhotoList({
  photos,
  inFirstView = 0,
  sizes,
  describesAll = false,
  hash = '#photo/',
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
              // Screen readers have read it with the picture.
              describesAll && <span aria-hidden="true">{photo.alt}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { href } from '../../href';
import { useIslandAddress } from '../../islands/island';
import { Picture, type PictureSource } from '../picture/picture';
import styles from './photo-list.module.css';

/** A picture that opens large. */
export interface ViewedPhoto extends PictureSource {
  /** The uncropped picture and its size in pixels: the SVG of a drawing, or the JPEG of a photo, with AVIF and WebP files of the same name. */
  large: { src: string; width: number; height: number };
  /** Text below the thumbnail and the large photo. */
  caption?: string;
}

interface PhotoListProps {
  photos: readonly ViewedPhoto[];
  /** How many photos are in the first view. */
  inFirstView?: number;
  /** Overrides the `sizes` attribute of the thumbnails. */
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
              // Hidden from screen readers, which read the same text with the picture.
              describesAll && <span aria-hidden="true">{photo.alt}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

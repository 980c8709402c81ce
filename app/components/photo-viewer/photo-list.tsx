import { type MouseEvent, useRef } from 'react';
import { Picture } from '../picture/picture';
import type { Photo } from './photo';
import { usePhotoOfAddress } from './use-photo-of-address';

interface PhotoListProps {
  photos: readonly Photo[];
  /** How many of the first photos are in the first view. */
  inFirstView?: number;
  /** How wide the thumbnails stand, where it is not as usual. */
  sizes?: string;
  className?: string;
  linkClassName?: string;
}

/** Thumbnails that open large. Without scripts each leads to the picture itself. */
export function PhotoList({ photos, inFirstView = 0, sizes, className, linkClassName }: PhotoListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const openPhoto = usePhotoOfAddress(photos, listRef);
  return (
    <ul ref={listRef} className={className}>
      {photos.map((photo, index) => (
        <li key={index}>
          <a
            className={linkClassName}
            href={photo.large.src}
            data-waits=""
            onClick={(event) => {
              if (wantsNewTab(event)) return;
              event.preventDefault();
              openPhoto(index);
            }}
          >
            <Picture picture={photo} load={index < inFirstView ? 'now' : 'later'} sizes={sizes} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function wantsNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

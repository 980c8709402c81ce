import { Dialog } from '../../components/dialog/dialog';
import type { ViewedPhoto } from '../../components/photo-viewer/photo';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import styles from './albums.module.css';

interface AlbumDialogProps {
  title: string;
  photos: readonly ViewedPhoto[];
  /** Address of the gallery, where a closed album leads. */
  galleryPath: string;
}

/** All photos of an album. It is open as long as the address names it. */
export function AlbumDialog({ title, photos, galleryPath }: AlbumDialogProps) {
  return (
    <Dialog id="album" title={title} size="wide" exitAddress={galleryPath}>
      <PhotoList photos={photos} describesAll sizes="(min-width: 48rem) 27rem, 90vw" className={styles.photos} />
    </Dialog>
  );
}

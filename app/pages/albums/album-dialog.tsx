import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../components/dialog/dialog';
import type { Photo } from '../../components/photo-viewer/photo';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import styles from './albums.module.css';

/** State of the history entry that a click on a card made: closing the album takes that step back. */
export const OPENED_HERE = { albumOpenedHere: true };

interface AlbumDialogProps {
  title: string;
  photos: readonly Photo[];
  /** Address of the gallery, where a closed album leads. */
  galleryPath: string;
}

/** All photos of an album. It is open as long as the address names it. */
export function AlbumDialog({ title, photos, galleryPath }: AlbumDialogProps) {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof OPENED_HERE> | null;
  const leave = () =>
    void (state?.albumOpenedHere ? navigate(-1) : navigate(galleryPath, { replace: true, preventScrollReset: true }));
  return (
    <Dialog id="album" title={title} size="wide" exitHref={galleryPath} onClosed={leave}>
      <PhotoList photos={photos} sizes="(min-width: 48rem) 27rem, 90vw" className={styles.photos} />
    </Dialog>
  );
}

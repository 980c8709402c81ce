import { Link } from 'react-router';
import { Dialog } from '../../components/dialog/dialog';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { photoSource, pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { Route } from './+types/albums';
import styles from './albums.module.css';
import { OPENED_HERE, useAlbumOfAddress } from './use-album-of-address';

export function loader({ url }: Route.LoaderArgs) {
  const { title, description, intro, albums } = screenAt(url, 'albums').data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro),
    albums: albums.map(({ id, title: albumTitle, photoCountLabel, cover, pictures }) => ({
      id,
      title: albumTitle,
      photoCountLabel,
      cover: pictureSource(cover),
      photos: pictures.map(photoSource),
    })),
  };
}

const CARDS = 'albums';

/**
 * Album cards, each of which opens its album in a dialog. The open album is the fragment of the address, so that an
 * album can be linked to and Back closes it.
 */
export default function AlbumsPage({ loaderData }: Route.ComponentProps) {
  const { title, description, introHtml, albums } = loaderData;
  const closeAlbum = useAlbumOfAddress(albums.map(({ id }) => id));
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        <ul className={styles.cards} id={CARDS}>
          {albums.map((album, index) => (
            <li key={album.id}>
              <Link className={styles.card} to={{ hash: album.id }} state={OPENED_HERE} preventScrollReset>
                <Picture picture={{ ...album.cover, alt: '' }} load={index < 2 ? 'now' : 'later'} />
                <h2>{album.title}</h2>
                <span className={styles.count}>{album.photoCountLabel}</span>
              </Link>
            </li>
          ))}
        </ul>
        {introHtml && <Prose html={introHtml} />}
      </div>
      {albums.map(({ id, title: albumTitle, photos }) => (
        <Dialog key={id} id={id} title={albumTitle} size="wide" exitHash={CARDS} onClosed={() => closeAlbum(id)}>
          <PhotoList
            name={id}
            photos={photos}
            closedHash={id}
            sizes="(min-width: 48rem) 27rem, 90vw"
            className={styles.photos}
          />
        </Dialog>
      ))}
    </>
  );
}

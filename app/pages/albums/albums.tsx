import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeDialog, Dialog, showDialog } from '../../components/dialog/dialog';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { Route } from './+types/albums';
import styles from './albums.module.css';

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
      pictures: pictures.map(pictureSource),
    })),
  };
}

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
        <ul className={styles.cards}>
          {albums.map((album, index) => (
            <li key={album.id}>
              <a className={styles.card} href={`#${album.id}`}>
                <Picture picture={{ ...album.cover, alt: '' }} load={index < 2 ? 'now' : 'later'} />
                <h2>{album.title}</h2>
                <span className={styles.count}>{album.photoCountLabel}</span>
              </a>
            </li>
          ))}
        </ul>
        {introHtml && <Prose html={introHtml} />}
      </div>
      {albums.map((album) => (
        <Dialog key={album.id} id={album.id} title={album.title} size="wide" onClosed={() => closeAlbum(album.id)}>
          <ul className={styles.photos}>
            {album.pictures.map((picture) => (
              <li key={picture.src}>
                <a href={picture.src}>
                  <Picture picture={picture} />
                </a>
              </li>
            ))}
          </ul>
        </Dialog>
      ))}
    </>
  );
}

/** Keeps the open dialog and the fragment of the address the same. Returns what to do when a dialog has closed. */
function useAlbumOfAddress(ids: readonly string[]) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const wanted = hash.slice(1);

  useEffect(() => {
    for (const id of ids) {
      if (id === wanted) showDialog(id);
      else closeDialog(id);
    }
    // `key` changes with every navigation, also to the same fragment again.
  }, [ids, wanted, key]);

  return (id: string) => {
    if (wanted !== id) return;
    // The step that opened the album is taken back; an album that was opened by its link has no such step.
    const openedHere = (window.history.state as { idx?: number } | null)?.idx;
    void (openedHere ? navigate(-1) : navigate({ hash: '' }, { replace: true, preventScrollReset: true }));
  };
}

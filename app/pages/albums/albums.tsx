import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Link } from '../../components/link/link';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { pageAt, screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { photoSource, pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { Route } from './+types/albums';
import { AlbumDialog, OPENED_HERE } from './album-dialog';
import styles from './albums.module.css';

export function loader({ url, params }: Route.LoaderArgs) {
  const galleryPath = params.album ? url.pathname.slice(0, -`/${params.album}`.length) : url.pathname;
  const { title, description, intro, albums } = screenAt({ pathname: galleryPath }, 'albums').data;
  const open = albums.find(({ id }) => id === params.album);
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro),
    galleryPath,
    albums: albums.map(({ id, title: albumTitle, photoCountLabel, cover }) => ({
      path: `${galleryPath}/${id}`,
      title: albumTitle,
      photoCountLabel,
      cover: pictureSource(cover),
    })),
    open: open && { page: pageAt(url), title: open.title, photos: open.pictures.map(photoSource) },
  };
}

/** A closed album leaves the gallery, which is there already: it closes at once, and without a connection too. */
export function shouldRevalidate({ nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return nextParams.album !== undefined && defaultShouldRevalidate;
}

/**
 * Album cards, each of which opens its album in a dialog. An album has an address of its own, so that it can be linked
 * to, Back closes it, and the gallery’s page does not carry the photos of all albums.
 */
export default function AlbumsPage({ loaderData, params }: Route.ComponentProps) {
  const { title, description, introHtml, galleryPath, albums } = loaderData;
  const open = params.album ? loaderData.open : undefined;
  return (
    <>
      <ScreenHead title={title} pageTitle={open?.page.title} description={open?.page.description ?? description} />
      <div className={page.sheet}>
        <ul className={styles.cards}>
          {albums.map((album, index) => (
            <li key={album.path}>
              <Link className={styles.card} to={album.path} state={OPENED_HERE} preventScrollReset>
                <Picture picture={{ ...album.cover, alt: '' }} load={index < 2 ? 'now' : 'later'} />
                <h2>{album.title}</h2>
                <span className={styles.count}>{album.photoCountLabel}</span>
              </Link>
            </li>
          ))}
        </ul>
        {introHtml && <Prose html={introHtml} />}
      </div>
      {open && <AlbumDialog key={params.album} title={open.title} photos={open.photos} galleryPath={galleryPath} />}
    </>
  );
}

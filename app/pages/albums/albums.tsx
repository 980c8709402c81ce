import type { LoaderFunctionArgs } from 'react-router';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { contentAt, pageAt, screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { photoSource, pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import { AlbumDialog } from './album-dialog';
import script from './albums-script.ts?inline-script';
import styles from './albums.module.css';

export function loader({ url, params }: LoaderFunctionArgs) {
  const galleryPath = params.album ? url.pathname.slice(0, -`/${params.album}`.length) : url.pathname;
  const content = contentAt(url);
  const { title, description, intro, albums } = screenAt({ pathname: galleryPath }, 'albums').data;
  const open = albums.find(({ id }) => id === params.album);
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro, content),
    galleryPath,
    albums: albums.map(({ id, title: albumTitle, photoCountLabel, cover }) => ({
      path: `${galleryPath}/${id}`,
      title: albumTitle,
      photoCountLabel,
      cover: pictureSource(cover, 'cover'),
    })),
    open: open && {
      page: pageAt(url),
      title: open.title,
      photos: open.pictures.map((picture) => photoSource(picture, 'gallery')),
    },
  };
}

/**
 * Album cards, each of which opens its album in a dialog. An album has an address of its own, so that it can be linked
 * to, Back closes it, and the gallery’s page does not carry the photos of all albums.
 */
export default function AlbumsPage({ loaderData }: PageProps<typeof loader>) {
  const { title, description, introHtml, galleryPath, albums, open } = loaderData;
  return (
    <>
      <ScreenHead title={title} pageTitle={open?.page.title} description={open?.page.description ?? description} />
      <div className={page.sheet}>
        {albums.length > 0 && (
          <ul className={styles.cards}>
            {albums.map((album, index) => (
              <li key={album.path}>
                <a className={styles.card} href={album.path}>
                  <Picture picture={{ ...album.cover, alt: '' }} load={index < 2 ? 'now' : 'later'} />
                  <h2>{album.title}</h2>
                  <span className={styles.count}>{album.photoCountLabel}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {introHtml && <Prose html={introHtml} />}
      </div>
      {open && <AlbumDialog title={open.title} photos={open.photos} galleryPath={galleryPath} />}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

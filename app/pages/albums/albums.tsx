import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { toHtmlIfAny } from '../../markdown';
import { href } from '../../href';
import { ScreenHead } from '../../shell/screen-head';
import cards from '../cards.module.css';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { AlbumDialog } from './album-dialog';
import script from './albums-script.ts?inline-script';
import styles from './albums.module.css';

/**
 * Album cards, each of which opens its album in a dialog. An album has an address of its own, so that it can be linked
 * to, Back closes it, and the gallery’s page does not carry the photos of all albums.
 */
export function AlbumsPage({ screen, content, page: { subpage, ...at }, pictures }: PageProps<'albums'>) {
  const { title, description, intro, albums } = screen.data;
  const introHtml = toHtmlIfAny(intro, content);
  const open = albums.find(({ id }) => id === subpage);
  return (
    <>
      <ScreenHead title={title} pageTitle={open && at.title} description={open ? at.description : description} />
      <div className={open ? `${page.sheet} no-print` : page.sheet}>
        {introHtml && <Prose html={introHtml} />}
        {albums.length > 0 && (
          <ul className={`${cards.cards} ${styles.cards}`}>
            {albums.map((album, index) => (
              <li key={album.id}>
                <a className={styles.card} href={href(`${screen.path}/${album.id}`)}>
                  <Picture
                    picture={{ ...pictures.source(album.cover, 'cover'), alt: '' }}
                    load={index < 2 ? 'now' : 'later'}
                  />
                  <h2>{album.title}</h2>
                  {album.shows && <p>{album.shows}</p>}
                  <span className={styles.count}>{album.photoCountLabel}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {open && (
        <AlbumDialog
          title={open.title}
          photos={open.pictures.map((picture) => pictures.photo(picture, 'gallery'))}
          galleryPath={screen.path}
        />
      )}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

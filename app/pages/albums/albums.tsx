import { Dialog } from '../../components/dialog/dialog';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import { Picture } from '../../components/picture/picture';
import { href } from '../../href';
import { Markdown } from '../../shell/markdown';
import { ScreenHead } from '../../shell/screen-head';
import cards from '../cards.module.css';
import type { PageProps } from '../page';
import page from '../page.module.css';
import script from './albums-script.ts?inline-script';
import styles from './albums.module.css';

/**
 * Album cards, each of which opens its album in a dialog. An album has its own address: it can be linked to, Back closes
 * it, and the page of the gallery doesn't carry the photos of all albums.
 */
export function AlbumsPage({ screen, page: { subpage, ...at }, pictures }: PageProps<'albums'>) {
  const { title, description, intro, albums } = screen.data;
  const open = albums.find(({ id }) => id === subpage);
  return (
    <>
      <ScreenHead title={title} pageTitle={open && at.title} description={open ? at.description : description} />
      <div className={open ? `${page.sheet} no-print` : page.sheet}>
        <Markdown text={intro} />
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
        <Dialog id="album" title={open.title} size="wide" exitAddress={screen.path}>
          <PhotoList
            photos={open.pictures.map((picture) => pictures.photo(picture, 'gallery'))}
            describesAll
            sizes="(min-width: 48rem) 27rem, 90vw"
            className={styles.photos}
          />
        </Dialog>
      )}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

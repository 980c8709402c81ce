import { PhotoList } from '../../components/photo-viewer/photo-list';
import { Table } from '../../components/table/table';
import { tableWordsIn, wordsIn } from '../../../words/words';
import { useLanguage } from '../../language';
import { Markdown } from '../../shell/markdown';
import { ScreenHead } from '../../shell/screen-head';
import type { PageProps } from '../page';
import page from '../page.module.css';
import styles from './gallery.module.css';

/** Photos of a facility, and for the school bus its stops. */
export function GalleryPage({ screen, pictures }: PageProps<'gallery'>) {
  const { title, description, intro, routes, imageName, pictures: written } = screen.data;
  const language = useLanguage();
  const words = tableWordsIn[language];
  const photos = written.map((picture, index) => {
    const photo = pictures.photo(picture, 'gallery');
    return { ...photo, alt: `${imageName} ${index + 1}: ${photo.alt}` };
  });
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        <div className={styles.grid}>
          <PhotoList photos={photos} inFirstView={2} className={styles.photos} />
          {intro && (
            <div className={`${page.card} ${styles.about}`}>
              <Markdown text={intro} />
            </div>
          )}
        </div>
        {routes && (
          <Table
            caption={words.busRoutes}
            columns={[words.village, words.stop, words.morningTime, words.fareAMonth]}
            rows={routes.map(({ village, stop, time, fare }) => [
              village,
              stop,
              time,
              // A non-breaking space keeps the amount on one line in narrow columns.
              wordsIn[language].classes.rupees(fare).replace(' ', '\u00a0'),
            ])}
          />
        )}
      </div>
    </>
  );
}

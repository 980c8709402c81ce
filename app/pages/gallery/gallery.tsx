import { PhotoList } from '../../components/photo-viewer/photo-list';
import { Prose } from '../../components/prose/prose';
import { toHtmlIfAny } from '../../markdown';
import { ScreenHead } from '../../shell/screen-head';
import type { PageProps } from '../page';
import page from '../page.module.css';
import styles from './gallery.module.css';

/** The pictures of one facility; each opens large. */
export function GalleryPage({ screen, content, pictures }: PageProps<'gallery'>) {
  const { title, description, intro, imageName, pictures: written } = screen.data;
  const introHtml = toHtmlIfAny(intro, content);
  const photos = written.map((picture, index) => {
    const photo = pictures.photo(picture, 'gallery');
    return { ...photo, alt: `${imageName} ${index + 1}: ${photo.alt}` };
  });
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        <PhotoList photos={photos} inFirstView={2} className={styles.grid} linkClassName={styles.thumbnail} />
        {introHtml && <Prose html={introHtml} />}
      </div>
    </>
  );
}

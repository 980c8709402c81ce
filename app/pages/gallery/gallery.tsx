import type { LoaderFunctionArgs } from 'react-router';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import { Prose } from '../../components/prose/prose';
import { contentAt, screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { photoSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import styles from './gallery.module.css';

export function loader({ url }: LoaderFunctionArgs) {
  const content = contentAt(url);
  const { title, description, intro, imageName, pictures } = screenAt(url, 'gallery').data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro, content),
    photos: pictures.map((picture, index) => {
      const photo = photoSource(picture, 'gallery');
      return { ...photo, alt: `${imageName} ${index + 1}: ${photo.alt}` };
    }),
  };
}

/** The pictures of one facility; each opens large. */
export default function GalleryPage({ loaderData }: PageProps<typeof loader>) {
  const { title, description, introHtml, photos } = loaderData;
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

import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { Route } from './+types/gallery';
import styles from './gallery.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { title, description, intro, imageName, pictures } = screenAt(url, 'gallery').data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro),
    pictures: pictures.map((picture, index) => {
      const source = pictureSource(picture);
      return { ...source, alt: `${imageName} ${index + 1}: ${source.alt}` };
    }),
  };
}

/** The pictures of one facility; each leads to its large version. */
export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { title, description, introHtml, pictures } = loaderData;
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        <ul className={styles.grid}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a href={picture.src} className={styles.thumbnail}>
                <Picture picture={picture} load={index < 2 ? 'now' : 'later'} />
              </a>
            </li>
          ))}
        </ul>
        {introHtml && <Prose html={introHtml} />}
      </div>
    </>
  );
}

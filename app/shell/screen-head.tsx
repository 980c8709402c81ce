import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../components/picture/picture';
import '../styles/prose-tables.css';
import { Markdown } from './markdown';
import styles from './screen-head.module.css';
import { ScreenMeta } from './screen-meta';

interface ScreenHeadProps {
  title: string;
  /** Title of the browser tab and of shared links, if it differs from the heading. */
  pageTitle?: string;
  /** Description of the screen for search engines and shared links. */
  description: string;
  /** Introduction in Markdown. */
  intro?: string;
  picture?: PictureSource;
  /** `wide-screens` hides the picture on phones, whose visitors come for the content below. */
  pictureOn?: 'every-screen' | 'wide-screens';
  children?: ReactNode;
}

/** The heading of a screen and its metadata. */
export function ScreenHead({
  title,
  pageTitle = title,
  description,
  intro,
  picture,
  pictureOn = 'every-screen',
  children,
}: ScreenHeadProps) {
  return (
    <>
      <ScreenMeta title={pageTitle} description={description} />
      <div className={styles.head} data-pictured={picture ? true : undefined}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <Markdown text={intro} />
          {children}
        </div>
        {picture && (
          <div className={`${styles.picture} no-print`} data-on={pictureOn}>
            {/* Lazy, so a hidden picture isn't loaded. */}
            <Picture picture={picture} load={pictureOn === 'every-screen' ? 'now' : 'later'} />
          </div>
        )}
      </div>
    </>
  );
}

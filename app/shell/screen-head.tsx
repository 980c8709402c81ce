import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Picture, type PictureSource } from '../components/picture/picture';
import { Prose } from '../components/prose/prose';
import styles from './screen-head.module.css';
import { useSite } from './use-site';

interface ScreenHeadProps {
  title: string;
  /** Of the browser tab and of shared links, where it is not the heading. */
  pageTitle?: string;
  /** For search engines and shared links. */
  description: string;
  introHtml?: string;
  picture?: PictureSource;
  /** `wide-screens` where what stands below is what a phone’s visitor came for. */
  pictureOn?: 'every-screen' | 'wide-screens';
  children?: ReactNode;
}

/** The heading of a screen, on a painted wall; and its title, description and address for the outside world. */
export function ScreenHead({
  title,
  pageTitle = title,
  description,
  introHtml,
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
          {introHtml && <Prose html={introHtml} />}
          {children}
        </div>
        {picture && (
          <div className={styles.picture} data-on={pictureOn}>
            {/* A lazy picture that is not shown is not loaded either. */}
            <Picture picture={picture} load={pictureOn === 'every-screen' ? 'now' : 'later'} />
          </div>
        )}
      </div>
    </>
  );
}

/** What browsers, search engines and messengers show of a screen. React puts it into `<head>`. */
export function ScreenMeta({
  title,
  description,
  isHome = false,
}: {
  title: string;
  description: string;
  isHome?: boolean;
}) {
  const { school } = useSite();
  const { pathname } = useLocation();
  const fullTitle = isHome ? title : `${title} · ${school.name}`;
  const address = `${school.website}${pathname}`;
  const card = `${school.website}/social.png`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

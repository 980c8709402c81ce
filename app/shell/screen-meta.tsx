import { languages } from '../../words/languages';
import { absoluteHref } from '../href';
import { useSite } from './site';

/** Metadata for browsers, search engines and messengers. React moves it into `<head>`. */
export function ScreenMeta({
  title,
  description,
  isHome = false,
}: {
  title: string;
  description: string;
  isHome?: boolean;
}) {
  const { school, language, pages, path } = useSite();
  const fullTitle = isHome ? title : `${title} · ${school.name}`;
  const absolute = (to: string) => absoluteHref(school.website, to);
  const card = absolute('/social.png');
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(path)} />
      {pages.length > 1 &&
        pages.map((page) => (
          <link key={page.path} rel="alternate" hrefLang={languages[page.language].tag} href={absolute(page.path)} />
        ))}
      {pages.length > 1 && <link rel="alternate" hrefLang="x-default" href={absolute(pages[0]!.path)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:image" content={card} />
      <meta property="og:locale" content={languages[language].tag.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { absoluteHref, href } from '../../app/href';
import { telephoneLink } from '../../forms/phone-number';
import type { School } from '../../model/concepts/school';
import { inDigits } from '../../words/digits';
import { type Language, languages, numberingOf } from '../../words/languages';
import type { SiteContent } from '../../model/concepts/site-content';
import { fileAddresses } from '../../model/projections/pages/file-addresses';
import { sitePages } from '../../model/projections/pages/site-pages';

/**
 * The sitemap: https://www.sitemaps.org/protocol.html. With several languages, each page lists all its versions:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(website: string, contents: readonly SiteContent[]): string {
  const inEach = contents.map((content) => sitePages(content).map(({ path }) => absoluteHref(website, path)));
  const entries = inEach.flatMap((pages) =>
    pages.map((address, index) => {
      const alternates = contents.map(
        ({ language }, number) =>
          `<xhtml:link rel="alternate" hreflang="${languages[language].tag}" href="${inEach[number]?.[index]}"/>`,
      );
      return `  <url><loc>${address}</loc>${contents.length > 1 ? alternates.join('') : ''}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${contents.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(website: string): string {
  return `User-agent: *\nAllow: ${href('/')}\n\nSitemap: ${absoluteHref(website, fileAddresses.sitemap)}\n`;
}

/**
 * Contacts for reporting vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116
 *
 * @param until ISO 8601 day
 */
export function securityText(until: string, { website, emails, phones }: School, spoken: readonly Language[]): string {
  const contacts = [
    ...emails.map(({ address }) => `mailto:${address}`),
    ...phones.map(({ number }) => telephoneLink(number)),
  ];
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    // The end of the day in India.
    `Expires: ${until}T18:30:00Z`,
    `Preferred-Languages: ${spoken.join(', ')}`,
    `Canonical: ${absoluteHref(website, fileAddresses.securityText)}`,
    '',
  ].join('\n');
}

/** The web app manifest: https://www.w3.org/TR/appmanifest/ */
export function manifest({
  language,
  school: { name, summary },
  settings: { digits },
  look: {
    colours: { page, text },
  },
}: Pick<SiteContent, 'language' | 'school' | 'settings' | 'look'>): string {
  const shown = (text: string) => inDigits(text, numberingOf(digits, language));
  const { icon, icon192, icon512 } = fileAddresses;
  const png = (file: string, size: number) => ({ src: href(file), sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name: shown(name),
    short_name: shown(name),
    description: shown(summary),
    lang: languages[language].tag,
    start_url: href('/'),
    display: 'browser',
    background_color: page,
    theme_color: text,
    icons: [png(icon192, 192), png(icon512, 512), { src: href(icon), sizes: 'any', type: 'image/svg+xml' }],
  });
}

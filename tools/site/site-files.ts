import type { School } from '../../model/school';

/** https://www.sitemaps.org/protocol.html */
export function sitemap(website: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${website}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
}

/** https://www.w3.org/TR/appmanifest/ */
export function manifest({ name, summary }: School): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name,
    description: summary,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf6ec',
    theme_color: '#1b2a4a',
    icons: [icon(192), icon(512), { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}

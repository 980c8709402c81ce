import type { SiteRedirect } from '../../model/projections/pages/site-rules';

/** Redirects of a school with an earlier website; `npm run hosts` adds them to those of the built site. */
export const oldAddresses: readonly SiteRedirect[] = [
  { from: '/old-about.html', to: '/' },
  { from: '/old-news/index.html', to: '/' },
  { from: '/Old-Admission.HTML', to: '/' },
  { from: '/old-index.php', to: '/' },
  { from: '/old fees/', to: '/' },
  { from: '/शाळेविषयी.html', to: '/' },
];

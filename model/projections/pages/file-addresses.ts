/** Addresses of the files that a build writes beside the pages and their hashed files. Redirects can't have them. */
export const fileAddresses = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  /** Licences of other people’s code in the site. */
  licences: '/licences.txt',
  /** Contacts for security problems (RFC 9116). The file is valid only in the root of a host. */
  securityText: '/.well-known/security.txt',
  worker: '/service-worker.js',
  icon: '/icon.svg',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  appleTouchIcon: '/apple-touch-icon.png',
  favicon: '/favicon.ico',
  socialPicture: '/social.png',
} as const;

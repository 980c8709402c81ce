/** Headers of every answer of the office. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `img-src data: 'self'`,
    `form-action 'self'`,
    `connect-src 'self'`,
    // The preview of the website.
    `frame-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // The browser's cache must not keep families' data after signing out.
  'cache-control': 'no-store',
  // Addresses of records mustn't reach other sites, but our own pages need `Origin` and `Referer`.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

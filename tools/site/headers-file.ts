/**
 * `_headers` as Netlify, Cloudflare Pages and our own server read it: the answer headers of every address. The policy
 * for scripts is in each page, since it names that page’s scripts; `frame-ancestors` works in a header only.
 */
export function headersFile(): string {
  const everywhere = {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: a form that is posted without scripts must tell the endpoint where it comes from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers heed this only where the page came over TLS (RFC 6797 §8.1).
    'Strict-Transport-Security': 'max-age=31536000',
  };
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const revalidated = { 'Cache-Control': 'no-cache' };
  return [
    block('/*', { ...everywhere, ...revalidated }),
    block('/assets/*', immutable),
    block('/pictures/*', immutable),
  ].join('\n');
}

function block(address: string, headers: Readonly<Record<string, string>>): string {
  return `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/**
 * `_headers` as Netlify, Cloudflare Pages and our own server read it: the answer headers of every address. The policy
 * for scripts is in each page, since it names that page’s scripts; `frame-ancestors` works in a header only.
 *
 * No address gets a header from two rules: Cloudflare Pages joins the two values with a comma
 * (https://developers.cloudflare.com/pages/configuration/headers/). So `Cache-Control` stands only where a name holds a
 * hash of the content; all else is asked for again, which both hosts and our server say by themselves.
 */
export function headersFile(): string {
  const everywhere = {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // Not stricter: a form that is posted without scripts must tell the endpoint where it comes from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Both hosts serve over TLS only; our own server says it only there (RFC 6797 §7.2).
    'Strict-Transport-Security': 'max-age=31536000',
  };
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [block('/*', everywhere), block('/assets/*', immutable), block('/pictures/*', immutable)].join('\n');
}

function block(address: string, headers: Readonly<Record<string, string>>): string {
  return `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

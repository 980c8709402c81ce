import { createHash } from 'node:crypto';

/**
 * The page’s content security policy (https://www.w3.org/TR/CSP3/) as a `<meta>`: scripts from our own origin, and
 * inline exactly those that stand in this page. What a `<meta>` cannot say is in `headers-file.ts`.
 */
export function contentPolicy(html: string, mailOrigin: string): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(html, /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)],
    'style-src': ["'self'", ...hashes(html, /<style>([\s\S]*?)<\/style>/g)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", mailOrigin],
    'frame-src': ['https://www.openstreetmap.org'],
    'form-action': ["'self'", mailOrigin],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`);
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}"/>`;
}

function hashes(html: string, pattern: RegExp): string[] {
  const inline = [...html.matchAll(pattern)].map(([, code = '']) => code);
  return [...new Set(inline)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

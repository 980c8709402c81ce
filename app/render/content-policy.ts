import { createHash } from 'node:crypto';

interface InlineCode {
  /** Inline scripts and speculation rules. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Content security policy of a page (https://www.w3.org/TR/CSP3/), for a `<meta>`: scripts of our origin, and exactly
 * the inline scripts of this page. `model/projections/pages/site-rules.ts` has the directives that a `<meta>` can't contain.
 */
export function contentPolicy({ scripts, styles }: InlineCode, mailOrigin = ''): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", mailOrigin],
    'frame-src': ['https://www.openstreetmap.org'],
    'form-action': ["'self'", mailOrigin],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join('; ');
}

function hashes(inline: readonly string[]): string[] {
  return [...new Set(inline)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

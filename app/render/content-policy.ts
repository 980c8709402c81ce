import { createHash } from 'node:crypto';

interface InlineCode {
  /** Texts of the scripts that stand in the page, and of the rules for fetching ahead. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The page’s content security policy (https://www.w3.org/TR/CSP3/), for a `<meta>`: scripts from our own origin, and
 * inline exactly those that stand in this page. What a `<meta>` cannot say is in `pipeline/pages/headers-file.ts`.
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

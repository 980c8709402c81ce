import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { markup, Markup } from './markup';
import { pageStyle } from './page-style';

export interface Page {
  title: string;
  /** Content of `main`. */
  body: Markup;
}

/**
 * The style stands in the page, allowed by its hash: the endpoint may live on another host than the site, so it cannot
 * count on the site's style sheet, and a page that says that something went wrong should need no second request.
 */
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Forms may be posted to our own origin only; nothing else is loaded, run or framed. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers with a whole page that nobody keeps or indexes: it may show what somebody typed. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      // Not `no-referrer`: with it browsers send `Origin: null` when the form on the page is posted
      // (https://fetch.spec.whatwg.org/#append-a-request-origin-header), and the endpoint could not tell who sends.
      'referrer-policy': 'same-origin',
    })
    .send(renderPage(page));
}

function renderPage({ title, body }: Page): string {
  return markup`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${new Markup(pageStyle)}</style>
  </head>
  <body>
    <main>
${body}
    </main>
  </body>
</html>
`.source;
}

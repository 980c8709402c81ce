import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Colours } from '../../look/colours';
import { digitsInHtml } from '../../words/digits-in-html';
import { type Digits, type Language, languages } from '../../words/languages';
import { markup, Markup } from './markup';
import { pageStyle } from './page-style';

export interface Page {
  language: Language;
  title: string;
  /** Content of the page's `main` element. */
  body: Markup;
}

/** A school's look for the server's pages. */
export interface PageLook {
  colours: Colours;
  /** Digits for numbers on the page; Latin by default. */
  digits?: Digits;
}

/** Sends a page that must not be cached or indexed, because it may show user input. */
export function sendPage(reply: FastifyReply, status: number, page: Page, { colours, digits }: PageLook): FastifyReply {
  const style = pageStyle(colours);
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(style),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      // Not `no-referrer`: with that, browsers send `Origin: null` when the form on the page is posted
      // (https://fetch.spec.whatwg.org/#append-a-request-origin-header), and the endpoint couldn't check the origin.
      'referrer-policy': 'same-origin',
    })
    .send(digitsInHtml(renderPage(page, style), digits));
}

/**
 * The style sheet is inline, allowed by its hash: the endpoint may be on another host than the site, and an error page should need no
 * second request. The empty icon is inline, too: otherwise browsers request /favicon.ico, and Firefox reports a policy violation.
 *
 * Forms may only post to our own origin; nothing else is loaded, run or framed.
 */
function contentSecurityPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function renderPage({ language, title, body }: Page, style: string): string {
  return markup`<!doctype html>
<html lang="${languages[language].tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>${title}</title>
    <style>${new Markup(style)}</style>
  </head>
  <body>
    <main>
${body}
    </main>
  </body>
</html>
`.source;
}

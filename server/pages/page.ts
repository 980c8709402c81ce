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
  /** Content of `main`. */
  body: Markup;
}

/** How a school shows its pages. */
export interface PageLook {
  colours: Colours;
  /** Latin if it says nothing. */
  digits?: Digits;
}

/** Answers with a whole page that nobody keeps or indexes: it may show what somebody typed. */
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
      // Not `no-referrer`: with it browsers send `Origin: null` when the form on the page is posted
      // (https://fetch.spec.whatwg.org/#append-a-request-origin-header), and the endpoint could not tell who sends.
      'referrer-policy': 'same-origin',
    })
    .send(digitsInHtml(renderPage(page, style), digits));
}

/**
 * The style stands in the page, allowed by its hash: the endpoint may live on another host than the site, so it cannot
 * count on the site's style sheet, and a page that says that something went wrong should need no second request. Not even for an icon: an empty one stands
 * in the page, since browsers look for /favicon.ico otherwise, which Firefox then reports as forbidden by the policy.
 *
 * Forms may be posted to our own origin only; nothing else is loaded, run or framed.
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

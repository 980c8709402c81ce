import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Page } from '@playwright/test';

/** What a screen is made of, in this order: a page with one of them holds all before it as well. */
export const parts = ['words', 'markup', 'styles', 'scripts', 'font', 'pictures'] as const;

export type PagePart = (typeof parts)[number];

export interface PartialPages {
  /** Address of a screen that ends with this part. */
  urlOf: (path: string, part: PagePart) => string;
  close: () => Promise<void>;
}

/**
 * Screens with only some of their parts, compressed, on a free port; all other files come from the site. With its words
 * alone, one paragraph for each piece of text, a screen is bare: no page with this text can be quicker.
 *
 * @param page without scripts, so that what is read is what travelled
 */
export async function servePartialPages(page: Page, siteUrl: string, paths: readonly string[]): Promise<PartialPages> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    for (const part of parts) {
      await page.goto(new URL(path, siteUrl).href);
      // tsx has esbuild keep the names of functions, by a function of its own that a page does not have.
      await page.evaluate('globalThis.__name = (named) => named');
      const html = await (part === 'words' ? page.evaluate(bareHtml) : page.evaluate(htmlUpTo, part));
      pages.set(addressOf(path, part), brotliCompressSync(html));
    }
  }
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    if (body) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
      return;
    }
    httpRequest(new URL(request.url ?? '', siteUrl), { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', (error) => response.destroy(error))
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path, part) => `http://localhost:${port}${addressOf(path, part)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function addressOf(path: string, part: PagePart): string {
  return `/with-${part}${path}`;
}

/** Runs in the page. */
function bareHtml(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (text && !node.parentElement?.closest('script, style, noscript, template')) texts.push(text);
  }
  const serializer = new XMLSerializer();
  const [title, ...paragraphs] = [document.title, ...texts].map((text) => serializer.serializeToString(new Text(text)));
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>${paragraphs.map((text) => `<p>${text}`).join('')}`;
}

/** Runs in the page. */
function htmlUpTo(part: 'markup' | 'styles' | 'scripts' | 'font' | 'pictures'): string {
  const removeAll = (selector: string) => document.querySelectorAll(selector).forEach((element) => element.remove());
  // It names the styles and scripts as they were.
  removeAll('meta[http-equiv="Content-Security-Policy"]');
  const known = ['markup', 'styles', 'scripts', 'font', 'pictures'].indexOf(part);
  if (known < 4) {
    removeAll('link[rel="preload"][as="image"], link[rel="icon"], source');
    for (const image of document.images) for (const name of ['src', 'srcset']) image.removeAttribute(name);
  }
  if (known < 3) {
    for (const style of document.querySelectorAll('style'))
      style.textContent = style.textContent.replace(/@font-face\s*\{[^}]*\}/g, '');
  }
  if (known < 2) removeAll('script');
  if (known < 1) removeAll('style, link[rel="stylesheet"]');
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

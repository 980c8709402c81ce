import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Page } from '@playwright/test';

export interface BarePages {
  /** Address of the bare page with the text of a screen. */
  urlOf: (path: string) => string;
  /** Compressed size of that page. */
  bytesOf: (path: string) => number;
  close: () => Promise<void>;
}

/**
 * The same words as plain HTML: no styles, pictures or scripts. No page with this text can be quicker, so it is what
 * ours are measured against. Served compressed, on a free port.
 *
 * @param page asleep: what only React shows is not part of the text
 */
export async function serveBarePages(page: Page, siteUrl: string, paths: readonly string[]): Promise<BarePages> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    await page.goto(new URL(path, siteUrl).href);
    pages.set(path, brotliCompressSync(await page.evaluate(bareHtml)));
  }
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path) => `http://localhost:${port}${path}`,
    bytesOf: (path) => pages.get(path)?.length ?? 0,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Runs in the page. One paragraph for each piece of text, in the order of the document. */
function bareHtml(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    if (text && !node.parentElement?.closest('script, style, noscript, template')) texts.push(text);
  }
  const escaped = [document.title, ...texts].map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const [title, ...paragraphs] = escaped;
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>${paragraphs.map((text) => `<p>${text}`).join('')}`;
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** The served site and a browser to measure it. */
export interface MeasuredSite {
  url: string;
  browser: Browser;
  /** Starts another browser of the same kind. */
  program: { path: string; flags: string[] };
}

export interface BarePages {
  urlOf: (path: string) => string;
  close: () => Promise<void>;
}

/**
 * Serves bare versions of screens on a free port: only paragraphs of text, compressed. No page with this text can be faster.
 */
export async function serveBarePages({ browser, url }: MeasuredSite, paths: readonly string[]): Promise<BarePages> {
  const pages = new Map<string, Buffer>();
  // Disable JavaScript, so that the DOM is exactly the HTML that the server sent.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(new URL(path, url).href);
    pages.set(path, brotliCompressSync(await page.evaluate(bareHtml)));
  }
  await context.close();
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path) => `http://localhost:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Makes the bare page. Playwright runs this function in the browser, so it can't use anything outside it. */
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

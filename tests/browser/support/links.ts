import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf } from '../../../app/href';

/** Finds the links of a page whose target page or fragment doesn't exist. */
export async function deadLinksOf(page: Page, request: APIRequestContext): Promise<string[]> {
  const links = new Set(await page.evaluate(() => [...document.links].map(({ href }) => href)));
  const dead: string[] = [];
  for (const link of links) if (!(await isAlive(new URL(link), page, request))) dead.push(link);
  return dead;
}

async function isAlive(link: URL, page: Page, request: APIRequestContext): Promise<boolean> {
  if (['tel:', 'mailto:', 'geo:'].includes(link.protocol)) return link.pathname.length > 3;
  if (link.protocol === 'webcal:') return (await fetchText(addressOf(link.pathname), request)) !== undefined;
  // Tests can't follow links to other sites, because they have no network. Such links must at least use HTTPS.
  if (link.host !== new URL(page.url()).host) return link.protocol === 'https:';
  const text = await fetchText(addressOf(link.pathname), request);
  if (text === undefined) return false;
  const { hash } = link;
  return hash === '' || text.includes(` id="${decodeURIComponent(hash.slice(1))}"`) || choosesAnswer(hash, text);
}

/** Whether a fragment preselects an option that exists, as links of “APPLY NOW” do: `#class_name/Grade1`. */
function choosesAnswer(hash: string, html: string): boolean {
  const [, name, value] = /^#(\w+)\/(.+)$/.exec(decodeURIComponent(hash)) ?? [];
  return [`<select id="[^"]*" name="${name}"`, `<option value="${value}">`].every((part) =>
    new RegExp(part).test(html),
  );
}

/** Path → text of the page. Each worker requests a path once. */
const texts = new Map<string, Promise<string | undefined>>();

/** Fetches a page. @returns `undefined` unless the status is 200: a redirect counts as missing */
function fetchText(path: string, request: APIRequestContext): Promise<string | undefined> {
  const known = texts.get(path);
  if (known) return known;
  const asked = request
    .get(path, { maxRedirects: 0 })
    .then(async (answer) => (answer.status() === 200 ? answer.text() : undefined));
  texts.set(path, asked);
  return asked;
}

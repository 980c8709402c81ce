import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../../app/redirects';
import { readSiteContent } from '../../model/site-content';
import { redirectRules, redirectStub } from './redirect-files';
import { manifest, robots, sitemap } from './site-files';

/**
 * Turns what React Router has built into what a static host serves: `x.html` for `/x`, redirects in every form that
 * hosts read, and the files that search engines and phones ask for.
 *
 * @param clientDir `build/client`
 */
export function finishSite(clientDir: string): void {
  const { school, screens } = readSiteContent();
  flattenPages(clientDir);

  const write = (name: string, text: string) => writeFileSync(path.join(clientDir, name), text);
  for (const { from, to } of redirects) {
    mkdirSync(path.dirname(path.join(clientDir, from)), { recursive: true });
    write(`${from}.html`, redirectStub(to, school.website));
  }
  write('404.html', redirectStub('/', school.website));
  write('_redirects', redirectRules(redirects));
  write('sitemap.xml', sitemap(school.website, screens.map((screen) => screen.path)));
  write('robots.txt', robots(school.website));
  write('site.webmanifest', manifest(school));
}

/**
 * React Router writes `/x` as `x/index.html`, which many hosts serve at `/x/` only. `x.html` is served at `/x` by all
 * of them, and `/x` is the address that the specification names.
 */
function flattenPages(clientDir: string): void {
  const pages = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && file !== 'index.html')
    .map((file) => path.join(clientDir, file));
  for (const page of pages) {
    const folder = path.dirname(page);
    renameSync(page, `${folder}.html`);
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
  // The router's fallback for hosts without 404 pages: our 404.html does that work.
  const fallback = path.join(clientDir, '__spa-fallback.html');
  if (existsSync(fallback) && statSync(fallback).isFile()) rmSync(fallback);
}

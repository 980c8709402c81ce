import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { absoluteHref, addressOf, href } from '../../../app/href';
import { sendFormPath } from '../../../forms/form-definition';
import { pageFile } from '../../../model/projections/pages/site-rules';
import { content, contents } from '../support/content';
import { expect, test } from '../support/fixtures';

const site = 'build/client';
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^_|^\.htaccess$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length));
const ofType = (...endings: string[]) => files.filter((file) => endings.some((ending) => file.endsWith(ending)));
const texts = new Map<string, string>();
const isFile = (file: string) => statSync(site + file, { throwIfNoEntry: false })?.isFile() ?? false;
const OWN = new URL('http://own');
const moved = new Set(contents.flatMap(({ settings }) => (settings.redirects ?? []).map(({ from }) => from)));

/** Reads a file of the site once. */
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(site + file, 'utf8');
  texts.set(file, text);
  return text;
}

/** Whether a path on the host exists. */
function isThere(path: string): boolean {
  if (!path.startsWith(href('/'))) return false;
  const address = decodeURI(addressOf(path.replace(/[?#].*$/, '')));
  return [address, pageFile(address)].some((file) => existsSync(site + file)) || moved.has(address);
}

function expectAllThere(paths: readonly string[], file: string): void {
  expect(
    [...new Set(paths)].filter((path) => path !== href(sendFormPath) && !isThere(path)),
    file,
  ).toEqual([]);
}

test('paths in pages exist and include the base path', () => {
  for (const file of ofType('.html')) {
    const html = read(file);
    const attributes = [...html.matchAll(/\s(?!data-props)[\w-]+="([^"]*)"/g)].map(([, value = '']) => value);
    const paths = attributes.flatMap((value) => value.split(/,\s*(?=\/)/)).map((value) => value.split(' ')[0] ?? '');
    const inStyles = [...html.matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path = '']) => path);
    const inRefresh = [...html.matchAll(/url=(\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => path.startsWith('/')).length, file).toBeGreaterThan(0);
    expectAllThere([...paths.filter((path) => path.startsWith('/')), ...inStyles, ...inRefresh], file);
  }
});

test('links in pages lead to existing pages and fragments without redirect, and to other sites by HTTPS', () => {
  for (const file of ofType('.html')) {
    const links = [...read(file).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    expect
      .soft(
        [...new Set(links)].filter((link) => !isAlive(link, file)),
        file,
      )
      .toEqual([]);
  }
});

/** @param file the page with the link */
function isAlive(link: string, file: string): boolean {
  const { protocol, hostname, pathname, hash } = new URL(link, new URL(href(file), OWN));
  if (['tel:', 'mailto:', 'geo:'].includes(protocol)) return pathname.length > 3;
  if (protocol !== 'webcal:' && hostname !== OWN.hostname) return protocol === 'https:';
  const target = [addressOf(pathname), pageFile(addressOf(pathname))].map(decodeURI).find(isFile);
  if (!target || hash === '') return target !== undefined;
  const there = read(target);
  return there.includes(` id="${decodeURIComponent(hash.slice(1))}"`) || choosesAnswer(hash, there);
}

/** The fragment of APPLY NOW preselects an option. */
function choosesAnswer(hash: string, html: string): boolean {
  const [, name, value] = /^#(\w+)\/(.+)$/.exec(decodeURIComponent(hash)) ?? [];
  return [`<select id="[^"]*" name="${name}"`, `<option value="${value}">`].every((part) =>
    new RegExp(part).test(html),
  );
}

test('paths in style sheets and in the manifest exist and include the base path', () => {
  for (const file of ofType('.css'))
    expectAllThere(
      [...read(file).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path = '']) => path),
      file,
    );
  const manifest = read('/site.webmanifest');
  expectAllThere(
    [...manifest.matchAll(/"(\/[^"]*)"/g)].map(([, path = '']) => path),
    'the manifest',
  );
});

test('paths in scripts include the base path', () => {
  const scripts = [
    ...ofType('.js').map((file) => [file, read(file)] as const),
    ...ofType('.html').flatMap(inlineScripts),
  ];
  for (const [file, script] of scripts) {
    // A path that is an argument of a function is passed to `href()`, so we don't look at those.
    const paths = [...script.matchAll(/(?<!\()["'`](\/[a-z][\w./-]*)["'`]/g)].map(([, path = '']) => path);
    expect(
      paths.filter((path) => path !== sendFormPath && !path.startsWith(href('/'))),
      file,
    ).toEqual([]);
  }
});

function inlineScripts(file: string): (readonly [string, string])[] {
  return [...read(file).matchAll(/<script\b[^>]*>([^<]+)/g)].map(([, script = '']) => [file, script] as const);
}

test('absolute addresses in pages, feeds, calendars and documents exist', () => {
  const { origin } = new URL(content.school.website);
  const home = absoluteHref(content.school.website, '/');
  const documents = ofType('.pdf').map((file) => {
    const links = execFileSync('pdfinfo', ['-url', site + file], { encoding: 'utf8' });
    return [file, links] as const;
  });
  for (const [file, text] of [
    ...ofType('.html', '.xml', '.atom', '.json', '.ics', '.txt').map((each) => [each, read(each)] as const),
    ...documents,
  ]) {
    const written = text
      .split(origin)
      .slice(1)
      .map((rest) => /^\/[^\s"'<>)&]*/.exec(rest)?.[0] ?? '');
    const paths = written.filter((path) => path.length > 1).map((path) => new URL(path, home).pathname);
    expectAllThere(paths, file);
  }
});

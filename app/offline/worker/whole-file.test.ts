import { expect, it } from 'vitest';
import { isWholeFile } from './whole-file';

const answer = (type: string | undefined, { status = 200, redirected = false } = {}) => ({
  status,
  redirected,
  headers: new Headers(type === undefined ? {} : { 'content-type': type }),
});

it.each([
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/app-1a2b.js', 'application/javascript'],
  ['/assets/late-1a2b.css', 'text/css'],
  ['/assets/enquiry-1a2b.txt', 'text/plain; charset=utf-8'],
  ['/assets/search-en.json', 'application/json'],
  ['/assets/mukta-1a2b.woff2', 'font/woff2'],
  ['/assets/mukta-1a2b.woff2', 'application/octet-stream'],
  ['/pictures/a-1a2b.svg', 'image/svg+xml'],
  ['/pictures/a-1a2b.avif', undefined],
  ['/documents/fees.pdf', 'application/pdf'],
])('caches %s with the type %s', (path, type) => {
  expect(isWholeFile(answer(type), path)).toBe(true);
});

it.each(['js', 'css', 'txt', 'json', 'woff2', 'svg', 'avif', 'pdf'])('caches nothing else for .%s', (ending) => {
  const path = `/assets/file-1a2b.${ending}`;
  for (const type of ['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml'])
    expect(isWholeFile(answer(type), path), type).toBe(false);
  const right = { js: 'text/javascript', css: 'text/css', txt: 'text/plain', json: 'application/json' }[ending];
  for (const status of [0, 206, 302, 404, 503]) expect(isWholeFile(answer(right, { status }), path)).toBe(false);
  expect(isWholeFile(answer(right, { redirected: true }), path)).toBe(false);
});

it.each([
  ['/assets/app-1a2b.js', 'text/plain'],
  ['/assets/app-1a2b.js', undefined],
  ['/assets/search-en.json', 'text/plain'],
  ['/assets/enquiry-1a2b.txt', 'application/json'],
  ['/pictures/a-1a2b.avif', 'text/plain'],
  ['/documents/fees.pdf', 'application/json'],
])('does not cache %s as %s', (path, type) => {
  expect(isWholeFile(answer(type), path)).toBe(false);
});

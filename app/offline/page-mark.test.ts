import { expect, it } from 'vitest';
import { markOf, withMark } from './page-mark';

const address = 'https://school.example/classes';
const page = `<!DOCTYPE html><html lang="en-IN"><head><title>Classes</title><link rel="canonical" href="${address}"></head>
<body><a href="mailto:office@school.example">office@school.example</a></body></html>`;
const marked = withMark(page, '0a1b2c3d');

it.each([
  ['as it was built', marked],
  ['marked once more', withMark(withMark(page, 'ffff'), '0a1b2c3d')],
  [
    'with hidden e-mail addresses',
    marked.replace(/<a href="mailto.*<\/a>/, '<a href="/cdn-cgi/l/email-protection#0b">[email]</a>'),
  ],
  ['with a script of the host', marked.replace('</body>', '<script src="/beacon.js"></script></body>')],
  ['without quotation marks', marked.replaceAll('"', '')],
  ['as it was kept', marked.replace('<html ', '<html data-kept="" data-offline="offline" ')],
])('a page %s has its mark', (_how, html) => {
  expect(markOf(html, address)).toBe('0a1b2c3d');
});

it.each([
  ['of a hotspot', '<!DOCTYPE html><html><head><title>Log in</title></head><body><form></form></body></html>'],
  ['that names itself otherwise', page.replace(address, 'https://hoster.example/suspended')],
  ['of the site at another address', marked.replace(address, 'https://school.example/')],
  ['without a mark', page],
  ['that is empty', ''],
])('a page %s has none', (_which, html) => {
  expect(markOf(html, address)).toBeUndefined();
});

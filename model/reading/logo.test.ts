import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messageAfter, testMessages } from '../testing/messages';

const logo = (to: string) => ({ file: 'logo.svg', to });
const said = (to: string) => messageAfter(logo(to));
const svg = (inside: string, box = '0 0 100 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

test('a square drawing of lines and areas may be the logo, and there need not be one', () => {
  expect(said(svg('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" fill="url(#b)"/>'))).toBeUndefined();
  expect(said(readFileSync('content/logo.svg', 'utf8'))).toBeUndefined();
  expect(messageAfter()).toBeUndefined();
});

describe('a logo is an error', () => {
  testMessages({
    'if it is not SVG': [
      logo('PNG renamed'),
      `content/logo.svg
    The emblem is no SVG drawing. Ask whoever drew it for the SVG, or delete it.`,
    ],
  });

  test.each([
    '<text x="0">SPLS</text>',
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<use href="https://cdn.example/logo.svg#a"/>',
    '<path style="fill:url(https://cdn.example/a)"/>',
    '<style>@import "https://cdn.example/a.css";</style>',
  ])('if it contains %s', (inside) => {
    expect(said(svg(inside))).toContain('The emblem contains letters, photos or addresses.');
  });

  testMessages({
    'if it is too large': [
      logo(svg(`<path d="${'M0 0h1'.repeat(4000)}"/>`)),
      `content/logo.svg
    The emblem is too large for phones. Ask whoever drew it for a smaller SVG.`,
    ],
  });
});

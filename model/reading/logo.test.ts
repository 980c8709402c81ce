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
      expected: a drawing in the format SVG
      found:    no <svg> in it
      to do:    Export the logo as SVG, or delete the file.`,
    ],
    'if it is not square': [
      logo(svg('', '0 0 300 100')),
      `content/logo.svg
      expected: a square: a viewBox whose width and height are equal, for example viewBox="0 0 512 512"
      found:    300 × 100
      to do:    Put the logo on a square page in the drawing program, and export it again.`,
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
    expect(said(svg(inside))).toContain('only lines and areas');
  });

  testMessages({
    'if it is too large': [
      logo(svg(`<path d="${'M0 0h1'.repeat(4000)}"/>`)),
      `content/logo.svg
      expected: at most 20 KB: every visitor loads it
      found:    24 KB
      to do:    Export it as optimised SVG, or have it drawn with fewer points.`,
    ],
  });
});

import { expect, it } from 'vitest';
import { fontsOf } from './service-worker-files';

it('finds the fonts of a page, with and without quotes', () => {
  const rules =
    '@font-face{font-family:A;src:url(/assets/a-1.woff2)format("woff2")}@font-face{src:url("/assets/b-2.woff2")}';
  expect(fontsOf(`<style>body{margin:0}${rules}</style>`)).toEqual({
    rules,
    files: ['/assets/a-1.woff2', '/assets/b-2.woff2'],
  });
});

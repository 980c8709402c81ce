import { expect, it } from 'vitest';
import { firstStyles, lateStyles } from './late-styles';

const styles = [
  '@layer components,late,print;',
  '@layer components{.bar{color:red}.bar:hover,.bar a:focus-visible{color:blue}.skip:not(:focus){clip-path:none}',
  '@media print{.bar{display:none}}}',
  '@layer late{.dialog{padding:0}@media (min-width:40rem){.dialog .head{gap:0}}.form{display:grid}:root{--a:0}}',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer print{@media print{@page{margin:0}}}',
].join('');

it('a page has what it shows at first: neither what is for paper, nor what only shows once it is touched', () => {
  expect(firstStyles(styles, new Set(['bar']))).toBe(
    '@layer components,late,print;' +
      '@layer components{.bar{color:red}.skip:not(:focus){clip-path:none}}' +
      // Without a class, it may style any page.
      '@layer late{:root{--a:0}}' +
      '@font-face{font-family:A;src:url(/a.woff2)}',
  );
});

it('of the late styles a page has those of its first view', () => {
  expect(firstStyles(styles, new Set(['wide', 'form']))).toContain('@layer late{.form{display:grid}:root{--a:0}}');
  expect(firstStyles(styles, new Set(['dialog']))).toContain(
    '@layer late{.dialog{padding:0}@media (min-width:40rem){.dialog .head{gap:0}}:root{--a:0}}',
  );
});

it('what is late is whole, in its order and in its layers', () => {
  expect(lateStyles(styles)).toBe(
    '@layer components{.bar:hover,.bar a:focus-visible{color:blue}@media print{.bar{display:none}}}' +
      '@layer late{.dialog{padding:0}@media (min-width:40rem){.dialog .head{gap:0}}.form{display:grid}:root{--a:0}}' +
      '@layer print{@media print{@page{margin:0}}}',
  );
});

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

it('the first styles contain no rules for paper, hover or focus', () => {
  expect(firstStyles(styles, new Set(['bar']))).toBe(
    '@layer components,late,print;' +
      '@layer components{.bar{color:red}.skip:not(:focus){clip-path:none}}' +
      // A rule without a class may apply to any page.
      '@layer late{:root{--a:0}}' +
      '@font-face{font-family:A;src:url(/a.woff2)}',
  );
});

it('the first styles contain the late rules of the first view', () => {
  expect(firstStyles(styles, new Set(['wide', 'form']))).toContain('@layer late{.form{display:grid}:root{--a:0}}');
  expect(firstStyles(styles, new Set(['dialog']))).toContain(
    '@layer late{.dialog{padding:0}@media (min-width:40rem){.dialog .head{gap:0}}:root{--a:0}}',
  );
});

it('the late styles are complete, in their order and layers', () => {
  expect(lateStyles(styles)).toBe(
    '@layer components{.bar:hover,.bar a:focus-visible{color:blue}@media print{.bar{display:none}}}' +
      '@layer late{.dialog{padding:0}@media (min-width:40rem){.dialog .head{gap:0}}.form{display:grid}:root{--a:0}}' +
      '@layer print{@media print{@page{margin:0}}}',
  );
});

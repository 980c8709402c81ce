import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { finishPage } from './finish-page';

const sheets: Record<string, string> = {
  '/assets/root.css': '@layer components{.bar{color:red}}@layer late{.dialog{padding:0}.form{gap:0}}',
  '/assets/home.css': '@layer components{.slide{margin:0}}',
};

/** A page as React Router renders it. */
function page({ main = '', behind = '<dialog class="dialog"><form class="form"></form></dialog>' } = {}): string {
  return (
    '<html><head><style>@layer components,late;</style><link rel="stylesheet" href="/assets/root.css"/>' +
    '<link rel="stylesheet" href="/assets/home.css"/></head><body><header class="bar"></header>' +
    `<main>${main}<script>first()</script></main><footer></footer>${behind}<script>last()</script></body></html>`
  );
}

const finished = (html: string) =>
  finishPage(html, { styleSheet: (address) => sheets[address] ?? '', lateSheet: '/assets/late-1.css', mailOrigin: '' });

const stylesOf = (html: string) => [...finished(html).matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css);

it('the styles of what a page shows at first stand in it, as one, and in the place of the first', () => {
  expect(stylesOf(page())).toEqual([
    '@layer components,late;@layer components{.bar{color:red}}@layer components{.slide{margin:0}}',
  ]);
});

it('the others are asked for once, behind the scripts, which need not wait for them', () => {
  const link = '<link rel="stylesheet" href="/assets/late-1.css"/>';
  expect(finished(page())).toContain(`</script>${link}</body>`);
  expect(finished(page()).split(link)).toHaveLength(2);
});

it('a form or an open dialog in the page has its styles at once', () => {
  expect(stylesOf(page({ main: '<form class="form"></form>' }))[0]).toContain('@layer late{.form{gap:0}}');
  expect(stylesOf(page({ main: '<dialog class="dialog" open></dialog>' }))[0]).toContain(
    '@layer late{.dialog{padding:0}}',
  );
});

it('marks of React stay where it takes over', () => {
  const island = renderToString(createElement('div', { 'data-island': '/a.js' }, 'Send', ' it'));
  const html = finished(page({ main: renderToString(createElement('p', null, 'Age ', 6)) + island }));
  expect(island).toMatch(/Send<.+> it/);
  expect(html).toContain(`<p>Age 6</p>${island}`);
});

it('what React Router no longer writes as it did is said', () => {
  expect(() => finished(page().replaceAll('stylesheet', 'style'))).toThrow('no style sheet');
  expect(() => finished(page().replaceAll('main', 'article'))).toThrow('no <main>');
  expect(() => finished(page({ main: '<script src="/a.js"></script>' }))).toThrow('script that nobody has asked for');
});

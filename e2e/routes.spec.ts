import { readdirSync } from 'node:fs';
import { pageFile } from '../tools/site/service-worker-files';
import { addressIn } from '../model/derived/languages';
import { addressesInEveryLanguage } from './addresses';
import { content, contents, contentsOfOthers } from './content';
import { expect, test } from './fixtures';

const { redirects = [] } = content.settings;

for (const { from, to } of redirects) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  });
}

for (const {
  language,
  settings,
  screens: [home],
} of contentsOfOthers) {
  test(`in ${language}, old addresses lead to those of that language, and unknown ones to its Home`, async ({
    request,
  }) => {
    const leads = [
      ...(settings.redirects ?? []).map((redirect) => ({ ...redirect, status: 301 })),
      { from: addressIn(language, '/no-such-page'), to: home?.path, status: 302 },
      { from: `${home?.path}/`, to: home?.path, status: 301 },
      // Only what is below it.
      { from: `${home?.path}x`, to: '/', status: 302 },
    ];
    for (const { from, to, status } of leads) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status(), from).toBe(status);
      expect(answer.headers().location, from).toBe(to);
    }
  });
}

const screens = content.screens.map(({ path }) => path).filter((path) => path !== '/');
const deepest = screens.reduce((one, other) => (other.split('/').length > one.split('/').length ? other : one), '');
for (const path of new Set(
  [...screens.slice(0, 1), deepest, ...redirects.map(({ from }) => from)].filter(Boolean).map((each) => `${each}/`),
)) {
  test(`${path} with a slash at the end leads to the address without, for good`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    const target = redirects.find(({ from }) => `${from}/` === path)?.to ?? path.slice(0, -1);
    expect(answer.headers().location).toBe(target);
  });
}

test('a missing file is a 404 and not a page', async ({ request }) => {
  const answer = await request.get('/pictures/no-such-picture.svg', { headers: { accept: 'image/*' } });
  expect(answer.status()).toBe(404);
});

test('the build publishes the pages of the sitemap, those that lead on, and nothing else that React Router writes', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  const old = contents.flatMap(({ settings }) => settings.redirects ?? []).map(({ from }) => from);
  const pages = ['/404', ...old, ...addressesInEveryLanguage.map(({ path }) => path)].map(pageFile);
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(pages.sort());
  expect(files.filter((file) => /\.(data|json|map|rsc)$/.test(file))).toEqual([]);
});

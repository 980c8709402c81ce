import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSiteRules } from '../../model/projections/pages/site-rules';
import type { SearchFile } from '../../search/search-file';
import { answeredPage } from './answer-search';
import { site as serveSite } from './site';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const searchFile = path.join(siteDir, 'search-en.json');
const site = { siteDir, rules: plainSiteRules };
const file: SearchFile = {
  language: 'en',
  pages: [['/bus', 'Bus']],
  places: [[0, '', '', 'Stops & fares']],
  asked: [],
};

beforeAll(() => {
  writeFileSync(searchFile, JSON.stringify(file));
  const box = (more: string) =>
    `<form${more} data-file="/search-en.json"><input name="q"><div data-answer=""></div></form>`;
  writeFileSync(
    path.join(siteDir, 'search.html'),
    `<main>${box(' data-wakes-at="q"')}</main>${box(' popover="auto"')}`,
  );
  writeFileSync(path.join(siteDir, 'fees.html'), box(' popover="auto"'));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

test('results come from the current index file', async () => {
  writeFileSync(searchFile, JSON.stringify({ ...file, pages: [['/bus', 'Coach']] }));
  utimesSync(searchFile, 1, 1);
  expect(await answeredPage('search.html', 'fares', site)).toContain('Coach');
  writeFileSync(searchFile, JSON.stringify(file));
  expect(await answeredPage('search.html', 'fares', site)).not.toContain('Coach');
});

test('the search screen shows results and keeps the query', async () => {
  const html = await answeredPage('search.html', 'fares', site);
  expect(html).toContain('<input value="fares" name="q"><div data-answer=""><ol><li><a href="/bus">');
  expect(html?.match(/<ol>/g)).toHaveLength(1);
});

test('the query is escaped and limited in length', async () => {
  const html = await answeredPage('search.html', `"><script>${'x'.repeat(500)}`, site);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;xxx');
  expect(html).not.toContain('<script>');
  expect(html!.length).toBeLessThan(1500);
  // `String.replace` would interpret these patterns in the query.
  expect(await answeredPage('search.html', "$& $' $1", site)).toContain('value="$&amp; $&#39; $1"');
});

test('no results for an empty query', async () => {
  expect(await answeredPage('search.html', ' ', site)).toContain('<div data-answer=""></div>');
});

test('surrogate pairs are not split', async () => {
  expect(await answeredPage('search.html', `${'x'.repeat(99)}😀`, site)).toContain('x😀"');
});

test('other pages show no results', async () => {
  expect(await answeredPage('fees.html', 'fares', site)).toBeUndefined();
});

test('a network with too many searches gets the plain screen, and so does everybody after too many at once', async () => {
  const app = Fastify({ trustProxy: true });
  await app.register(cookie);
  await app.register(serveSite, { folder: siteDir });
  const isAnswered = async (ip: string) =>
    (await app.inject({ url: '/search?q=fares', headers: { 'x-forwarded-for': ip } })).body.includes('/bus');
  for (let count = 0; count < 10; count += 1) expect(await isAnswered('2001:db8:1:2::1')).toBe(true);
  expect(await isAnswered('2001:db8:1:3::1')).toBe(false);
  for (let network = 0; network < 30; network += 1) expect(await isAnswered(`198.51.100.${network}`)).toBe(true);
  expect(await isAnswered('198.51.100.99')).toBe(false);
});

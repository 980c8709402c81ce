import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainSiteRules } from '../../model/projections/pages/site-rules';
import type { SearchFile } from '../../search/search-file';
import { answeredPage } from './answer-search';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const searchFile = path.join(siteDir, 'search-en.json');
let tests = 0;
/** Address of the client. Each test uses another network, because searches are limited per network. */
let ip = '';
beforeEach(() => void (ip = `203.0.113.${(tests += 1)}`));
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
  expect(await answeredPage('search.html', 'fares', site, ip)).toContain('Coach');
  writeFileSync(searchFile, JSON.stringify(file));
  expect(await answeredPage('search.html', 'fares', site, ip)).not.toContain('Coach');
});

test('the search screen shows results and keeps the query', async () => {
  const html = await answeredPage('search.html', 'fares', site, ip);
  expect(html).toContain('<input value="fares" name="q"><div data-answer=""><ol><li><a href="/bus">');
  expect(html?.match(/<ol>/g)).toHaveLength(1);
});

test('the query is escaped and limited in length', async () => {
  const html = await answeredPage('search.html', `"><script>${'x'.repeat(500)}`, site, ip);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;xxx');
  expect(html).not.toContain('<script>');
  expect(html!.length).toBeLessThan(1500);
  // `String.replace` would interpret these patterns in the query.
  expect(await answeredPage('search.html', "$& $' $1", site, ip)).toContain('value="$&amp; $&#39; $1"');
});

test('no results for an empty query', async () => {
  expect(await answeredPage('search.html', ' ', site, ip)).toContain('<div data-answer=""></div>');
});

test('surrogate pairs are not split', async () => {
  expect(await answeredPage('search.html', `${'x'.repeat(99)}😀`, site, ip)).toContain('x😀"');
});

test('other pages show no results', async () => {
  expect(await answeredPage('fees.html', 'fares', site, ip)).toBeUndefined();
});

test('a network with too many searches gets the plain screen; others still get results', async () => {
  const askFrom = (address: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => answeredPage('search.html', 'fares', site, address)));
  expect((await askFrom('2001:db8:1:2::1', 60)).at(-1)).toBeUndefined();
  expect(await askFrom('2001:db8:1:3::1', 1)).toEqual([undefined]);
  expect((await askFrom('2001:db8:2::1', 1))[0]).toContain('/bus');
});

test('too many searches at once get the plain screen', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => answeredPage('search.html', 'fares', site, `198.51.100.${number}`)),
  );
  expect(answers.at(-1)).toBeUndefined();
});

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSiteRules } from '../../model/derived/pages/site-rules';
import type { SearchFile } from '../../search/search-file';
import { answeredPage } from './answer-search';

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
    `<main>${box(' data-wakes-at="?q="')}</main>${box(' popover="auto"')}`,
  );
  writeFileSync(path.join(siteDir, 'fees.html'), box(' popover="auto"'));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

test('what is found is that of the file as it is now', async () => {
  writeFileSync(searchFile, JSON.stringify({ ...file, pages: [['/bus', 'Coach']] }));
  utimesSync(searchFile, 1, 1);
  expect(await answeredPage('search.html', 'fares', site)).toContain('Coach');
  writeFileSync(searchFile, JSON.stringify(file));
  expect(await answeredPage('search.html', 'fares', site)).not.toContain('Coach');
});

test('the screen of the search answers, and keeps what was asked', async () => {
  const html = await answeredPage('search.html', 'fares', site);
  expect(html).toContain('<input value="fares" name="q"><div data-answer=""><ol><li><a href="/bus">');
  expect(html?.match(/<ol>/g)).toHaveLength(1);
});

test('what is asked is no markup, and not longer than a line', async () => {
  const html = await answeredPage('search.html', `"><script>${'x'.repeat(500)}`, site);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;xxx');
  expect(html).not.toContain('<script>');
  expect(html!.length).toBeLessThan(1500);
  // The replacement patterns of strings.
  expect(await answeredPage('search.html', "$& $' $1", site)).toContain('value="$&amp; $&#39; $1"');
});

test('nothing asked is nothing answered', async () => {
  expect(await answeredPage('search.html', ' ', site)).toContain('<div data-answer=""></div>');
});

test('letters of two units are not cut in two', async () => {
  expect(await answeredPage('search.html', `${'x'.repeat(99)}😀`, site)).toContain('x😀"');
});

test('no other page answers', async () => {
  expect(await answeredPage('fees.html', 'fares', site)).toBeUndefined();
});

test('where too many ask at once, the screen comes as it is', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => answeredPage('search.html', 'fares', site)));
  expect(answers.at(-1)).toBeUndefined();
});

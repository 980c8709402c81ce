import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressOf, href } from '../../../app/href';
import { addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { axeFindingsNow } from '../support/accessibility';
import {
  addresses,
  addressesInEveryLanguage,
  addressesInOthers,
  addressesOfKinds,
  builtPage,
  heaviestInOthers,
} from '../support/addresses';
import { testsAll } from '../support/tests-all';
import { content, contentAt, contents, contentsOfOthers, foreignNames, isSpecifiedSchool } from '../support/content';
import { expect, test } from '../support/fixtures';
import { foreignWordsOf } from '../support/foreign-words';
import { cutTexts, emptyControls, overlappingTexts, tableFaults, wordsRunTogether } from '../support/text-faults';

for (const [index, { language }] of contentsOfOthers.entries()) {
  // All languages have the same elements, and axe checks every page of the first one.
  const looked = testsAll ? addresses : index === 0 && isSpecifiedSchool ? addressesOfKinds : [];
  const checkedByAxe = new Set(looked.map(({ path }) => addressIn(language, path)));

  test(`every page in ${language} is in its language, fits a small phone, and links only to pages of its language`, async ({
    page,
    baseURL,
  }) => {
    // All pages share a tab, because opening one takes as long as the checks.
    test.slow();
    const heaviest = heaviestInOthers();
    for (const { path } of addressesInOthers.filter((each) => contentAt(each.path).language === language)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        // A referrer of the site keeps the enquiry dialog closed.
        await page.goto(path, { referer: baseURL + href(path) });
        const faults = [
          ...(await foreignWordsOf(page, foreignNames)).map((word) => `foreign word: ${word}`),
          ...(await linksElsewhere(page, addressIn(language, '/'))).map((link) => `link to another language: ${link}`),
          ...(await page.evaluate(overlappingTexts)).map((texts) => `overlap: ${texts}`),
          ...(await page.evaluate(cutTexts)).map((text) => `cut text: ${text}`),
          ...(checkedByAxe.has(path) ? await axeFindingsNow(page) : []),
        ];
        // We find the heading by tag, because an open album hides it from role queries.
        await expect.soft(page.locator('h1'), path).toHaveCount(1);
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', languages[language].tag);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        await page.setViewportSize({ width: 360, height: 740 });
        faults.push(...(await page.evaluate(tableFaults)));
        if (heaviest.includes(path)) {
          await page.emulateMedia({ media: 'print' });
          faults.push(...(await page.evaluate(emptyControls)), ...(await page.evaluate(wordsRunTogether)));
          await page.emulateMedia({ media: null });
        }
        expect.soft(faults, path).toEqual([]);
      });
    }
  });
}

test('every page links to its alternates in head and language switch, and they link back', () => {
  const canonicals = new Set(addressesInEveryLanguage.map(({ canonical }) => canonical));
  for (const { path, canonical } of addressesInEveryLanguage) {
    const html = builtPage(path);
    expect.soft(/<link rel="canonical" href="(.+?)"/.exec(html)?.[1], path).toBe(canonical);
    const { language } = contentAt(path);
    expect
      .soft(/<meta property="og:locale" content="(.+?)"/.exec(html)?.[1], path)
      .toBe(languages[language].tag.replace('-', '_'));
    const alternates = alternatesIn(html);
    if (contents.length === 1) {
      expect.soft(alternates, path).toEqual({});
      continue;
    }
    const tags = contents.map((each) => languages[each.language].tag);
    expect.soft(Object.keys(alternates), path).toEqual([...tags, 'x-default']);
    expect.soft(alternates[languages[language].tag], path).toBe(canonical);
    expect.soft(alternates['x-default'], path).toBe(alternates[languages[content.language].tag]);
    const others = tags.filter((tag) => tag !== languages[language].tag);
    expect
      .soft(switchIn(html), path)
      .toEqual(Object.fromEntries(others.map((tag) => [tag, new URL(alternates[tag] ?? '').pathname])));
    for (const other of Object.values(alternates)) {
      expect.soft(canonicals, path).toContain(other);
      expect
        .soft(alternatesIn(builtPage(addressOf(new URL(other).pathname))), `${other} names ${path} back`)
        .toEqual(alternates);
    }
  }
});

test('the sitemap has every page with its alternates', () => {
  const entries = readFileSync('build/client/sitemap.xml', 'utf8').match(/<url>.*?<\/url>/g) ?? [];
  expect(entries).toHaveLength(addressesInEveryLanguage.length);
  for (const entry of entries) {
    const address = /<loc>(.+?)<\/loc>/.exec(entry)?.[1] ?? '';
    const { 'x-default': _, ...alternates } = alternatesIn(builtPage(addressOf(new URL(address).pathname)));
    const said = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.+?)" href="(.+?)"\/>/g)];
    expect(Object.fromEntries(said.map(([, tag, href]) => [tag, href])), address).toEqual(alternates);
  }
});

/** Links to pages of other languages, except the language switch. */
function linksElsewhere(page: Page, home: string): Promise<string[]> {
  const places = [`${home}/`, `/documents${home}/`, '/pictures/'];
  return page.evaluate(
    ([root, inside]) => {
      const own = [...document.links].filter(
        (link) => link.origin === location.origin && !link.hasAttribute('hreflang'),
      );
      const isInside = ({ pathname }: HTMLAnchorElement | HTMLAreaElement) =>
        pathname === root || inside.some((part) => pathname.startsWith(part));
      return own.filter((link) => !isInside(link)).map((link) => link.href);
    },
    [href(home), places.map(href)] as const,
  );
}

/** Language → address of the page in it. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="(.+?)" href="(.+?)"/gi);
  return Object.fromEntries([...links].map(([, tag = '', href = '']) => [tag, href]));
}

/** Language → path of the page in it, without fragment. */
function switchIn(html: string): Record<string, string> {
  const links = html.matchAll(/<a href="([^"#]+)[^"]*" hrefLang="[^"]+" lang="([^"]+)" data-offer/gi);
  return Object.fromEntries([...links].map(([, path = '', tag = '']) => [tag, path]));
}

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressOf, href } from '../../../app/href';
import type { SiteContent } from '../../../model/concepts/site-content';
import { addressIn } from '../../../model/projections/pages/languages';
import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
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
import { answersOf, fillIn, question } from '../support/answers';
import {
  content,
  contentAt,
  contents,
  contentsOfOthers,
  enquiryScreenOf,
  foreignNames,
  isSpecifiedSchool,
  shown,
} from '../support/content';
import { closeEnquiryDialog, expect, test } from '../support/fixtures';
import { foreignWordsOf } from '../support/foreign-words';
import { deadLinksOf } from '../support/links';
import { cutTexts, emptyControls, overlappingTexts, tableFaults, wordsRunTogether } from '../support/text-faults';
import { album, enquiryForm, needed, readingScreen, screenOf } from '../support/this-school';

for (const [index, { language }] of contentsOfOthers.entries()) {
  // All languages have the same elements, and axe checks every page of the first one.
  const looked = testsAll ? addresses : index === 0 && isSpecifiedSchool ? addressesOfKinds : [];
  const checkedByAxe = new Set(looked.map(({ path }) => addressIn(language, path)));

  test(`every page in ${language} is in its language, fits a small phone, and links only to pages of its language`, async ({
    page,
    request,
    baseURL,
  }) => {
    // One tab for all pages, because a new one takes as long as the checks.
    test.slow();
    const heaviest = heaviestInOthers();
    for (const { path } of addressesInOthers.filter((each) => contentAt(each.path).language === language)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        // With a referrer of the site, so that no dialog opens.
        await page.goto(path, { referer: baseURL + href(path) });
        const faults = [
          ...(await foreignWordsOf(page, foreignNames)).map((word) => `foreign word: ${word}`),
          ...(await linksElsewhere(page, addressIn(language, '/'))).map((link) => `link to another language: ${link}`),
          ...(await deadLinksOf(page, request)).map((link) => `dead link: ${link}`),
          ...(await page.evaluate(overlappingTexts)).map((texts) => `overlap: ${texts}`),
          ...(await page.evaluate(cutTexts)).map((text) => `cut text: ${text}`),
          ...(checkedByAxe.has(path) ? await axeFindingsNow(page) : []),
        ];
        // By tag, because an open album hides it from role queries.
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

test('every page links to its alternates, and they link back', () => {
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the switch in header and footer leads to the same screen, and back', async ({ page }) => {
      const other = otherLanguage();
      const { path } = readingScreen();
      // With a referrer of the site, so that no dialog opens.
      await page.goto(path, { referer: process.env.BROWSER_TESTS_SITE_URL + href(path) });
      for (const [part, to] of [
        ['banner', addressIn(other.language, path)],
        ['contentinfo', path],
        ['contentinfo', addressIn(other.language, path)],
      ] as const) {
        const target = contentAt(to);
        await page.getByRole(part).getByRole('link', { name: languages[target.language].name, exact: true }).click();
        await expect(page).toHaveURL(to);
        await expect(page.locator('html')).toHaveAttribute('lang', languages[target.language].tag);
        const { title } = target.screens.find((screen) => screen.path === to)!.data;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(title, target.language));
      }
    });
  });
}

test('the language switch of an open album leads to the same album', async ({ page }) => {
  const other = otherLanguage();
  const { path, gallery } = album(1);
  await page.goto(path);
  const to = addressIn(other.language, path);
  // The open album covers the link.
  const link = page.locator(`header a[hreflang="${other.language}"]`);
  await expect(link).toHaveAttribute('href', href(to));
  await page.goto(to);
  const galleryThere = other.screens.find((screen) => screen.path === addressIn(other.language, gallery));
  const titles =
    galleryThere?.kind === 'albums' ? galleryThere.data.albums.map(({ title }) => shown(title, other.language)) : [];
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(new RegExp(titles.join('|')));
});

test('the language switch keeps the fragment', async ({ page, visit }) => {
  const other = otherLanguage();
  const { path } = screenOf('classes');
  await visit(path);
  await page.evaluate(() => (location.hash = '#our-classes'));
  await switchTo(page, other);
  await expect(page).toHaveURL(`${addressIn(other.language, path)}#our-classes`);
});

test('Home offers the language of the last visit, without redirecting', async ({ page, context, visit }) => {
  const other = otherLanguage();
  const { readInThis } = wordsIn[other.language].languages;
  await visit(readingScreen().path);
  await expect(page.getByText(readInThis)).toHaveCount(0);
  await switchTo(page, other);
  await expect(page).toHaveURL(addressIn(other.language, readingScreen().path));
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await closeEnquiryDialog(next);
  await expect(next).toHaveURL('/');
  const offer = next.getByRole('banner').getByRole('link', { name: readInThis });
  await expect(offer).toHaveAttribute('lang', languages[other.language].tag);
  await offer.click();
  await expect(next).toHaveURL(addressIn(other.language, '/'));
});

test('the answers of a form are there in the other language, too', async ({ page, visit, childName }) => {
  const other = otherLanguage();
  const { form, path } = enquiryForm();
  const answers = answersOf(form, childName);
  await visit(path);
  await fillIn(page.getByRole('main'), form, answers);
  await switchTo(page, other);
  const { form: formThere } = enquiryScreenOf(other)!;
  for (const field of formThere.fields)
    await expect(question(page.getByRole('main'), field, other.language)).toHaveValue(answers[field.name] ?? '');
});

/** The content in the second language. */
function otherLanguage(): SiteContent {
  return needed(contentsOfOthers[0], 'second language');
}

function switchTo(page: Page, { language }: SiteContent): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: languages[language].name, exact: true }).click();
}

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

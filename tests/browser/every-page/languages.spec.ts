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
  shown,
} from '../support/content';
import { closeEnquiryDialog, expect, test } from '../support/fixtures';
import { foreignWordsOf } from '../support/foreign-words';
import { deadLinksOf } from '../support/links';
import { cutTexts, overlappingTexts } from '../support/text-faults';
import { album, enquiryForm, needed, readingScreen, screenOf } from '../support/this-school';

for (const [index, { language }] of contentsOfOthers.entries()) {
  // The elements are those of the first language, in which axe looks at every page; all others are marked alike.
  const looked = testsAll ? addresses : index === 0 ? addressesOfKinds : [];
  const lookedAtByAxe = new Set(looked.map(({ path }) => addressIn(language, path)));

  test(`every page in ${language} speaks its own language, fits a small phone, and leads nowhere else`, async ({
    page,
    request,
    baseURL,
  }) => {
    // One tab for all of them, since a new one takes as long as what is looked at.
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { path } of addressesInOthers.filter((each) => contentAt(each.path).language === language)) {
      await test.step(path, async () => {
        // From within the site: no dialog opens over it.
        await page.goto(path, { referer: baseURL + href(path) });
        const found = {
          // Not by their roles: an open album hides them from a screen reader.
          headings: await page.locator('h1').count(),
          language: await page.locator('html').getAttribute('lang'),
          'words of another language': await foreignWordsOf(page, foreignNames),
          'links to another language': await linksElsewhere(page, addressIn(language, '/')),
          'dead links': await deadLinksOf(page, request),
          'width of the page': await page.evaluate(() => document.documentElement.scrollWidth),
          'texts over others': await page.evaluate(overlappingTexts),
          'texts that are cut': await page.evaluate(cutTexts),
          'what axe finds': lookedAtByAxe.has(path) ? await axeFindingsNow(page) : [],
        };
        expect.soft(found, path).toEqual({
          headings: 1,
          language: languages[language].tag,
          'words of another language': [],
          'links to another language': [],
          'dead links': [],
          'width of the page': 320,
          'texts over others': [],
          'texts that are cut': [],
          'what axe finds': [],
        });
      });
    }
  });
}

test('every page names itself in every language, and each of those names it back', () => {
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

test('the sitemap has every page in every language, each with the others', () => {
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
      // Reached from within the site: no dialog lies over it.
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

test('the switch of an album leads to the same album, open', async ({ page }) => {
  const other = otherLanguage();
  const { path, gallery } = album(1);
  await page.goto(path);
  const to = addressIn(other.language, path);
  // The open album lies over it.
  const link = page.locator(`header a[hreflang="${other.language}"]`);
  await expect(link).toHaveAttribute('href', href(to));
  await page.goto(to);
  const galleryThere = other.screens.find((screen) => screen.path === addressIn(other.language, gallery));
  const titles =
    galleryThere?.kind === 'albums' ? galleryThere.data.albums.map(({ title }) => shown(title, other.language)) : [];
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(new RegExp(titles.join('|')));
});

test('the switch takes the place within the page along', async ({ page, visit }) => {
  const other = otherLanguage();
  const { path } = screenOf('classes');
  await visit(path);
  await page.evaluate(() => (location.hash = '#our-classes'));
  await switchTo(page, other);
  await expect(page).toHaveURL(`${addressIn(other.language, path)}#our-classes`);
});

test('the language that was chosen is offered on Home at the next visit, and nobody is sent there', async ({
  page,
  context,
  visit,
}) => {
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

test('a form that is half filled in is filled in alike in the other language', async ({ page, visit, childName }) => {
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

/** What the school says in its second language. */
function otherLanguage(): SiteContent {
  return needed(contentsOfOthers[0], 'second language');
}

function switchTo(page: Page, { language }: SiteContent): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: languages[language].name, exact: true }).click();
}

/** Links of the site that leave the language, save the switch. Runs in the page. */
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

/** Language → address of the same page in it. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="(.+?)" href="(.+?)"/gi);
  return Object.fromEntries([...links].map(([, tag = '', href = '']) => [tag, href]));
}

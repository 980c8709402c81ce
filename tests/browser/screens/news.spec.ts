import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, href } from '../../../app/href';
import { todayInIndia } from '../../../forms/calendar-date';
import { formatDay } from '../../../model/projections/dates/dates';
import { currentNotices, newsScreen, yearsOf } from '../../../model/projections/news';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { newsWords } from '../support/words';

// Without JavaScript, to test the built HTML.
test.use({ javaScriptEnabled: false });

const news = newsScreen(content);
const { notices } = content;

if (!news) {
  test('a school without news doesn’t mention any', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('link[type="application/atom+xml"], main time')).toHaveCount(0);
  });
} else {
  const { path, data } = news;
  const titles = (some: typeof notices) => some.map(({ title }) => shown(title));
  const current = currentNotices(notices, todayInIndia());

  test('Home starts with the newest notices and links to all', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: shown(data.title) });
    await expect(section.getByRole('listitem').getByRole('heading')).toHaveText(titles(current.slice(0, 3)));
    await section.getByRole('link', { name: shown(data.title), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(data.title));
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(titles(current));
  });

  test('every year has all of its notices', async ({ page }) => {
    for (const year of yearsOf(notices)) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('link', { name: shown(year), exact: true })
        .click();
      await expect(page).toHaveURL(`${path}/${year}`);
      const ofYear = notices.filter(({ date }) => date.startsWith(year));
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(titles(ofYear));
    }
  });

  for (const { id, title, date, until, pdf } of notices) {
    test(`the notice “${title}” has an address, its days, its text and its PDF`, async ({ page, request }) => {
      await page.goto(`${path}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown(title));
      await expect(page.getByRole('main').locator('time')).toHaveText(shown(formatDay(date, content.language)));
      await expect(page.getByText(new RegExp(`^${newsWords.until(String.raw`[\d०-९].* [\d०-९]{4}`)}$`))).toHaveText(
        until ? [newsWords.until(formatDay(until, content.language))] : [],
      );
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        new RegExp(`^${shown(title)}`),
      );
      const link = page.getByRole('link', { name: newsWords.readPdf });
      await expect(link).toHaveCount(pdf ? 1 : 0);
      if (!pdf) return;
      const answer = await request.get(addressOf((await link.getAttribute('href')) ?? ''));
      expect(await answer.body()).toEqual(await readFile(join(contentFolder(), 'documents', pdf)));
    });
  }

  test('pages link to the feed, which has every recent notice', async ({ page, request }) => {
    await page.goto('/');
    const feed = (await page.locator('link[type="application/atom+xml"]').getAttribute('href')) ?? '';
    const answer = await request.get(addressOf(feed));
    expect(answer.headers()['content-type']).toContain('xml');
    const text = await answer.text();
    for (const { id } of notices.slice(0, 30)) expect(text).toContain(`${href(path)}/${id}</id>`);
  });
}

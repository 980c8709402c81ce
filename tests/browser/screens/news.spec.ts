import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, href } from '../../../app/href';
import { todayInIndia } from '../../../forms/calendar-date';
import { currentNotices, newsScreen, yearsOf } from '../../../model/projections/news';
import { contentFolder } from '../../../model/mistakes/places/content-folder';
import { content, shown } from '../support/content';
import { expect, test } from '../support/one-tab';
import { newsWords } from '../support/words';

// JavaScript is off, so that these tests see the built HTML.
test.use({ javaScriptEnabled: false });

const news = newsScreen(content);
const { notices } = content;

if (!news) {
  test('a school without news doesn’t mention any', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('link[type="application/atom+xml"], main time')).toHaveCount(0);
  });
} else {
  const { path } = news;

  test('each year and each notice has a link', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const year of yearsOf(notices))
      await expect(main.getByRole('link', { name: shown(year), exact: true })).toHaveAttribute(
        'href',
        href(`${path}/${year}`),
      );
    for (const { id, title } of currentNotices(notices, todayInIndia()))
      await expect(main.getByRole('link', { name: shown(title), exact: true })).toHaveAttribute(
        'href',
        href(`${path}/${id}`),
      );
  });

  for (const { id, title, pdf } of notices) {
    test(`the notice “${title}” has a title for messengers, and its PDF`, async ({ page, request }) => {
      await page.goto(`${path}/${id}`);
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

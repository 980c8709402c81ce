import { CLERK } from './fixtures';
import { expect, test } from './website-fixtures';

const SLOGAN = 'school.yaml:slogan';
const fieldPage = `/website/field?at=${encodeURIComponent(SLOGAN)}`;

test('the frame of the preview reaches neither the session nor the network', async ({
  page,
  at,
  enter,
  expectProblem,
}) => {
  expectProblem(/Content Security Policy|Failed to fetch|net::ERR/);
  await enter(CLERK);
  await page.goto(at(fieldPage));
  await expect(page.frameLocator('[name=preview]').getByRole('main')).toBeVisible();
  const frame = page.frame({ name: 'preview' })!;
  const reached = await frame.evaluate(async () => {
    const outcome = async (attempt: () => unknown) => {
      try {
        await attempt();
        return 'reached';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
    return {
      origin: window.origin,
      cookie: await outcome(() => document.cookie),
      storage: await outcome(() => localStorage.length),
      parent: await outcome(() => parent.document.title),
      session: await outcome(() => fetch(new URL('/website', location.href), { credentials: 'include' })),
      anyHost: await outcome(() => fetch('https://www.openstreetmap.org/')),
      foreignScript: 'hasRun' in window ? 'reached' : 'refused',
    };
  });
  const { origin, ...others } = reached;
  expect(origin).toBe('null');
  expect(new Set(Object.values(others)), JSON.stringify(others)).toEqual(new Set(['refused']));
});

test('no ring goes round the whole page after skipping to its content by keyboard', async ({ page, at, enter }) => {
  await enter(CLERK);
  await page.goto(at('/website'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('box-shadow', 'none');
  await expect(main).toHaveCSS('outline-style', 'none');
});

test('the preview still shows a text that has become much shorter', async ({ page, at, enter, save }) => {
  await enter(CLERK);
  await page.goto(at('/website/field?at=screens/about-infrastructure/sports.yaml:intro'));
  const shown = page.frameLocator('[name=preview]').locator('[data-focused]').first();
  await page.locator('#value').fill('A long text. '.repeat(120));
  await save();
  // Scrolled to the middle of the text.
  await page.reload();
  await expect(shown).toBeInViewport();
  await page.locator('#value').fill('A short text.');
  await save();
  await expect(shown).toHaveText('A short text.');
  await expect(shown).toBeInViewport();
});

test('the preview follows what is typed, stays where it was scrolled to, and a tap leads to its field', async ({
  page,
  at,
  enter,
  save,
}) => {
  const text = 'A lake has no first row.';
  await enter(CLERK);
  await page.goto(at(fieldPage));
  const preview = page.frameLocator('[name=preview]');
  // It scrolls to the field whose input has the focus.
  await page.locator('#value').focus();
  await expect(preview.locator('[data-focused]').first()).toBeVisible();
  const root = preview.locator('html');
  await expect.poll(() => root.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const scrolledTo = await root.evaluate((html) => {
    scrollTo(0, html.scrollHeight / 3);
    return Math.round(scrollY);
  });
  await page.locator('#value').fill(text);
  await save();
  await expect(preview.getByText(text).first()).toBeAttached();
  expect(await root.evaluate(() => Math.round(scrollY))).toBe(scrolledTo);

  const name = preview.locator('footer [data-field^="school.yaml:address"]').first();
  const address = (await name.getAttribute('data-field')) ?? '';
  await name.click();
  await expect(page).toHaveURL(new RegExp(`at=${encodeURIComponent(address).replaceAll('.', '\\.')}`));
});

test.describe('on a phone that shows motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 360, height: 740 } });

  test('the preview is folded, and is at the field at once: what is saved meanwhile can’t stop it on the way', async ({
    page,
    say,
    at,
    enter,
  }) => {
    await enter(CLERK);
    await page.goto(at(fieldPage));
    const preview = page.frameLocator('[name=preview]');
    await expect(page.locator('[name=preview]')).toBeHidden();
    await page.getByText(say.website.preview.fold, { exact: true }).click();
    await page.locator('[name=preview]').scrollIntoViewIfNeeded();
    await expect(preview.locator('[data-focused]').first()).toBeInViewport();
    const arrival = await preview.locator('html').evaluateHandle(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      const scrolledTo = new Promise<number>((resolve) =>
        addEventListener('message', () => setTimeout(() => resolve(scrollY)), { once: true }),
      );
      return { scrolledTo };
    });
    await page
      .locator('[name=preview]')
      .evaluate((frame: HTMLIFrameElement, focus) => frame.contentWindow!.postMessage({ focus }, '*'), SLOGAN);
    expect(await arrival.evaluate(({ scrolledTo }) => scrolledTo)).toBeGreaterThan(0);
  });

  test('the button at the bottom of the window covers nothing that is typed', async ({ page, at, enter, client }) => {
    const was = 'A circle has no back bench.';
    await client.post('/website/field', { address: SLOGAN, was, becomes: 'Every child has a front seat.' });
    await enter(CLERK);
    await page.goto(at(fieldPage));
    const button = page.locator('main a[href="/website/draft"]');
    await expect(button).toBeInViewport();
    for (const id of ['#value', '#value-mr', '#value-hi']) {
      const input = page.locator(id);
      await input.focus();
      await page.keyboard.type('!');
      const isCovered = () =>
        input.evaluate((element) => {
          const { left, bottom } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 9, bottom - 3) !== element;
        });
      await expect.poll(isCovered, id).toBe(false);
      await expect(button).toBeInViewport();
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/fixtures';
import { words } from '../support/school';

const DISCLOSURE = 'Mandatory Public Disclosure';

function carousel(page: Page) {
  return page.getByRole('region', { name: words.home.carousel });
}

test.describe('carousel where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the banner blinks for less than five seconds, unless motion is unwelcome or Pause is pressed', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const blink = page.getByText('Admission open for 2027-28');
    // Read the styles, not the running animation, which may have ended on a busy machine.
    const animation = () =>
      blink.evaluate((element) => {
        const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element);
        return { name: animationName, seconds: parseFloat(animationDuration) * Number(animationIterationCount) };
      });
    // The text never becomes too faint to read.
    const faintest = await blink.evaluate((element) =>
      Math.min(
        ...element
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
          .map(({ opacity }) => Number(opacity)),
      ),
    );
    expect(faintest).toBeGreaterThanOrEqual(0.5);
    const { name, seconds } = await animation();
    expect(name).not.toBe('none');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(async () => (await animation()).name).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(async () => (await animation()).name).not.toBe('none');
    await carousel(page).getByRole('button', { name: words.carousel.pause }).click();
    await expect.poll(async () => (await animation()).name).toBe('none');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the floating link stays in sight and leads where the settings say', async ({ page, visit }) => {
    await visit('/');
    const float = page.getByRole('main').getByRole('link', { name: DISCLOSURE });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(float).toBeInViewport();
    await float.tap();
    await expect(page).toHaveURL('/mandetory-public');
  });
});

for (const width of [768, 1440])
  test(`at ${width} px the floating link stays in sight and covers nothing, and no sentence covers a painting`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    const float = page.getByRole('main').getByRole('link', { name: DISCLOSURE });
    const steps = await page.evaluate(() => document.documentElement.scrollHeight / 300);
    for (let step = 0; step < steps; step += 1) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), step * 300);
      await expect(float).toBeInViewport({ ratio: 1 });
      expect(await float.evaluate(coveredParts), `at ${step * 300} px`).toEqual([]);
    }
    const painting = (await carousel(page).getByRole('img').first().boundingBox())!;
    const sentence = (await carousel(page).getByRole('paragraph').first().boundingBox())!;
    expect(sentence.y).toBeGreaterThanOrEqual(painting.y + painting.height);
  });

test('the heading is clear of the band above it, and a sentence is in the middle of the band', async ({
  page,
  visit,
}) => {
  await visit('/');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const gaps = await carousel(page).evaluate((region) => {
      const sentence = region.querySelector('p')!;
      const text = document.createRange();
      text.selectNodeContents(sentence);
      const [line, band] = [text.getBoundingClientRect(), sentence.getBoundingClientRect()];
      const heading = document.querySelector('h1')!.getBoundingClientRect();
      return {
        offCentre: Math.abs(line.top - band.top - (band.bottom - line.bottom)),
        above: heading.top - region.getBoundingClientRect().bottom,
      };
    });
    expect(gaps.offCentre, `${width} px`).toBeLessThan(4);
    expect(gaps.above, `${width} px`).toBeGreaterThanOrEqual(16);
  }
});

/** The texts, pictures and controls that an element covers. Runs in the page. */
function coveredParts(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const parts = document.querySelectorAll(
    'main :is(h1, h2, h3, p, a, img, li, dl, summary, iframe), footer :is(a, p, img)',
  );
  return [...parts]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      // The band of a slide's sentence spans the window, but its text keeps away from the edges.
      return part !== element && meets && !part.matches('[aria-roledescription] :is(p, li)');
    })
    .map((part) => part.outerHTML.slice(0, 80));
}

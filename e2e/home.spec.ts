import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures';
import { tabTo } from './keyboard';

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Life at the school' });
}

/** The slide in sight, counted from 1. */
function shownSlide(page: Page): Promise<number> {
  return carousel(page)
    .getByRole('list')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1);
}

test.describe('carousel where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('it shows one of ten slides after the other by itself', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    await expect(carousel(page).getByText('1 of 10')).toBeVisible();
    await page.clock.runFor(3000);
    await expect(carousel(page).getByText('2 of 10')).toBeVisible();
    await page.clock.runFor(3000);
    await expect(carousel(page).getByText('3 of 10')).toBeVisible();
  });

  test('the banner blinks for less than five seconds, and Pause stops everything that moves', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const blink = page.getByText(/^Admission open/);
    const timing = await blink.evaluate((element) =>
      element.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );
    expect(timing).toHaveLength(1);
    expect(timing[0]).toBeLessThan(5000);
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    expect(await blink.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});

test.describe('carousel where motion is unwelcome', () => {
  test('nothing moves by itself', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    await page.clock.runFor(10_000);
    expect(await shownSlide(page)).toBe(1);
    expect(await page.getByText(/^Admission open/).evaluate((element) => element.getAnimations().length)).toBe(0);
  });

  test('Play turns a slide every 3000 milliseconds, Pause stops it', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await carousel(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(2999);
    expect(await shownSlide(page)).toBe(1);
    await page.clock.runFor(1);
    expect(await shownSlide(page)).toBe(2);
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(9000);
    expect(await shownSlide(page)).toBe(2);
  });

  test('it stops while the keyboard is on the slides', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    await carousel(page).getByRole('button', { name: 'Play' }).click();
    await tabTo(page, carousel(page).getByRole('list'), 'Shift+Tab');
    await page.clock.runFor(9000);
    expect(await shownSlide(page)).toBe(1);
  });

  test('it stops while the keyboard is on a button', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    await carousel(page).getByRole('button', { name: 'Play' }).click();
    await tabTo(page, carousel(page).getByRole('button', { name: 'Next slide' }));
    await page.clock.runFor(9000);
    expect(await shownSlide(page)).toBe(1);
  });

  test('Next and Previous turn the slides, round the ends too, and the position follows', async ({ page, visit }) => {
    await visit('/');
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel(page).getByText('2 of 10')).toBeVisible();
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel(page).getByText('1 of 10')).toBeVisible();
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel(page).getByText('10 of 10')).toBeVisible();
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel(page).getByText('1 of 10')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the floating link stays in sight and leads to the Mandatory Public Disclosure', async ({ page, visit }) => {
    await visit('/');
    const float = page.getByRole('main').getByRole('link', { name: 'Mandatory Public Disclosure' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(float).toBeInViewport();
    await float.tap();
    await expect(page).toHaveURL('/mandetory-public');
  });
});

import type { Page } from '@playwright/test';
import { addressIn } from '../../../model/projections/pages/languages';
import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

/** The address of a screen in every language. */
function inEveryLanguage(path: string): string[] {
  return [path, addressIn('mr', path), addressIn('hi', path)];
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}

for (const [what, path] of [
  ['albums', '/gallery'],
  ['short texts', '/student-goals'],
] as const)
  test(`no card of ${what} has a row to itself, whatever their number`, async ({ page }) => {
    await page.goto(path);
    const cards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading') });
    for (const width of [360, 768, 1440]) {
      await setWidth(page, width);
      expect.soft(await cards.evaluate(countsWithLonelyCard), `${width} px`).toEqual([]);
    }
  });

/** Fills the list with 2 to 12 cards. @returns the counts for which a row has a single card that doesn't fill the width of the list */
function countsWithLonelyCard(list: Element): number[] {
  const card = list.firstElementChild!;
  return Array.from({ length: 11 }, (_, index) => index + 2).filter((count) => {
    list.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
    const boxes = [...list.children].map((each) => each.getBoundingClientRect());
    return boxes.some(
      ({ top, width }) => boxes.filter((box) => box.top === top).length === 1 && width < list.clientWidth - 1,
    );
  });
}

test('a short list in a text has one column', async ({ page }) => {
  await setWidth(page, 1440);
  for (const path of ['/about-the-school', '/our-mission', '/our-vision', '/principals-desk'].flatMap(
    inEveryLanguage,
  )) {
    await page.goto(path);
    const split = await page.locator('main .prose :is(ol, ul)').evaluateAll((lists) =>
      lists
        .filter(({ children }) => children.length < 7)
        .filter(({ children }) => new Set([...children].map((each) => each.getBoundingClientRect().left)).size > 1)
        .map(({ textContent }) => textContent),
    );
    expect.soft(split, path).toEqual([]);
  }
});

test('the line between steps ends at the last step of each column', async ({ page }) => {
  await setWidth(page, 1440);
  for (const path of inEveryLanguage('/admission-procedure')) {
    await page.goto(path);
    const [continues, lines] = await page.locator('main ol > li:has(h2)').evaluateAll((steps) => {
      const lefts = steps.map((step) => step.getBoundingClientRect().left);
      return [
        lefts.map((left, index) => left === lefts[index + 1]),
        steps.map((step) => getComputedStyle(step, '::after').content !== 'none'),
      ];
    });
    expect.soft(lines, path).toEqual(continues);
  }
});

test('lists of rules are in two columns of the same width, without gaps', async ({ page }) => {
  await setWidth(page, 1440);
  for (const path of inEveryLanguage('/admission-procedure')) {
    await page.goto(path);
    const boxes = await page
      .locator('main details:has(> div > ul)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect.soft(new Set(boxes.map(({ width }) => width)).size, path).toBe(1);
    const gaps = boxes
      .slice(1)
      .map(({ top, left }, index) => (left === boxes[index]!.left ? top - boxes[index]!.bottom : 0));
    expect.soft(Math.max(...gaps), path).toBeLessThan(16);
    const firstRow = boxes.filter(({ top }) => top === boxes[0]!.top);
    expect.soft(firstRow, path).toHaveLength(2);
  }
});

test('the pictures of the contact screen are aligned', async ({ page }) => {
  await setWidth(page, 1440);
  await page.goto('/contact-us');
  const edges = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().left));
  expect(new Set(edges).size).toBeLessThan(2);
});

test('all lines of the footer start at its two columns, and a short label has one line', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const leftOf = (selector: string) =>
    footer.locator(selector).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  for (const width of [768, 1440]) {
    await setWidth(page, width);
    const columns = await leftOf(':is(a:has(img), nav)');
    const below = await leftOf('> div:last-child, > div:last-child p');
    expect(
      below.filter((left) => !columns.includes(left)),
      `${width} px`,
    ).toEqual([]);
  }
  const broken = await footer.locator('nav a').evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent.length <= 20)
      .filter((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken, 'labels on two lines').toEqual([]);
});

test('the initials of a person don’t cover the portrait, in any language', async ({ page }) => {
  for (const path of inEveryLanguage('/teachers'))
    for (const width of [360, 1440]) {
      await setWidth(page, width);
      await page.goto(path);
      const covering = await page.locator('main li img + span').evaluateAll((all) =>
        all
          .filter((initials) => {
            const picture = initials.previousElementSibling!.getBoundingClientRect();
            return initials.getBoundingClientRect().top < picture.bottom;
          })
          .map(({ textContent }) => textContent),
      );
      expect.soft(covering, `${path}, ${width} px`).toEqual([]);
    }
});

import type { Screen } from '../../../model/concepts/site-content';
import { contents } from '../support/content';
import { expect, test } from '../support/one-tab';
import { needed } from '../support/this-school';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

function pathsOf(isMeant: (screen: Screen) => boolean): string[] {
  const paths = contents.flatMap(({ screens }) => screens.filter(isMeant).map(({ path }) => path));
  needed(paths[0], 'screen with such lists');
  return paths;
}

test('a short list of a text is in one column', async ({ page }) => {
  for (const path of pathsOf(({ kind }) => kind === 'prose')) {
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

test('the path of the steps ends with each column', async ({ page }) => {
  for (const path of pathsOf(({ data }) => 'steps' in data && data.steps !== undefined)) {
    await page.goto(path);
    const [ends, lines] = await page.locator('main ol > li:has(h2)').evaluateAll((steps) => {
      const lefts = steps.map((step) => step.getBoundingClientRect().left);
      return [
        lefts.map((left, index) => left === lefts[index + 1]),
        steps.map((step) => getComputedStyle(step, '::after').content !== 'none'),
      ];
    });
    expect.soft(lines, path).toEqual(ends);
  }
});

test('lists of rules are below each other without holes, in two columns of one width', async ({ page }) => {
  for (const path of pathsOf(({ data }) => 'rules' in data && (data.rules?.length ?? 0) > 2)) {
    await page.goto(path);
    const boxes = await page
      .locator('main details:has(> div > ul)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect.soft(new Set(boxes.map(({ width }) => width)).size, path).toBe(1);
    const gaps = boxes
      .slice(1)
      .map(({ top, left }, index) => (left === boxes[index]!.left ? top - boxes[index]!.bottom : 0));
    expect.soft(Math.max(...gaps), path).toBeLessThan(16);
    expect
      .soft(
        boxes.filter(({ top }) => top === boxes[0]!.top),
        path,
      )
      .toHaveLength(2);
  }
});

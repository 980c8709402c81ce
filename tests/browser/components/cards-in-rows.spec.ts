import { content } from '../support/content';
import { expect, test } from '../support/one-tab';
import { needed } from '../support/this-school';

test.use({ javaScriptEnabled: false });

for (const [what, screen] of [
  ['albums', content.screens.find(({ kind }) => kind === 'albums')],
  ['short texts', content.screens.find(({ data }) => 'cards' in data && data.cards?.length)],
] as const) {
  test(`no card of ${what} is alone in its row, however many there are`, async ({ page }) => {
    await page.goto(needed(screen, `screen with ${what}`).path);
    const cards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading') });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cards.evaluate(countsThatLeaveOneAlone), `${width} pixels wide`).toEqual([]);
    }
  });
}

/** Of 2 to 12 cards, the counts at which one that is narrower than the list has a row to itself. */
function countsThatLeaveOneAlone(list: Element): number[] {
  const card = list.firstElementChild!;
  return Array.from({ length: 11 }, (_, index) => index + 2).filter((count) => {
    list.replaceChildren(...Array.from({ length: count }, () => card.cloneNode(true)));
    const boxes = [...list.children].map((each) => each.getBoundingClientRect());
    return boxes.some(
      ({ top, width }) => boxes.filter((box) => box.top === top).length === 1 && width < list.clientWidth - 1,
    );
  });
}

import { href } from '../../../app/href';
import { content } from '../support/content';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

/** In CSS pixels: half of the window. */
const mostEmpty = 450;

test('on a wide screen, the half at the end of the lines is never empty', async ({ page, baseURL }) => {
  test.slow();
  const empty: string[] = [];
  // The questions of a form are one column; the contact block goes along beside them.
  for (const { path } of content.screens.filter(({ kind }) => kind !== 'form')) {
    // From within the site: no dialog opens over it.
    await page.goto(path, { referer: baseURL + href(path) });
    const height = await page.evaluate(emptyHeight);
    if (height > mostEmpty) empty.push(`${path}: ${height}`);
  }
  expect(empty).toEqual([]);
});

/** The height of the largest gap between the title and the end of the content, in the half at the end of the lines. */
function emptyHeight(): number {
  const main = document.querySelector('main')!;
  const range = document.createRange();
  const boxes = [...main.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      if (element.matches('img, iframe, summary')) return [element.getBoundingClientRect()];
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
    });
  const end = Math.max(...boxes.map(({ bottom }) => bottom));
  let reached = main.querySelector('h1')!.getBoundingClientRect().bottom;
  let largest = 0;
  for (const { top, bottom } of boxes.filter(({ right }) => right > innerWidth / 2).sort((a, b) => a.top - b.top)) {
    largest = Math.max(largest, top - reached);
    reached = Math.max(reached, bottom);
  }
  return Math.round(Math.max(largest, end - reached));
}

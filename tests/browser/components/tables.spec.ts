import { addressesInEveryLanguage, builtPage } from '../support/addresses';
import { expect, test } from '../support/one-tab';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('on a phone the first column of a table never wraps, and all columns are in view, in any language', async ({
  page,
}) => {
  for (const { path } of addressesInEveryLanguage.filter(({ path: each }) => builtPage(each).includes('<table'))) {
    await page.goto(path);
    expect.soft(await page.evaluate(wrappedFirstCells), path).toEqual([]);
    expect.soft(await page.evaluate(tablesThatScroll), path).toEqual([]);
  }
});

/** First cells with text on several lines, in tables that keep their columns. */
function wrappedFirstCells(): string[] {
  for (const each of document.querySelectorAll('details')) each.open = true;
  const cells = [...document.querySelectorAll('tbody tr > :first-child')];
  return cells
    .filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = [...range.getClientRects()];
      const [first] = lines;
      return (
        getComputedStyle(cell).display === 'table-cell' && lines.some((line) => first && line.top >= first.bottom - 1)
      );
    })
    .map(({ textContent }) => textContent);
}

function tablesThatScroll(): (string | undefined)[] {
  return [...document.querySelectorAll('table')]
    .filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth)
    .map(({ caption }) => caption?.innerText);
}

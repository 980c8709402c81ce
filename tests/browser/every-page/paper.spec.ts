import { addresses, heaviestInOthers } from '../support/addresses';
import { expect, test } from '../support/one-tab';

test('on paper no control is empty, and no words run together', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [...addresses.map((address) => address.path), ...heaviestInOthers()]) {
    await page.goto(path);
    expect.soft(await page.evaluate(emptyControls), path).toEqual([]);
    expect.soft(await page.evaluate(wordsRunTogether), path).toEqual([]);
  }
});

/** What can only be tapped. A question with its label is a line to write on. */
function emptyControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], a, summary, input, select, textarea')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 1)
    .filter((each) => {
      if (each.matches('button, [role="button"]')) return true;
      if ('labels' in each && (each.labels as NodeList).length > 0) return false;
      return each.innerText.trim() === '' && !each.querySelector('img');
    })
    .map((each) => each.outerHTML.slice(0, 100));
}

/** Texts of two blocks that follow each other on one line without a space. */
function wordsRunTogether(): string[] {
  const blockOf = (text: Node) =>
    text.parentElement!.closest('p, li, dt, dd, th, td, caption, h1, h2, h3, summary, div');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { text: string; block: Element | null; boxes: DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    const text = walker.currentNode.textContent ?? '';
    if (boxes.length > 0 && text.trim()) texts.push({ text, block: blockOf(walker.currentNode), boxes });
  }
  return texts.flatMap((one, index) => {
    const other = texts[index + 1];
    const [end, start] = [one.boxes.at(-1), other?.boxes[0]];
    if (!other || !end || !start || one.block === other.block) return [];
    const isOneLine = Math.abs(start.top + start.bottom - end.top - end.bottom) < end.height;
    const touches = Math.abs(start.left - end.right) < 2 && !/\s$/.test(one.text) && !/^\s/.test(other.text);
    return isOneLine && touches ? [`${one.text}${other.text}`] : [];
  });
}

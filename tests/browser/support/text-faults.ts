/* What keeps texts from being read. Each runs in the page and stands on its own. */

/** The values of WCAG 1.4.12. */
export function setTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Texts in boxes that hide what does not fit. */
export function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      // Clipped for sight and kept for screen readers.
      if (!hides || element.clientHeight <= 1 || !element.innerText.trim()) return false;
      return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.innerText.slice(0, 40));
}

/** List items whose bullet is beside their last line, where the baseline of an `inline-block` is. */
export function lowBullets(): string[] {
  return [...document.querySelectorAll('li')]
    .filter((item) => {
      const { display, listStyleType } = getComputedStyle(item);
      const [first] = item.children;
      return (
        display === 'list-item' &&
        listStyleType !== 'none' &&
        first &&
        getComputedStyle(first).display === 'inline-block'
      );
    })
    .map((item) => item.innerText.slice(0, 40));
}

/** Summaries without the triangle, which may be beside an empty one and inside a picture. */
export function unmarkedSummaries(): string[] {
  return [...document.querySelectorAll('summary')]
    .filter((summary) => {
      if (!summary.checkVisibility({ visibilityProperty: true })) return false;
      const beside = summary.parentElement?.previousElementSibling;
      return [summary, summary.querySelector('.opens'), beside?.querySelector('.opens')].every((marked) => {
        if (!marked) return true;
        const { content, display, width, clipPath } = getComputedStyle(marked, '::after');
        return content === 'none' || display === 'none' || !parseFloat(width) || !clipPath.startsWith('polygon');
      });
    })
    .map((summary) => summary.innerText || `${summary.ariaLabel}`);
}

/** Pairs of texts of which one covers a quarter of the other’s line or more. */
export function overlappingTexts(): string[] {
  const lines: { text: string; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Clipped for sight and kept for screen readers; or meant to lie over the page.
    if (parent.closest('.visually-hidden, thead, dialog') || parent.clientHeight === 1) continue;
    // The bars at the edges of the window lie over whatever scrolls by.
    let around: Element | null = parent;
    while (around && getComputedStyle(around).position !== 'fixed') around = around.parentElement;
    if (around) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) lines.push({ text: node.textContent.trim().slice(0, 40), rect });
  }
  const found: string[] = [];
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Lines of one paragraph are nearer to each other than their boxes are high.
      if (across > 2 && down > 0.4 * Math.min(one.rect.height, other.rect.height))
        found.push(`${one.text} | ${other.text}`);
    }
  }
  return found;
}

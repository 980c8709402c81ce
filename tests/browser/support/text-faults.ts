/* Finds faults that keep visitors from reading a page. Each function runs in the page, so it can use nothing outside itself. */

/** Sets the text spacing that WCAG 1.4.12 demands. */
export function setTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Finds texts that their boxes cut off. */
export function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      // Skip texts that are visually hidden, for screen readers only, and drawings, which have no inner text.
      if (!hides || element.clientHeight <= 1 || !(element instanceof HTMLElement && element.innerText.trim()))
        return false;
      return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.innerText.slice(0, 40));
}

/** Finds list items whose bullet is beside their last line. That happens if the first child is an `inline-block`, whose baseline is its last line. */
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

/** Finds summaries without a triangle. The triangle can be in the summary, in a picture in it, or next to an empty summary. */
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

/** Finds pairs of texts that overlap. */
export function overlappingTexts(): string[] {
  const lines: { text: string; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Skip texts that are visually hidden, and dialogs, which are meant to cover the page.
    if (parent.closest('.visually-hidden, thead, dialog') || parent.clientHeight === 1) continue;
    // Skip the fixed bars, because every text scrolls under them.
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
      // Allow a little overlap: the boxes of neighbouring lines of a paragraph overlap.
      if (across > 2 && down > 0.4 * Math.min(one.rect.height, other.rect.height))
        found.push(`${one.text} | ${other.text}`);
    }
  }
  return found;
}

/** Finds first cells whose text wraps, and tables that are wider than their container, also in closed details. */
export function tableFaults(): string[] {
  const closed = [...document.querySelectorAll('details')].filter(({ open }) => !open);
  for (const each of closed) each.open = true;
  const wrapped = [...document.querySelectorAll('tbody tr > :first-child')].filter((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const lines = [...range.getClientRects()];
    const [first] = lines;
    // On phones some tables show their rows as blocks; only cells in columns must not wrap.
    const isCell = getComputedStyle(cell).display === 'table-cell';
    return isCell && lines.some((line) => first && line.top >= first.bottom - 1);
  });
  const tooWide = [...document.querySelectorAll('table')].filter(
    ({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth,
  );
  const faults = [
    ...wrapped.map(({ textContent }) => `“${textContent}” wraps`),
    ...tooWide.map(({ caption }) => `“${caption?.innerText}” is too wide`),
  ];
  for (const each of closed) each.open = false;
  return faults;
}

/** Measures the largest gap in the right half of the window between title and end of the content, in CSS pixels. */
export function emptyHeight(): number {
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

/** Finds printed controls, which are useless on paper. A labelled question may stay: it is a line to write on. */
export function emptyControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], a, summary, input, select, textarea')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 1)
    .filter((each) => {
      if (each.matches('button, [role="button"]')) return true;
      if ('labels' in each && (each.labels as NodeList).length > 0) return false;
      return each.innerText.trim() === '' && !each.querySelector('img');
    })
    .map((each) => each.outerHTML.slice(0, 100));
}

/** Finds texts of neighbouring blocks that are on one line without a space between them. */
export function wordsRunTogether(): string[] {
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

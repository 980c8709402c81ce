/** The element with the focus. */
export interface TabStop {
  /** The element's path in the document, which identifies it. */
  place: string;
  /** The element's text, for failure messages. */
  label: string;
  /** The share of the element that is covered or outside the window, from 0 to 1. */
  hidden: number;
  /** The elements that cover the focused element, and the edge of the window if it cuts the element. */
  hiddenBy: string[];
  /** Whether the whole element is visible, or a part that is half as high as the window. */
  isSeen: boolean;
}

/**
 * Measures how much of the focused element is visible (WCAG 2.4.11). Runs in the page.
 *
 * @returns `undefined` if nothing or the link of `setEndOfWalk` has the focus
 */
export function focusedTabStop(): TabStop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  if (element.id === 'end-of-walk') return undefined;

  let place = '';
  const clip = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  for (let at: Element | null = element; at; at = at.parentElement) {
    place = `/${[...(at.parentElement?.children ?? [])].indexOf(at)}${place}`;
    if (at === element || at === document.documentElement || getComputedStyle(at).overflow === 'visible') continue;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    clip.left = Math.max(clip.left, left);
    clip.top = Math.max(clip.top, top);
    clip.right = Math.min(clip.right, right);
    clip.bottom = Math.min(clip.bottom, bottom);
  }

  const steps = [0, 0.25, 0.5, 0.75, 1];
  // Test points inside the element: points on its edge belong to its neighbour.
  const inset = 2;
  const hiddenBy = new Set<string>();
  let points = 0;
  let hiddenPoints = 0;
  // A link over two lines has two boxes.
  for (const { left, top, width, height } of element.getClientRects()) {
    if (width <= 2 * inset || height <= 2 * inset) continue;
    for (const [x, y] of steps.flatMap((across) =>
      steps.map((down): [number, number] => [
        left + inset + across * (width - 2 * inset),
        top + inset + down * (height - 2 * inset),
      ]),
    )) {
      points += 1;
      const upmost = document.elementFromPoint(x, y);
      if (upmost && element.contains(upmost)) continue;
      // An ancestor can't cover the element, except WebKit's overlay scrollbar, which counts as its ancestor.
      const isClipped = x < clip.left || x > clip.right || y < clip.top || y > clip.bottom;
      if (upmost?.contains(element) && !isClipped) continue;
      hiddenPoints += 1;
      hiddenBy.add(upmost ? upmost.outerHTML.slice(0, 80) : 'the edge of the window');
    }
  }

  const hidden = points === 0 ? 1 : hiddenPoints / points;
  const { height } = element.getBoundingClientRect();
  const seenHeight = (1 - hidden) * height;
  return {
    place,
    label:
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
      element.outerHTML.slice(0, 60),
    hidden: Math.round(hidden * 100) / 100,
    hiddenBy: [...hiddenBy],
    isSeen: hidden === 0 || seenHeight >= window.innerHeight / 2,
  };
}

/**
 * Appends a link at which `tabStopsOf` stops, because Firefox’s driver can't return the focus to a window that Tab has left. Runs in the
 * page.
 *
 * @param isInMain whether the walk stays in `main`
 */
export function setEndOfWalk(isInMain: boolean): void {
  const end = document.createElement('a');
  end.href = '#';
  end.id = 'end-of-walk';
  end.textContent = 'end of the walk';
  const main = isInMain ? document.querySelector('main') : undefined;
  if (main) main.after(end);
  else (document.querySelector('dialog[open]') ?? document.body).append(end);
  main?.focus();
}

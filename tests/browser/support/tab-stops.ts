/** The element with the focus. */
export interface TabStop {
  /** Its path in the document, which identifies it. */
  place: string;
  /** Its text, for failure messages. */
  label: string;
  /** The hidden share, from 0 to 1. */
  hidden: number;
  /** Elements that cover it, or the edge of the window. */
  hiddenBy: string[];
  /** Whether all of it is visible, or at least half a window's height. */
  isSeen: boolean;
}

/**
 * How much of the focused element is visible (WCAG 2.4.11). Drivers pass it to the page as text. It declares no inner named
 * functions, because tsx would wrap them in a helper that the page lacks.
 *
 * @returns `undefined` if nothing or the link at the end of the walk has the focus
 */
function focusedTabStop(): TabStop | undefined {
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
  // Points on the edge belong to the neighbour.
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
      // Of its ancestors, only WebKit's overlay scrollbar can cover it.
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

/** A driver of any browser. */
export interface Walker {
  /** Resolves when the page has scrolled to the focused element. */
  pressTab: () => Promise<unknown>;
  evaluate: (inPage: () => TabStop | undefined) => Promise<TabStop | undefined>;
}

/**
 * Runs in the page: appends a link at which a walk ends. Firefox’s driver can't return the focus to a page that Tab has left,
 * nor to the next page in that window.
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

/** A date field has several stops: day, month, year, calendar. */
const MOST_STOPS_IN_A_FIELD = 4;

/**
 * Presses Tab until the focus leaves the page, comes round, or stays (as in WebKit's window without toolbars).
 *
 * @returns all stops
 */
export async function walkTabStops({ pressTab, evaluate }: Walker): Promise<TabStop[]> {
  const stops = new Map<string, TabStop>();
  let last: string | undefined;
  let pressesInside = 0;
  for (;;) {
    await pressTab();
    const stop = await evaluate(focusedTabStop);
    if (!stop) break;
    pressesInside = stop.place === last ? pressesInside + 1 : 1;
    if (pressesInside > MOST_STOPS_IN_A_FIELD || (pressesInside === 1 && stops.has(stop.place))) break;
    last = stop.place;
    stops.set(stop.place, stop);
  }
  return [...stops.values()];
}

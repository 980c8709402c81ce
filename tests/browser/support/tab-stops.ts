/** What holds of the element that has the focus. */
export interface TabStop {
  /** Its place in the document, which tells it from all others. */
  place: string;
  /** Its words, for whoever reads of a failure. */
  label: string;
  /** Share of it that cannot be seen, from 0 to 1. */
  hidden: number;
  /** What hides it: elements that lie over it, or the edge of the window. */
  hiddenBy: string[];
  /** Whether all of it is in sight; of something larger than half the window, as much as half the window. */
  isSeen: boolean;
}

/**
 * How much of the focused element can be seen (WCAG 2.4.11). Runs in the page and stands on its own, so that any driver
 * can hand it over as text; for that, it declares no functions of its own: tsx would wrap them in one that the page lacks.
 *
 * @returns `undefined` where nothing has the focus, or the link at which a walk ends
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
  // Points that lie on the edge belong to the neighbour.
  const inset = 2;
  const hiddenBy = new Set<string>();
  let points = 0;
  let hiddenPoints = 0;
  // A link that goes over two lines has a box on each.
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
      // Of what it is in, only a scrollbar can lie over it: WebKit's, which shows itself while there is something to scroll.
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

/** The two things that the walk needs of a browser, whatever drives it. */
export interface Walker {
  /** Ends when the page has scrolled to what has the focus now. */
  pressTab: () => Promise<unknown>;
  evaluate: (inPage: () => TabStop | undefined) => Promise<TabStop | undefined>;
}

/**
 * Runs in the page: puts a link behind all that Tab leads to, at which a walk ends. Firefox’s driver cannot give the keyboard
 * back to a page that Tab has left, nor to the next one in that window.
 *
 * @param isInMain whether the walk is through the content of the page alone, which begins and ends with it
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

/** A date field is several stops of its own: day, month, year, calendar. */
const MOST_STOPS_IN_A_FIELD = 4;

/**
 * Goes on with Tab from where the focus is, until it leaves the page, comes round, or stays (as in WebKit, where a window
 * has nothing besides the page).
 *
 * @returns every stop on the way
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

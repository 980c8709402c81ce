/*
 * The only script of a page in the preview, which has an opaque origin: it reports its page and taps to the office, and shows what the
 * office sends.
 */

import { Idiomorph } from 'idiomorph';

interface Received {
  /** The page as it is now. */
  html?: string;
  /** Address of a field to scroll to. */
  focus?: string;
}

const FOCUSED = 'data-focused';

// In the capture phase: nothing on the page may act first.
document.addEventListener('click', tell, true);
document.addEventListener('submit', (event) => event.preventDefault(), true);
window.addEventListener('message', ({ source, data }: MessageEvent<Received>) => {
  if (source !== parent) return;
  if (typeof data.html === 'string') show(data.html);
  if (typeof data.focus === 'string') focusOn(data.focus);
});
parent.postMessage({ title: document.documentElement.dataset.title }, '*');

function tell(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link) event.preventDefault();
  const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field;
  const page = link?.dataset.page;
  // In a menu, a link leads to its page. Elsewhere its text is what people want to change.
  if (page && (!field || link.closest('nav'))) parent.postMessage({ page }, '*');
  else if (field) parent.postMessage({ field }, '*');
}

function show(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const { scrollX, scrollY } = window;
  const focused = document.querySelector(`[${FOCUSED}]`);
  const wasInView = focused !== null && isInView(focused);
  document.documentElement.lang = next.documentElement.lang;
  document.title = next.title;
  for (const [index, style] of [...next.head.querySelectorAll('style')].entries()) {
    const shown = document.head.querySelectorAll('style')[index];
    if (shown && shown.textContent !== style.textContent) shown.textContent = style.textContent;
  }
  void Idiomorph.morph(document.body, next.body, {
    callbacks: {
      // Details that were opened stay open, and the outline stays.
      beforeAttributeUpdated: (name, element) =>
        name !== FOCUSED && !(name === 'open' && element.tagName === 'DETAILS'),
    },
  });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  // The page has become much longer or shorter.
  if (wasInView && focused.isConnected && !isInView(focused)) scrollToMiddle(focused);
}

function focusOn(address: string): void {
  for (const each of document.querySelectorAll(`[${FOCUSED}]`)) each.removeAttribute(FOCUSED);
  const shows = [...document.querySelectorAll(`[data-field="${CSS.escape(address)}"]`)];
  const element = shows.find((each) => each.closest('main')) ?? shows[0];
  if (!element) return;
  for (let each = element.closest('details'); each; each = each.parentElement?.closest('details') ?? null)
    each.open = true;
  element.setAttribute(FOCUSED, '');
  scrollToMiddle(element);
}

/**
 * `scrollIntoView` would scroll the page around the frame, too: on a phone, its form out of sight. At once: what is saved meanwhile would stop
 * a smooth scroll halfway.
 */
function scrollToMiddle(element: Element): void {
  for (let each = element.parentElement; each && each !== document.documentElement; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth) each.scrollLeft += middleOf(element).x - middleOf(each).x;
  }
  scrollBy({ top: middleOf(element).y - innerHeight / 2, behavior: 'instant' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

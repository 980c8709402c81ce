import { afterNextPaint } from './after-next-paint';

/**
 * Scrolls what the keyboard leads to out from under the bars (WCAG 2.4.11). Chromium and Firefox heed `scroll-padding`
 * when they move the focus, save in tall fields; WebKit does only when asked, as here. A link that has just been tapped
 * stays where it is.
 */
export function keepFocusInSight(): void {
  addEventListener('focusin', () => {
    bringFocusIntoSight();
    // Firefox scrolls once more in one of the next frames: to the caret alone, of which the rest of a tall field is no part.
    afterNextPaint(bringFocusIntoSight);
  });
}

function bringFocusIntoSight(): void {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element.tabIndex < 0 || !element.matches(':focus-visible')) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

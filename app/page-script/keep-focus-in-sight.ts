import { afterNextPaint } from './after-next-paint';

/**
 * Scrolls elements focused by keyboard out from under the bars (WCAG 2.4.11). On focus, Chromium and Firefox respect
 * `scroll-padding` except in tall fields; WebKit only does in `scrollIntoView`. Tapped links stay where they are.
 */
export function keepFocusInSight(): void {
  addEventListener('focusin', () => {
    bringFocusIntoSight();
    // Firefox scrolls again in one of the next frames, to the caret only and not to the rest of a tall field.
    afterNextPaint(bringFocusIntoSight);
  });
}

function bringFocusIntoSight(): void {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element.tabIndex < 0 || !element.matches(':focus-visible')) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

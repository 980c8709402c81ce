/*
 * Inline after the map: scrolls to the map when it is focused by keyboard (WCAG 2.4.11). Firefox and WebKit don't, and fire
 * no focus event for a frame, only blur on the window.
 */
let isTabUnderWay = false;
addEventListener('keydown', ({ key }) => (isTabUnderWay = key === 'Tab'));
addEventListener('focusin', () => (isTabUnderWay = false));
addEventListener('blur', () => {
  if (!isTabUnderWay) return;
  isTabUnderWay = false;
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement)
      activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
});

/*
 * Inline after the map. Firefox and WebKit fire no focus event for a focused frame, only blur on the window, and don't
 * scroll to it (WCAG 2.4.11).
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

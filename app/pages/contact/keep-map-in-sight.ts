/*
 * Stands in the page behind the map. Firefox and WebKit say nothing of a frame that gets the focus; the window loses it,
 * and neither scrolls there (WCAG 2.4.11).
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

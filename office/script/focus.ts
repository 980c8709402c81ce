export function focusOn(element: HTMLElement | null, options?: FocusOptions): void {
  if (!element) return;
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(options);
}

export function mainOf(page: Document): HTMLElement | null {
  return page.querySelector('main');
}

/** Focuses what the server says about a form. Other forms may have empty places for such words. */
export function focusOnMessage(): void {
  const places = [...document.querySelectorAll<HTMLElement>('main [role=alert], main [role=status]')];
  focusOn(places.find(({ textContent }) => textContent) ?? mainOf(document));
}

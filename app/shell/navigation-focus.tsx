import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A browser that loads a page begins to read at its top; the router only swaps the content. So after each of its
 * navigations the heading takes the focus, and a screen reader says where one has arrived.
 */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const shownRef = useRef(pathname);
  useEffect(() => {
    if (shownRef.current === pathname) return;
    shownRef.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

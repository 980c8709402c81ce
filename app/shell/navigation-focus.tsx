import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';

/**
 * A browser that loads a page begins to read at its top; the router only swaps the content. So where it has led to
 * another screen the heading takes the focus, and a screen reader says where one has arrived. An album of the gallery is
 * no other screen: its dialog looks after the focus.
 */
export function NavigationFocus() {
  const screen = useMatches().at(-1)?.id;
  const shownRef = useRef(screen);
  useEffect(() => {
    if (shownRef.current === screen) return;
    shownRef.current = screen;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [screen]);
  return null;
}

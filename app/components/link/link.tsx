import type { ComponentProps } from 'react';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- This is the one that all others take.
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { mayFetchAhead } from '../../connection';

/**
 * A link to a screen. Once React is awake, the screen is fetched as soon as a finger or the pointer is on the link, unless
 * the visitor saves data.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink prefetch={mayFetchAhead() ? 'intent' : 'none'} {...props} />;
}

/** As `Link`, in a menu that marks where one is. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink prefetch={mayFetchAhead() ? 'intent' : 'none'} {...props} />;
}

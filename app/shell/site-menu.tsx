import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../../model/menu';
import { words } from '../../words/en';
import { NavLink } from '../components/link/link';
import styles from './site-menu.module.css';

export const siteMenuId = 'site-menu';

/**
 * The header menu. Dropdowns are `<details>` that close each other by their shared name, and on a small screen the
 * whole menu is a popover behind a button: both open and close without scripts. With scripts, Esc and a tap elsewhere
 * close a dropdown, and so does every navigation.
 */
export function SiteMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const navRef = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownRef = useRef(key);

  useEffect(() => {
    // That React wakes is no navigation: what the visitor has opened by then stays open.
    if (shownRef.current === key) return;
    shownRef.current = key;
    closeAll(navRef.current);
  }, [key]);
  useEffect(() => {
    const closeIfOutside = ({ target }: Event) => {
      if (navRef.current && target instanceof Node && !navRef.current.contains(target)) closeDropdowns(navRef.current);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, []);

  return (
    // Esc is heard here for all the dropdowns inside, which are interactive themselves.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={navRef}
      id={siteMenuId}
      popover="auto"
      className={styles.menu}
      aria-label={words.siteMenu}
      onKeyDown={closeOnEscape}
    >
      <button className={styles.close} type="button" popoverTarget={siteMenuId} popoverTargetAction="hide">
        {words.closeMenu}
      </button>
      <MenuList entries={entries} name="menu" />
    </nav>
  );
}

function MenuList({ entries, name }: { entries: readonly MenuEntry[]; name: string }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ label, to, items }) => (
        <li key={label}>
          {to && (
            <NavLink className={styles.entry} to={to} end>
              {label}
            </NavLink>
          )}
          {items && (
            <details name={name}>
              <summary className={styles.entry}>{label}</summary>
              <MenuList entries={items} name={`${name}-${label}`} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Closes the innermost open dropdown around the focus and gives the focus to what opened it. */
function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  const dropdown = event.target.closest('details[open]');
  if (!(dropdown instanceof HTMLDetailsElement)) return;
  // Esc would also close the popover around it: one key press, one level.
  event.preventDefault();
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

function closeDropdowns(nav: HTMLElement) {
  for (const dropdown of nav.querySelectorAll('details')) dropdown.open = false;
}

function closeAll(nav: HTMLElement | null) {
  if (!nav) return;
  closeDropdowns(nav);
  // Browsers before 2023 know no popovers; there the menu stands open in the page.
  if ('hidePopover' in nav && nav.matches(':popover-open')) nav.hidePopover();
}

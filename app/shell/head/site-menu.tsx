import type { MenuEntry } from '../../../model/concepts/menu';
import { href } from '../../href';
import { useWords } from '../../language';
import { ReachLinks } from '../foot/action-bar';
import { useSite } from '../site';
import styles from './site-menu.module.css';

export const siteMenuId = 'site-menu';

/**
 * The header menu. Dropdowns are `<details>` that close each other by their shared name, and on a small screen the
 * whole menu is a popover behind a button: both open and close without scripts. With scripts, Esc and a tap elsewhere
 * close a dropdown (`page-script/watch-menu.ts`).
 */
export function SiteMenu() {
  const words = useWords();
  const { menu } = useSite();
  return (
    <nav id={siteMenuId} popover="auto" className={styles.menu} aria-label={words.siteMenu}>
      {/* The browser moves the focus here when it opens the popover. Else Tab would go on with the page, which is covered. */}
      <button
        className={`${styles.close} needs-styles`}
        type="button"
        popoverTarget={siteMenuId}
        popoverTargetAction="hide"
        autoFocus
      >
        {words.closeMenu}
      </button>
      <MenuList entries={menu.header} name="menu" />
      <div className={styles.reach}>
        <ReachLinks />
      </div>
    </nav>
  );
}

function MenuList({ entries, name }: { entries: readonly MenuEntry[]; name: string }) {
  const { path } = useSite();
  return (
    <ul>
      {entries.map(({ label, to, items }, index) => (
        <li key={label}>
          {to && (
            <a href={href(to)} aria-current={to === path ? 'page' : undefined}>
              {label}
            </a>
          )}
          {items && (
            <details name={name}>
              <summary>{label}</summary>
              <MenuList entries={items} name={`${name}-${index}`} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { MenuEntry } from '../../../model/concepts/menu';
import { href } from '../../href';
import { useWords } from '../../language';
import { ReachLinks } from '../foot/action-bar';
import { useSite } from '../site';
import styles from './site-menu.module.css';

export const siteMenuId = 'site-menu';

/**
 * The header menu, without JavaScript: dropdowns are `<details>` that close each other by their shared name, and on
 * small screens the menu is a popover. `page-script/watch-menu.ts` also closes dropdowns on Esc and on a tap elsewhere.
 */
export function SiteMenu() {
  const words = useWords();
  const { menu } = useSite();
  return (
    <nav id={siteMenuId} popover="auto" className={styles.menu} aria-label={words.siteMenu}>
      {/* The browser focuses this button when it opens the popover; otherwise Tab would continue in the covered page. */}
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

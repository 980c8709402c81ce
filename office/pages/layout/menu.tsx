import { useFrame } from '../frame/frame-context';
import { useIsPrincipal, useOfficeWords } from '../frame/office-words';
import styles from './layout.module.css';
import ui from './ui.module.css';

/** The menu: beside the school's name, or at the bottom of a phone, within reach of the thumb. */
export function Menu() {
  const { menu } = useOfficeWords();
  const path = useFrame().address.replace(/\?.*/, '');
  const items = [
    ['/', menu.today],
    ['/list', menu.list],
    ['/sheet', menu.sheet],
    ['/figures', menu.figures],
    ['/website', menu.website],
    ...(useIsPrincipal() ? [['/accounts', menu.accounts] as const] : []),
  ] as const;
  return (
    <nav className={styles.menu} aria-label={menu.label}>
      <ul className={`${ui.taps} ${styles.items}`}>
        {items.map(([address, label]) => (
          <li key={address}>
            <a href={address} aria-current={path === address ? 'page' : path.startsWith(`${address}/`) || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

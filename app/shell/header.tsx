import type { MenuEntry } from '../../model/menu';
import type { School } from '../../model/school';
import { words } from '../../words/en';
import { Link } from '../components/link/link';
import styles from './header.module.css';
import { SiteMenu, siteMenuId } from './site-menu';

interface HeaderProps {
  school: School;
  disclosureLink: { text: string; to: string };
  menu: readonly MenuEntry[];
}

export function Header({ school, disclosureLink, menu }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.affiliation}>
        <span>{words.affiliationLine(school.affiliationNumber)}</span>
        <Link to={disclosureLink.to}>{disclosureLink.text}</Link>
      </div>
      <div className={styles.bar}>
        <Link className={styles.wordmark} to="/" aria-label={words.logo(school.name)}>
          <img src="/icon.svg" alt="" width={44} height={44} />
          <span className={styles.name}>{school.name}</span>
        </Link>
        <button className={styles.toggle} type="button" popoverTarget={siteMenuId}>
          <span className={styles.toggleSign} aria-hidden="true" />
          {words.menu}
        </button>
        <SiteMenu entries={menu} />
      </div>
    </header>
  );
}

import { decorations } from '../../model/decorations';
import { addressLine } from '../../model/facts';
import type { School } from '../../model/school';
import { words } from '../../words/en';
import { Link } from '../components/link/link';
import styles from './footer.module.css';

interface FooterProps {
  school: School;
  links: readonly { label: string; to: string }[];
}

export function Footer({ school, links }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <img className={styles.wall} {...decorations.wall} alt="" loading="lazy" />
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link className={styles.logo} to="/about-the-school">
            <img src="/icon.svg" alt="" width={72} height={72} loading="lazy" />
            <span>
              {words.footer.aboutUs}
              <strong>{school.name}</strong>
            </span>
          </Link>
          <p>{addressLine(school)}</p>
          <p>
            <a href={school.social.url} target="_blank" rel="noreferrer">
              {school.social.name}
              <span className="visually-hidden"> ({words.opensInNewTab})</span>
            </a>
          </p>
        </div>
        <nav aria-label={words.footer.siteMap}>
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.colophon}>
        <p>
          © {school.copyrightYear} {school.name} · {school.version}
        </p>
        <p>{words.footer.colophon}</p>
        <p>
          {words.footer.developedBy}{' '}
          <a href={school.developer.url} target="_blank" rel="noreferrer">
            {school.developer.name}
            <span className="visually-hidden"> ({words.opensInNewTab})</span>
          </a>
        </p>
      </div>
    </footer>
  );
}

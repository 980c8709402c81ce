import { addressLine } from '../../../model/concepts/school';
import { LICENCES_ADDRESS } from '../../../model/projections/pages/licences-address';
import type { School } from '../../../model/concepts/school';
import { decoration } from '../../decoration';
import { href } from '../../href';
import { useWords } from '../../language';
import styles from './footer.module.css';
import { LanguageSwitch, type PageInLanguage } from '../head/language-switch';

interface FooterProps {
  otherLanguages: readonly PageInLanguage[];
  homePath: string;
  school: School;
  isDrawn: boolean;
  /** What is said of the drawings. */
  colophon: string | undefined;
  /** Address to which the logo leads. */
  aboutUs: string | undefined;
  links: readonly { label: string; to: string }[];
  /** The day of the newest content, in words. */
  contentDay: string;
  /** Address of the school’s calendar for phones. */
  calendar: string | undefined;
  /** Address of the screen of the search. */
  search: string | undefined;
}

export function Footer({
  homePath,
  otherLanguages,
  school,
  isDrawn,
  colophon,
  aboutUs,
  links,
  contentDay,
  calendar,
  search,
}: FooterProps) {
  const words = useWords();
  return (
    <footer className={styles.footer}>
      {isDrawn && <img className={styles.wall} {...decoration('wall')} alt="" loading="lazy" />}
      <div className={styles.columns}>
        <div className={styles.about}>
          <a className={styles.logo} href={href(aboutUs ?? homePath)}>
            <img src={href('/icon.svg')} alt="" width={48} height={48} loading="lazy" />
            <span>
              {words.footer.aboutUs}
              <strong>{school.name}</strong>
            </span>
          </a>
          <LanguageSwitch pages={otherLanguages} />
          <p>{addressLine(school)}</p>
          {calendar && (
            <p>
              <a href={href(calendar)}>{words.calendar.addHolidays}</a>
            </p>
          )}
          {search && (
            <p>
              <a href={href(search)}>{words.search.search}</a>
            </p>
          )}
          {school.social && (
            <p>
              <a href={href(school.social.url)} target="_blank" rel="noreferrer">
                {school.social.name}
                <span className="visually-hidden"> ({words.opensInNewTab})</span>
              </a>
            </p>
          )}
        </div>
        {links.length > 0 && (
          <nav aria-label={words.footer.siteMap}>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={href(to)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={`${styles.columns} ${styles.colophon}`}>
        <p>
          © {school.copyrightYear} {school.name} · {school.version} · {words.lastChanged(contentDay)}
        </p>
        <div>
          {colophon && <p>{colophon}</p>}
          <p>
            {school.developer && (
              <>
                {words.footer.developedBy}{' '}
                <a href={href(school.developer.url)} target="_blank" rel="noreferrer">
                  {school.developer.name}
                  <span className="visually-hidden"> ({words.opensInNewTab})</span>
                </a>
                {' · '}
              </>
            )}
            <a href={href(LICENCES_ADDRESS)} hrefLang="en">
              {words.footer.licences}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

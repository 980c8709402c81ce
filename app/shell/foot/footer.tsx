import { addressLine } from '../../../model/concepts/school';
import { fileAddresses } from '../../../model/projections/pages/file-addresses';
import { decoration } from '../../decoration';
import { href } from '../../href';
import { useWords } from '../../language';
import { LanguageSwitch } from '../head/language-switch';
import { useSite } from '../site';
import styles from './footer.module.css';

export function Footer() {
  const words = useWords();
  const { school, menu, homePath, isDrawn, colophon, contentDay, calendarPath, search } = useSite();
  return (
    <footer className={styles.footer}>
      {isDrawn && <img className={styles.wall} {...decoration('wall')} alt="" loading="lazy" />}
      <div className={styles.columns}>
        <div className={styles.about}>
          <a className={styles.logo} href={href(menu.aboutUs ?? homePath)}>
            <img src={href('/icon.svg')} alt="" width={48} height={48} loading="lazy" />
            <span>
              {words.footer.aboutUs}
              <strong>{school.name}</strong>
            </span>
          </a>
          <LanguageSwitch />
          <p>{addressLine(school)}</p>
          {calendarPath && (
            <p>
              <a href={href(calendarPath)}>{words.calendar.addHolidays}</a>
            </p>
          )}
          {search && (
            <p>
              <a href={href(search.path)}>{words.search.search}</a>
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
        {menu.footer.length > 0 && (
          <nav aria-label={words.footer.siteMap}>
            <ul className={styles.links}>
              {menu.footer.map(({ label, to }) => (
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
            <a href={href(fileAddresses.licences)} hrefLang="en">
              {words.footer.licences}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

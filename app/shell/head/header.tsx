import { addressLine } from '../../../model/concepts/school';
import { registrationLines } from '../../../model/concepts/school';
import { absoluteHref, href } from '../../href';
import { useWords } from '../../language';
import { telephoneLink } from '../../../forms/phone-number';
import { SearchButton } from '../../search/search-form';
import { useSite } from '../site';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { SiteMenu, siteMenuId } from './site-menu';

/** Letters of the longest name that fits on one line beside search and menu on a small phone. */
const maxLettersOnOneLine = 6;

export function Header() {
  const words = useWords();
  const { school, settings, homePath, pages, path, search, contentDay } = useSite();
  const { disclosureLink } = settings;
  const [phone] = school.phones;
  const registrations = registrationLines(school);
  return (
    <header className={styles.header}>
      {(registrations.length > 0 || disclosureLink || pages.length > 1) && (
        <div className={styles.registrations}>
          <span>{registrations.join(' · ')}</span>{' '}
          {disclosureLink && (
            // On phones, Home shows the disclosure link in a sticky strip instead.
            <a data-strip={path === homePath || undefined} href={href(disclosureLink.to)}>
              {disclosureLink.text}
            </a>
          )}
          <LanguageSwitch />
        </div>
      )}
      <div className={styles.bar}>
        <a className={styles.wordmark} href={href(homePath)} aria-label={words.logo(school.name)}>
          {/* Low priority: it must not delay the font and the first picture. */}
          <img src={href('/icon.svg')} alt="" width={44} height={44} fetchPriority="low" />
          <span className={styles.name} data-long={school.name.length > maxLettersOnOneLine || undefined}>
            {school.name}
          </span>
        </a>
        {search && <SearchButton />}
        <button className={`${styles.toggle} needs-styles`} type="button" popoverTarget={siteMenuId}>
          <span className={styles.toggleSign} aria-hidden="true" />
          {words.menu}
        </button>
        <SiteMenu />
      </div>
      <p className={styles.letterhead}>
        <span>
          {addressLine(school)}
          {phone && (
            <>
              <br />
              <a href={telephoneLink(phone.number)}>{phone.number}</a>
            </>
          )}
        </span>
        <span>
          {words.lastChanged(contentDay)}
          <br />
          {absoluteHref(school.website, path)}
        </span>
      </p>
    </header>
  );
}

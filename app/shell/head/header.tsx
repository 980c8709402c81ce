import { addressLine } from '../../../model/concepts/school';
import type { MenuEntry } from '../../../model/concepts/menu';
import { registrationLines, type School } from '../../../model/concepts/school';
import { absoluteHref, href } from '../../href';
import { useWords } from '../../language';
import { telephoneLink } from '../../../forms/phone-number';
import { SearchButton } from '../../search/search-form';
import { useSite } from '../site';
import styles from './header.module.css';
import { LanguageSwitch, type PageInLanguage } from './language-switch';
import { SiteMenu, siteMenuId } from './site-menu';

/** Letters of a name that stands beside search and menu on one line of a small phone. */
const longestOfOneLine = 6;

interface HeaderProps {
  otherLanguages: readonly PageInLanguage[];
  homePath: string;
  school: School;
  /** The day of the newest content, in words. */
  contentDay: string;
  disclosureLink: { text: string; to: string } | undefined;
  menu: readonly MenuEntry[];
  enquiryPath: string | undefined;
  /** Address of the screen. */
  current: string;
}

export function Header({
  homePath,
  otherLanguages,
  school,
  contentDay,
  disclosureLink,
  menu,
  enquiryPath,
  current,
}: HeaderProps) {
  const words = useWords();
  const { search } = useSite();
  const [phone] = school.phones;
  const registrations = registrationLines(school);
  return (
    <header className={styles.header}>
      {(registrations.length > 0 || disclosureLink || otherLanguages.length > 0) && (
        <div className={styles.registrations}>
          <span>{registrations.join(' · ')}</span>{' '}
          {disclosureLink && (
            // Home has it in a strip that stays in sight.
            <a data-strip={current === homePath || undefined} href={href(disclosureLink.to)}>
              {disclosureLink.text}
            </a>
          )}
          <LanguageSwitch pages={otherLanguages} />
        </div>
      )}
      <div className={styles.bar}>
        <a className={styles.wordmark} href={href(homePath)} aria-label={words.logo(school.name)}>
          {/* Not so soon that it would stand before the lettering and the picture of the first view. */}
          <img src={href('/icon.svg')} alt="" width={44} height={44} fetchPriority="low" />
          <span className={styles.name} data-long={school.name.length > longestOfOneLine || undefined}>
            {school.name}
          </span>
        </a>
        {search && <SearchButton />}
        <button className={`${styles.toggle} needs-styles`} type="button" popoverTarget={siteMenuId}>
          <span className={styles.toggleSign} aria-hidden="true" />
          {words.menu}
        </button>
        <SiteMenu entries={menu} current={current} phone={phone} whatsapp={school.whatsapp} enquiryPath={enquiryPath} />
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
          {absoluteHref(school.website, current)}
        </span>
      </p>
    </header>
  );
}

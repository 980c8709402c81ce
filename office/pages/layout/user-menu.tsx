import { Fragment } from 'react';
import { languages } from '../../../words/languages';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import styles from './layout.module.css';
import ui from './ui.module.css';

/** Language, account and sign-out: open on a page before signing in, else behind one button. */
export function UserMenu({ isBare = false }: { isBare?: boolean }) {
  const { user } = useFrame();
  const { menu, signOut } = useOfficeWords();
  if (isBare) return <LanguageSwitch />;
  return (
    <details className={styles.user}>
      <summary>{user ? <bdi>{user.name}</bdi> : <OtherLanguages />}</summary>
      <div className={`${ui.box} ${styles.userPanel}`}>
        <LanguageSwitch />
        {user && (
          <>
            <a className={`${ui.tap} ${styles.plain}`} href="/account">
              {menu.account}
            </a>
            {/* The browser loads the next page, so that nothing of this account stays in memory. */}
            <form method="post" action="/sign-out" data-native="">
              <button className={styles.plain}>{signOut}</button>
            </form>
          </>
        )}
      </div>
    </details>
  );
}

/** Who doesn't read the language of the page finds their own. */
function OtherLanguages() {
  const { language: current, languages: offered } = useFrame();
  const { menu } = useOfficeWords();
  const others = offered.filter((code) => code !== current);
  if (others.length === 0) return menu.more;
  return others.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ' · '}
      <span lang={languages[code].tag}>{languages[code].name}</span>
    </Fragment>
  ));
}

function LanguageSwitch() {
  const { language: current, languages: offered, address } = useFrame();
  const { language: label } = useOfficeWords();
  if (offered.length < 2) return null;
  return (
    <form method="post" action="/language">
      <input type="hidden" name="next" value={address} />
      <div className={styles.languages} role="group" aria-label={label}>
        {offered.map((code) => (
          <button
            key={code}
            className={styles.plain}
            name="language"
            value={code}
            lang={languages[code].tag}
            aria-current={code === current ? 'true' : undefined}
          >
            {languages[code].name}
          </button>
        ))}
      </div>
    </form>
  );
}

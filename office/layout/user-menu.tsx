import { languages } from '../../words/languages';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import styles from './layout.module.css';

/** Language, account and sign-out: open on a page before signing in, else behind one button. */
export function UserMenu({ isBare = false }: { isBare?: boolean }) {
  const { user } = useFrame();
  const { menu, signOut } = useOfficeWords();
  if (isBare) return <LanguageSwitch />;
  return (
    <details className={styles.user}>
      <summary>{user ? <bdi>{user.name}</bdi> : menu.more}</summary>
      <div className={styles.userPanel}>
        <LanguageSwitch />
        {user && (
          <>
            <a href="/account">{menu.account}</a>
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

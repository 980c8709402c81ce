import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { href } from '../../href';
import { useWords } from '../../language';
import { useSite } from '../site';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** Fragment of the links, such as `#menu`. By default, links get the fragment of the page. */
  fragment?: string;
}

/**
 * Links to the page in the other languages. `page-script/remember-language.ts` keeps the fragment, and highlights the
 * language that the visitor chose or the phone prefers.
 */
export function LanguageSwitch({ fragment = '' }: LanguageSwitchProps) {
  const words = useWords();
  const { pages, language: own } = useSite();
  const others = pages.filter(({ language }) => language !== own);
  if (others.length === 0) return null;
  return (
    // A group instead of a landmark: the switch occurs several times on a page, and landmarks need different names.
    <div role="group" className={styles.languages} aria-label={words.languages.label}>
      {others.map(({ language, path }) => (
        <a
          key={language}
          href={href(path + fragment)}
          hrefLang={language}
          lang={languages[language].tag}
          data-offer={wordsIn[language].languages.readInThis}
        >
          {languages[language].name}
        </a>
      ))}
    </div>
  );
}

import { languages } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { href } from '../../href';
import { useWords } from '../../language';
import { useSite } from '../site';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** Place within the page, such as `#menu`. Without it, the one where the visitor is. */
  fragment?: string;
}

/**
 * The same page in the other languages, each by its own name. `page-script/remember-language.ts` takes the fragment along, and
 * offers the language that was chosen before, or that of the phone.
 */
export function LanguageSwitch({ fragment = '' }: LanguageSwitchProps) {
  const words = useWords();
  const { pages, language: own } = useSite();
  const others = pages.filter(({ language }) => language !== own);
  if (others.length === 0) return null;
  return (
    // No landmark: it stands more than once on a page, and two landmarks must not have one name.
    <div role="group" className={`${styles.languages} no-print`} aria-label={words.languages.label}>
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

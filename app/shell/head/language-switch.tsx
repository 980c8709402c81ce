import { languages, type Language } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { href } from '../../href';
import { useWords } from '../../language';
import styles from './language-switch.module.css';

export interface PageInLanguage {
  language: Language;
  /** Address of the page. */
  path: string;
}

/**
 * The same page in the other languages, each by its own name. `page-script/remember-language.ts` takes the fragment along, and
 * offers on Home the language that was chosen before.
 */
export function LanguageSwitch({ pages, offers = false }: { pages: readonly PageInLanguage[]; offers?: boolean }) {
  const words = useWords();
  if (pages.length === 0) return null;
  return (
    // No landmark: it stands twice on a page, and two landmarks must not have one name.
    <div role="group" className={`${styles.languages} no-print`} aria-label={words.languages.label}>
      {pages.map(({ language, path }) => (
        <a
          key={language}
          href={href(path)}
          hrefLang={language}
          lang={languages[language].tag}
          data-offer={offers ? wordsIn[language].languages.readInThis : undefined}
        >
          {languages[language].name}
        </a>
      ))}
    </div>
  );
}

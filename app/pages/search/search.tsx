import { href } from '../../href';
import { useLanguage, useWords } from '../../language';
import { SearchForm } from '../../search/search-form';
import { ScreenHead } from '../../shell/screen-head';
import { headOf, type PageProps } from '../page';
import page from '../page.module.css';
import styles from './search.module.css';

/** The search box; and all screens from A to Z with their headings, for visitors who don't type. */
export function SearchPage(props: PageProps<'search'>) {
  const words = useWords();
  const { headings = [] } = props;
  const { compare } = new Intl.Collator(useLanguage());
  const screens = headings.toSorted((a, b) => compare(a.title, b.title));
  return (
    <>
      <ScreenHead {...headOf(props)} />
      <div className={page.sheet}>
        <SearchForm />
        <section className={styles.everything} aria-labelledby="everything">
          <h2 id="everything">{words.search.everything}</h2>
          <ul>
            {screens.map(({ path, title, headings: onScreen }) => (
              <li key={path}>
                <a href={href(path)}>{title}</a>
                {onScreen.length > 0 && (
                  <ul>
                    {onScreen.map(({ id, heading, lang }) => (
                      <li key={id}>
                        <a href={href(`${path}#${id}`)} lang={lang}>
                          {heading}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

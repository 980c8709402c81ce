import { Button } from '../../../app/components/button/button';
import { useOfficeWords } from '../frame/office-words';
import styles from './layout.module.css';
import ui from './ui.module.css';

export interface SearchBoxProps {
  /** What was searched for, to change it. */
  wanted?: string | undefined;
  /** Whether it finds fields of the website, by their name, value or use, instead of families. */
  isForWebsite?: boolean;
}

/** Posted, because what is searched for must not get into addresses and histories. */
export function SearchBox({ wanted, isForWebsite = false }: SearchBoxProps) {
  const { search, website } = useOfficeWords();
  const { label } = isForWebsite ? website.search : search;
  return (
    <search className={styles.search}>
      <form method="post" action={isForWebsite ? '/website/find' : '/search'} className={ui.row}>
        <label className="visually-hidden" htmlFor="wanted">
          {label}
        </label>
        <input
          id="wanted"
          name={isForWebsite ? 'asked' : 'wanted'}
          type="search"
          required
          autoComplete="off"
          placeholder={label}
          defaultValue={wanted}
        />
        <Button variant="quiet" type="submit">
          {search.find}
        </Button>
      </form>
    </search>
  );
}

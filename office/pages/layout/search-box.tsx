import { Button } from '../../../app/components/button/button';
import { useOfficeWords } from '../frame/office-words';
import styles from './layout.module.css';

/** Posted, because what is searched for must not get into addresses and histories. */
export function SearchBox({ wanted }: { wanted?: string | undefined }) {
  const { search } = useOfficeWords();
  return (
    <search className={styles.search}>
      <form method="post" action="/search">
        <label className="visually-hidden" htmlFor="wanted">
          {search.label}
        </label>
        <input
          id="wanted"
          name="wanted"
          type="search"
          required
          autoComplete="off"
          placeholder={search.label}
          defaultValue={wanted}
        />
        <Button variant="quiet" type="submit">
          {search.find}
        </Button>
      </form>
    </search>
  );
}

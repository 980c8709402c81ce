import { Button } from '../../../../app/components/button/button';
import { TextField } from '../../form/fields';
import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';
import styles from './website.module.css';

/** Finds fields by a word that people know: their name, their value, or what they are for. */
export function SearchForm({ asked = '' }: { asked?: string | undefined }) {
  const { search: say } = useOfficeWords().website;
  return (
    <search>
      <form className={`${ui.row} ${ui.part} ${styles.search}`} data-fields="" method="post" action="/website/find">
        <TextField
          id="asked"
          label={say.label}
          hint={say.hint}
          name="asked"
          type="search"
          required
          autoComplete="off"
          saved={asked}
        />
        <Button type="submit">{say.submit}</Button>
      </form>
    </search>
  );
}

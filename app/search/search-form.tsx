import { href } from '../href';
import { useIslandAddress } from '../islands/island';
import { useWords } from '../language';
import { useSite } from '../shell/site';
import styles from './search-form.module.css';

const searchSheetId = 'search';
const sheetFieldId = 'q';

/**
 * The search box. Without JavaScript it leads to the search screen, where the server answers, or visitors read all
 * headings.
 *
 * @param isSheet whether the box opens over the page from the button in the header
 */
export function SearchForm({ isSheet = false }: { isSheet?: boolean }) {
  const { close, search } = useWords();
  const { path = '/', file = '' } = useSite().search ?? {};
  return (
    <form
      {...(isSheet && { id: searchSheetId, popover: 'auto' })}
      role="search"
      aria-label={isSheet ? search.quick : search.search}
      className={isSheet ? `${styles.form} needs-styles` : styles.form}
      action={href(path)}
      data-island={useIslandAddress('search')}
      data-file={href(file)}
      data-wakes-at={isSheet ? undefined : 'q'}
    >
      {isSheet && <label htmlFor={sheetFieldId}>{search.search}</label>}
      {/* The browser focuses this field when it opens the sheet. */}
      <input
        type="search"
        name="q"
        autoComplete="off"
        {...(isSheet ? { id: sheetFieldId, autoFocus: true } : { 'aria-label': search.search })}
      />
      <button data-waits="">{search.search}</button>
      {isSheet && (
        <button type="button" popoverTarget={searchSheetId} popoverTargetAction="hide" aria-label={close}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      <div data-answer="" />
    </form>
  );
}

/** The button that opens the search sheet. */
export function SearchButton() {
  const { search } = useWords();
  return (
    <button
      className={`${styles.open} needs-styles`}
      type="button"
      popoverTarget={searchSheetId}
      aria-label={search.search}
    >
      <span className={styles.lens} />
    </button>
  );
}

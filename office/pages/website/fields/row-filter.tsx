import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';

/** Hides the rows that don't have a word. Without a script, browsers have a search of their own. */
export function RowFilter() {
  const { list, website } = useOfficeWords();
  return (
    <div className={`${ui.row} ${ui.before}`} data-needs-script="" hidden>
      <label htmlFor="row-filter">
        <strong>{website.fields.filter}</strong>
      </label>
      <input id="row-filter" type="search" placeholder=" " size={30} autoComplete="off" data-filter={list.notFound} />
      <p role="status" data-filtered="" />
    </div>
  );
}

import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';

/** Up to this many rows are seen at a glance. */
const MAX_WITHOUT = 8;

/** Hides the rows that don't have a word. Without a script, browsers have a search of their own. */
export function RowFilter({ count }: { count: number }) {
  const { list, website } = useOfficeWords();
  if (count <= MAX_WITHOUT) return null;
  return (
    <div className={`${ui.row} ${ui.before}`} data-needs-script="" hidden>
      <label htmlFor="row-filter">
        <strong>{website.fields.filter}</strong>
      </label>
      <input id="row-filter" type="search" size={30} autoComplete="off" data-filter={list.notFound} />
      <p role="status" data-filtered="" />
    </div>
  );
}

import type { ChangeRow } from '../../website-views';
import { Author } from './author';
import { ChangedValue } from './changed-value';
import { BreadcrumbOfChange } from './breadcrumb';
import ui from '../../layout/ui.module.css';

/** Changes, each with the way to its field. */
export function ChangeList({ changes }: { changes: readonly ChangeRow[] }) {
  return (
    <ol className={ui.stack}>
      {changes.map((change) => (
        <li key={change.id} className={`${ui.aside} ${ui.taps}`} data-gap="1" data-dense="">
          <BreadcrumbOfChange change={change} />
          <ChangedValue {...change} />
          <Author {...change} />
        </li>
      ))}
    </ol>
  );
}

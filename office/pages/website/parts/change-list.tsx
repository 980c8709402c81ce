import type { ChangeRow } from '../../website-views';
import { Author } from './author';
import { ChangedValue } from './changed-value';
import { WayLink } from './way';
import ui from '../../layout/ui.module.css';

/** Changes, each with the way to its field. */
export function ChangeList({ changes }: { changes: readonly ChangeRow[] }) {
  return (
    <ol className={ui.stack}>
      {changes.map(({ id, address, language, way, was, becomes, who, at }) => (
        <li key={id} className={`${ui.aside} ${ui.taps}`} data-gap="1" data-dense="">
          <WayLink address={address} way={way} language={language} />
          <ChangedValue was={was} becomes={becomes} language={language} />
          <Author who={who} at={at} />
        </li>
      ))}
    </ol>
  );
}

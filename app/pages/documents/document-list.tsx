import { useSite } from '../../shell/site';
import { disclose } from './disclosure';
import { NewTabLink } from './new-tab-link';

/** A list of documents, each of which opens in a new tab. */
export function DocumentList({ rows }: { rows: readonly { label: string; document: string }[] }) {
  const content = useSite();
  const disclosed = rows.map((row) => disclose(row, content));
  return (
    <div className="prose">
      <ul>
        {disclosed.map(({ label, text, to = '', note }) => (
          <li key={label}>
            {label}: {note && `${note} `}
            <NewTabLink to={to} text={text} about={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { SiteContent } from '../../../model/concepts/site-content';
import { absoluteHref } from '../../href';
import { disclose } from './disclosure';
import { NewTabLink } from './new-tab-link';

interface DocumentListProps {
  rows: readonly { label: string; document: string }[];
  content: SiteContent;
}

/** Documents by name, each of which opens in a new tab. */
export function DocumentList({ rows, content }: DocumentListProps) {
  const disclosed = rows.map((row) => disclose(row, content));
  return (
    <div className="prose">
      <ul>
        {disclosed.map(({ label, text, to = '', note }) => (
          <li key={label}>
            {label}: {note && `${note} `}
            <NewTabLink to={to} address={absoluteHref(content.school.website, to)} text={text} about={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import button from '../../../app/components/button/button.module.css';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import type { Call } from '../views';
import { callAction, CallForm } from './call-form';
import { ContactLinks } from './contact-links';
import { EntryFacts, EntryLink } from './entry-link';
import { LanguageName, TagMarks } from './marks';
import ui from '../layout/ui.module.css';
import styles from './call-row.module.css';

interface CallRowProps extends Call {
  /** Without one, the row offers no call: another row of the page does, or the family needs none. */
  token?: string;
  /** Why the family is in its part of the page. */
  reason: ReactNode;
  /** Whether it is the one to call first. */
  isFirst?: boolean;
  saysForm: boolean;
}

/** A family to call. Call opens its number, a field for what is said, and the results. */
export function CallRow({ entry, others, withNumber, token, reason, isFirst = false, saysForm }: CallRowProps) {
  const { entry: say } = useOfficeWords();
  const { typed } = useFrame();
  const name = entry.headline[0] || say.noName;
  return (
    <article className={styles.call}>
      <div className={styles.who}>
        <h3>
          <EntryLink entry={entry} />
        </h3>
        <p className={ui.facts}>
          {entry.callIn && (
            <span>
              <span className="visually-hidden">{say.callInLabel}: </span>
              <LanguageName code={entry.callIn} />
            </span>
          )}
          {entry.owner !== '' && (
            <span>
              {say.columns.owner}: <Typed text={entry.owner} />
            </span>
          )}
        </p>
      </div>
      <p className={ui.facts}>
        <EntryFacts entry={entry} saysForm={saysForm} />
      </p>
      <div className={`${ui.row} ${styles.why}`} data-gap="1">
        {reason}
        {entry.callRemark !== '' && <Typed text={entry.callRemark} />}
        <TagMarks {...entry} />
        {others.length > 0 && <span className={ui.mark}>{say.forms(others.length + 1)}</span>}
        {others.length === 0 && withNumber > 1 && <span className={ui.quiet}>{say.withNumber(withNumber)}</span>}
      </div>
      <p>{entry.phone && <Typed text={entry.phone} />}</p>
      {token !== undefined && (
        <details open={typed?.action === callAction(entry)} data-dials="">
          <summary
            className={button.button}
            data-variant={isFirst ? 'action' : 'quiet'}
            aria-label={say.callName(name)}
          >
            {say.call}
          </summary>
          <div className={ui.stack} data-gap="3">
            <SameFamily others={others} saysForm={saysForm} />
            <ContactLinks {...entry} variant="quiet" />
            <CallForm entry={entry} others={others} token={token} />
          </div>
        </details>
      )}
    </article>
  );
}

/** The family's other forms that the same call is about. */
export function SameFamily({ others, saysForm }: Pick<Call, 'others'> & { saysForm: boolean }) {
  const { entry: say } = useOfficeWords();
  if (others.length === 0) return null;
  return (
    <div>
      <p>{say.sameFamily}</p>
      <ul className={ui.stack} data-gap="1">
        {others.map((each) => (
          <li key={each.name} className={ui.row}>
            <EntryLink entry={each} />
            <span className={ui.facts}>
              <EntryFacts entry={each} saysForm={saysForm} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Fragment, type ReactNode } from 'react';
import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import { ago } from '../times/times';
import type { Call, Entry } from '../views';
import { CallOutcome } from './call-outcome';
import { ContactLinks } from './contact-links';
import ui from '../layout/ui.module.css';
import styles from './entry.module.css';
import { LanguageName, TagMarks } from './marks';

interface EntryCardProps extends Omit<Call, 'withNumber'>, Partial<Pick<Call, 'withNumber'>> {
  today: string;
  token: string;
  /** Why the card is in its part of the page. */
  reason: ReactNode;
}

/** A family to call, with everything to do so by thumb. */
export function EntryCard({ entry, others, withNumber = 1, today, token, reason }: EntryCardProps) {
  const words = useOfficeWords();
  const { entry: say } = words;
  return (
    <article className={ui.box}>
      <div className={ui.row} data-spread="">
        <h3>
          <EntryLink entry={entry} />
        </h3>
        <p className={ui.row} data-gap="1">
          {reason}
          <TagMarks {...entry} />
        </p>
      </div>
      <p className={styles.facts}>
        <EntryFacts entry={entry} />
        <span>{say.arrived(ago(entry.receivedAt, today, words))}</span>
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
      <SameFamily others={others} />
      {others.length === 0 && withNumber > 1 && <p className={ui.quiet}>{say.withNumber(withNumber)}</p>}
      <ContactLinks {...entry} />
      <CallOutcome entry={entry} others={others} token={token} />
    </article>
  );
}

/** The family's other forms that the same call is about. */
export function SameFamily({ others }: Pick<Call, 'others'>) {
  const { entry: say } = useOfficeWords();
  if (others.length === 0) return null;
  return (
    <div className={styles.family}>
      <p>{say.sameFamily}</p>
      <ul>
        {others.map((each) => (
          <li key={each.name}>
            <EntryLink entry={each} /> <EntryFacts entry={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a submission, leading to its record. */
export function EntryLink({ entry }: { entry: Entry }) {
  const { noName } = useOfficeWords().entry;
  const name = entry.headline[0];
  return (
    <a className={ui.tap} data-dense="" href={`/records/${entry.name}`}>
      {name ? <Typed text={name} /> : noName}
    </a>
  );
}

/** The answers after the name, such as the class, without the phone number; and the form. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const facts = entry.headline.slice(1).filter((value) => value !== '' && value !== entry.phone);
  return (
    <>
      {facts.map((value, index) => (
        <Fragment key={index}>
          <strong>
            <Typed text={value} />
          </strong>
        </Fragment>
      ))}
      <span>{entry.form.title}</span>
    </>
  );
}

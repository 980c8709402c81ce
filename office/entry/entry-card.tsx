import { Fragment, type ReactNode } from 'react';
import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import { ago } from '../times/times';
import type { Entry } from '../views';
import { CallOutcome } from './call-outcome';
import { ContactLinks } from './contact-links';
import styles from './entry.module.css';
import { LanguageName, TagMarks } from './marks';

interface EntryCardProps {
  entry: Entry;
  today: string;
  token: string;
  /** Why the card is in its part of the page. */
  reason: ReactNode;
}

/** A submission to call about, with everything to do so by thumb. */
export function EntryCard({ entry, today, token, reason }: EntryCardProps) {
  const words = useOfficeWords();
  const { entry: say } = words;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <h3>
          <EntryLink entry={entry} />
        </h3>
        <p className={styles.marks}>
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
      <ContactLinks {...entry} />
      <CallOutcome entry={entry} token={token} />
    </article>
  );
}

/** The name of a submission, leading to its record. */
export function EntryLink({ entry }: { entry: Entry }) {
  const { noName } = useOfficeWords().entry;
  const name = entry.headline[0];
  return (
    <a className={styles.name} href={`/records/${entry.name}`}>
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

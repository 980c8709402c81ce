import type { ReactNode } from 'react';
import { useLanguage } from '../language';
import buttons from '../components/button/button.module.css';
import { telephoneLink } from '../../forms/phone-number';
import { serverWordsIn } from '../../words/words';
import type { AnsweringSchool } from './answer';
import styles from './answer-page.module.css';

interface AnswerPageProps {
  school: AnsweringSchool;
  /** Title of the window, without the name of the school. */
  title: string;
  children: ReactNode;
}

/** Page around the answer to a form. */
export function AnswerPage({ school, title, children }: AnswerPageProps) {
  return (
    <>
      <title>{`${title} · ${school.name}`}</title>
      <header className={styles.header}>
        <a className={styles.name} href={homeLink(school)}>
          {school.name}
        </a>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}

/** The way back to the site. @param isAction whether it is the next step of most visitors */
export function HomeLink({ school, isAction }: { school: AnsweringSchool; isAction?: boolean }) {
  return (
    <a className={buttons.button} data-variant={isAction ? 'action' : 'quiet'} href={homeLink(school)}>
      {serverWordsIn[useLanguage()].backHome}
    </a>
  );
}

/** Whom to call, and the way back, for visitors whose form was not sent. */
export function WaysOut({ school }: { school: AnsweringSchool }) {
  const { orCallUs } = serverWordsIn[useLanguage()];
  return (
    <footer className={styles.waysOut}>
      {school.phones.length > 0 && (
        <div>
          <p>{orCallUs}</p>
          <ul className={styles.phones}>
            {school.phones.map((phone) => (
              <li key={phone}>
                <a href={telephoneLink(phone)}>{phone}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <HomeLink school={school} />
      </p>
    </footer>
  );
}

/** The server knows the folder of the site only when it runs, so this address is complete already. */
function homeLink({ homeUrl }: AnsweringSchool): string {
  return homeUrl;
}

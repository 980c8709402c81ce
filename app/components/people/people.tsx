import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture/picture';
import { initialsOf } from './initials';
import styles from './people.module.css';

export interface ShownPerson {
  name: string;
  picture: PictureSource;
  /** Whether the portrait is a drawing, which shows the initials because it doesn't identify the person. */
  isDrawn: boolean;
  /** Position or profession, for example. */
  role?: string;
  /** A result of the person, for example 96.4 %. */
  figure?: string;
  qualification?: string;
  /** A quote by or about the person. */
  quote?: ReactNode;
}

interface PeopleProps {
  people: readonly ShownPerson[];
  heading: 'h2' | 'h3' | 'h4';
}

export function People({ people, heading: Heading }: PeopleProps) {
  return (
    <ul className={styles.grid}>
      {people.map(({ name, picture, isDrawn, role, figure, qualification, quote }) => (
        <li key={name} className={styles.person}>
          <div className={styles.portrait}>
            <Picture picture={picture} load="later" />
            {isDrawn && (
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
          </div>
          <Heading className={styles.name}>{name}</Heading>
          {figure && <p className={styles.figure}>{figure}</p>}
          {role && <p>{role}</p>}
          {qualification && <p className={styles.quiet}>{qualification}</p>}
          {quote && <div className={styles.quote}>{quote}</div>}
        </li>
      ))}
    </ul>
  );
}

import styles from './news.module.css';

export interface ShownDay {
  /** The day in ISO 8601, for `dateTime`. */
  date: string;
  day: string;
  month: string;
  year: string;
}

/** A date as a leaf of a tear-off calendar. */
export function TornOffDay({ date, day, month, year }: ShownDay) {
  return (
    <time className={styles.day} dateTime={date}>
      <span>{day}</span> {month} {year}
    </time>
  );
}

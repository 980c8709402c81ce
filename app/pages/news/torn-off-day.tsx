import styles from './news.module.css';

export interface ShownDay {
  /** ISO 8601 `yyyy-mm-dd`, and its parts in words. */
  date: string;
  day: string;
  month: string;
  year: string;
}

/** A day as a leaf of the calendar on the wall. */
export function TornOffDay({ date, day, month, year }: ShownDay) {
  return (
    <time className={styles.day} dateTime={date}>
      <span>{day}</span> {month} {year}
    </time>
  );
}

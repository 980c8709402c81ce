import { ButtonLink } from '../../components/button/button';
import { Table } from '../../components/table/table';
import { siteContent } from '../../content.server';
import { ScreenHead } from '../../shell/screen-head';
import { words } from '../../../words/en';
import { marathiFeeTable } from '../../../model/fact-tables';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { Route } from './+types/classes';
import styles from './classes.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { classes, feesInMarathi } = siteContent();
  return { head: introOf(url), classes, marathiFees: marathiFeeTable(classes, feesInMarathi) };
}

/** The fees are the point: one comparable list, rows on a wide screen and cards on a phone. */
export default function ClassesPage({ loaderData }: Route.ComponentProps) {
  const { head, classes, marathiFees } = loaderData;
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      <section className={`${page.sheet} ${styles.section}`} aria-labelledby="our-classes">
        <h2 id="our-classes">{words.classes.title}</h2>
        <ul className={styles.list}>
          {classes.map(({ label, ageFrom, ageTo, yearlyFee, seats, description: about }) => (
            <li key={label} className={styles.class}>
              <h3 className={styles.label}>{label}</h3>
              <p className={styles.fee}>
                <span className={styles.amount}>{words.classes.rupees(yearlyFee)}</span> {words.classes.aYear}
              </p>
              <p className={styles.facts}>
                {words.classes.ages(ageFrom, ageTo)} <span aria-hidden="true">·</span> {words.classes.seats(seats)}
              </p>
              <p className={styles.about}>{about}</p>
              <div className={styles.apply}>
                <ButtonLink to="/enquiry-form" aria-label={words.classes.applyFor(label)}>
                  {words.classes.apply}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
        <div lang="mr">
          <Table {...marathiFees} />
        </div>
      </section>
    </>
  );
}

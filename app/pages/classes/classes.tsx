import { ButtonLink } from '../../components/button/button';
import { Table } from '../../components/table/table';
import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import { fragmentOfAnswer } from '../../answer-of-address';
import { ScreenHead } from '../../shell/screen-head';
import { useWords } from '../../language';
import { feesOf, type ShownFee } from '../../../model/derived/class-fees';
import { marathiFeeTables, otherFeeTables } from '../../../model/derived/fact-tables';
import type { SiteContent } from '../../../model/concepts/site-content';
import { listOfClasses } from '../../../model/derived/form-screens';
import { introOf, type PageProps } from '../page';
import page from '../page.module.css';
import styles from './classes.module.css';

function classesOf(content: SiteContent) {
  const { classes, fees, language } = content;
  const list = listOfClasses(content);
  return classes.map((about, index) => ({
    ...about,
    fees: feesOf(about, fees.heads, language),
    applyAt: list && `${list.path}#${fragmentOfAnswer(list.name, list.values[index] ?? '')}`,
  }));
}

/** The fees are the point: one comparable list, rows on a wide screen and cards on a phone. */
export function ClassesPage({ screen, content, pictures }: PageProps<'classes'>) {
  const words = useWords();
  const head = introOf({ screen, content, pictures });
  const classes = classesOf(content);
  const { heads, notes = [] } = content.fees;
  // A single fee needs no name among the classes.
  const hasNamedFees = heads.length > 1;
  if (classes.length === 0) return <ScreenHead {...head} pictureOn="wide-screens" />;
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      <section className={`${page.sheet} ${styles.section}`} aria-labelledby="our-classes">
        <h2 id="our-classes">{words.classes.title}</h2>
        <ul className={styles.list}>
          {classes.map(({ label, ageFrom, ageTo, fees, seats, description: about, applyAt }) => (
            <li key={label} className={hasNamedFees ? `${styles.class} ${styles.manyFees}` : styles.class}>
              <h3 className={styles.label}>{label}</h3>
              {hasNamedFees ? <NamedFees fees={fees} /> : <SingleFee fees={fees} />}
              <p className={styles.facts}>
                {words.classes.ages(ageFrom, ageTo)} <span aria-hidden="true">·</span> {words.classes.seats(seats)}
              </p>
              <p className={styles.about}>
                <TextWithTelephones text={about} />
              </p>
              {applyAt && (
                <div className={styles.apply}>
                  <ButtonLink to={applyAt} aria-label={words.classes.applyFor(label)}>
                    {words.classes.apply}
                  </ButtonLink>
                </div>
              )}
            </li>
          ))}
        </ul>
        {otherFeeTables(content).map(({ id, notes: _, ...table }) => (
          <Table key={id} {...table} />
        ))}
        {notes.length > 0 && (
          <div className="prose">
            <ul>
              {notes.map((note) => (
                <li key={note}>
                  <TextWithTelephones text={note} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {marathiFeeTables(content).map(({ id, language, notes: _, ...table }) => (
          <div key={id} lang={language} className={styles.inMarathi}>
            <Table {...table} />
          </div>
        ))}
      </section>
    </>
  );
}

function SingleFee({ fees }: { fees: readonly ShownFee[] }) {
  return fees.map(({ amount, paid }) => (
    <p key={amount} className={styles.fee}>
      <span className={styles.amount}>{amount}</span> {paid}
    </p>
  ));
}

/** As on a receipt: what for, how much, how often. */
function NamedFees({ fees }: { fees: readonly ShownFee[] }) {
  return (
    <dl className={styles.fee}>
      {fees.map(({ label, amount, paid }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.amount}>{amount}</span> {paid}
          </dd>
        </div>
      ))}
    </dl>
  );
}

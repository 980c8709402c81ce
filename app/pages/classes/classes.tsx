import { href } from '../../href';
import { Picture } from '../../components/picture/picture';
import { DetailsScript } from '../details-script';
import { Table } from '../../components/table/table';
import { LinkedText } from '../../components/telephones/linked-text';
import { answerFragment } from '../../preselect-from-hash';
import { Markdown } from '../../shell/markdown';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/site';
import { useWords } from '../../language';
import { feesOf, type ShownFee } from '../../../model/projections/facts/class-fees';
import { feeTablesInOtherLanguage, otherFeeTables } from '../../../model/projections/facts/fact-tables';
import { tableWordsIn } from '../../../words/words';
import type { SiteContent } from '../../../model/concepts/site-content';
import { listOfClasses } from '../../../model/projections/pages/form-screens';
import { headOf, type PageProps } from '../page';
import page from '../page.module.css';
import styles from './classes.module.css';

function classesOf(content: SiteContent) {
  const { classes, fees, language } = content;
  const list = listOfClasses(content);
  return classes.map((about, index) => ({
    ...about,
    fees: feesOf(about, fees.heads, language),
    isClosed: about.admission === 'closed',
    applyAt: list && `${list.path}#${answerFragment(list.name, list.values[index] ?? '')}`,
  }));
}

/**
 * Parents compare fees, so all classes are in one list in the first view. On phones, other facts are in `<details>`
 * below each row.
 */
export function ClassesPage(props: PageProps<'classes'>) {
  const { intro, picture, ...head } = headOf(props);
  if (useSite().classes.length === 0)
    return <ScreenHead {...head} intro={intro} picture={picture} pictureOn="wide-screens" />;
  return (
    <>
      <ScreenHead {...head}>
        <ClassList />
      </ScreenHead>
      <div className={`${page.sheet} ${picture ? styles.pictured : ''}`}>
        <div className={styles.besides}>
          <Markdown text={intro} />
          <FeesBesides />
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} />
          </div>
        )}
      </div>
    </>
  );
}

/** Every class with its fees, as a block of a screen. */
export function ClassesBlock() {
  if (useSite().classes.length === 0) return null;
  return (
    <>
      <ClassList />
      <FeesBesides />
    </>
  );
}

function ClassList() {
  const words = useWords();
  const content = useSite();
  const classes = classesOf(content);
  // A single fee needs no name.
  const hasNamedFees = content.fees.heads.length > 1;
  return (
    <section aria-labelledby="our-classes">
      <h2 id="our-classes" className={styles.title}>
        {words.classes.title}
      </h2>
      <ul className={styles.list} data-fees={hasNamedFees ? 'named' : 'single'}>
        {classes.map(({ label, ageFrom, ageTo, fees, seats, classTeachers, description: about, isClosed, applyAt }) => (
          <li key={label} className={styles.class}>
            <div className={styles.row}>
              <h3 className={`${styles.label} opens`}>{label}</h3>
              <p className={styles.ages}>{words.classes.ages(ageFrom, ageTo)}</p>
              {!hasNamedFees && <SingleFee fees={fees} />}
            </div>
            {/* The text is a sibling: before 2025, browsers couldn't show the content of a closed <details> on wide
                screens. */}
            <details className={`${styles.opener} needs-styles`}>
              <summary aria-label={words.classes.more(label)} />
            </details>
            <div className={styles.about}>
              <p>
                <LinkedText text={about} />
              </p>
              <div className={styles.facts}>
                <p className={styles.seats}>{words.classes.seats(seats)}</p>
                {classTeachers && (
                  <p>
                    {tableWordsIn[content.language].classTeachers}: {classTeachers.join(', ')}
                  </p>
                )}
              </div>
            </div>
            {isClosed && <p className={styles.closed}>{words.classes.closed}</p>}
            {applyAt && !isClosed && (
              <div className={styles.apply}>
                <a href={href(applyAt)} aria-label={words.classes.applyFor(label)}>
                  {words.classes.apply}
                </a>
              </div>
            )}
            {hasNamedFees && <NamedFees fees={fees} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fees that don't depend on the class, notes, and the table that state law requires. */
function FeesBesides() {
  const content = useSite();
  const { notes = [] } = content.fees;
  return (
    <>
      {otherFeeTables(content).map(({ id, notes: _, ...table }) => (
        <Table key={id} {...table} />
      ))}
      {notes.length > 0 && (
        <div className="prose">
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <LinkedText text={note} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {feeTablesInOtherLanguage(content).map(({ id, language, notes, ...table }) => (
        // Not printed, since each language has a sheet of its own.
        <details key={id} className="no-print">
          {notes?.length ? <summary>{notes}</summary> : <summary lang={language}>{table.caption}</summary>}
          <div lang={language}>
            <Table {...table} hasHeading />
          </div>
        </details>
      ))}
      <DetailsScript />
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

/** Several fees as in a receipt: name, amount, period. */
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

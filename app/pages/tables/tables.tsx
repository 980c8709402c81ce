import { Accordion } from '../../components/accordion/accordion';
import { DetailsOnPaper } from '../details-on-paper';
import { Table } from '../../components/table/table';
import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import { ScreenHead } from '../../shell/screen-head';
import { calendarAddress } from '../../../model/derived/calendar-days';
import { calendarTables, factTables } from '../../../model/derived/fact-tables';
import { href } from '../../href';
import { useWords } from '../../language';
import { introOf, type PageProps } from '../page';
import page from '../page.module.css';
import styles from './tables.module.css';

/** More than these would be a walk of many screens on a phone. */
const mostOpenTables = 6;

/** A screen of tables, with a list of them at its head; of many, each opens below its name. */
export function TablesPage(props: PageProps<'tables'>) {
  const { screen, content } = props;
  const tables = screen.data.tables.flatMap((name) => factTables(name, content)).filter(({ rows }) => rows.length > 0);
  const areClosed = tables.length > mostOpenTables;
  const words = useWords();
  const isOfCalendar = calendarTables(content).some(({ id }) => tables.some((table) => table.id === id));
  const calendar = isOfCalendar && calendarAddress(content);
  return (
    <>
      <ScreenHead {...introOf(props)} pictureOn="wide-screens" />
      <div className={page.sheet}>
        {calendar && (
          <p className="no-print">
            <a href={href(calendar)}>{words.calendar.add}</a>
          </p>
        )}
        {!areClosed && tables.length > 1 && (
          <ul className={`${styles.contents} no-print`}>
            {tables.map(({ id, caption }) => (
              <li key={id}>
                <a href={`#${id}`}>{caption}</a>
              </li>
            ))}
          </ul>
        )}
        {areClosed ? (
          <div className={styles.panels}>
            <Accordion
              heading="h2"
              panels={tables.map(({ id, notes = [], ...table }) => ({
                title: table.caption,
                content: (
                  // Inside, so that a link to it opens what is around it.
                  <div id={id} className={page.section}>
                    <Notes notes={notes} />
                    <Table {...table} hasHeading />
                  </div>
                ),
              }))}
            />
            <DetailsOnPaper />
          </div>
        ) : (
          tables.map(({ id, notes = [], ...table }) => (
            <section key={id} id={id} className={page.section} aria-label={table.caption}>
              <Table {...table} />
              <Notes notes={notes} />
            </section>
          ))
        )}
      </div>
    </>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note}>
      <TextWithTelephones text={note} />
    </p>
  ));
}

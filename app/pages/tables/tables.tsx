import { Accordion, type Panel } from '../../components/accordion/accordion';
import { DetailsScript } from '../details-script';
import { Table } from '../../components/table/table';
import { LinkedText } from '../../components/telephones/linked-text';
import type { FactTableName } from '../../../model/concepts/parts';
import { calendarAddress } from '../../../model/projections/dates/calendar-days';
import {
  calendarTables,
  earlierSessions,
  type FactTable,
  factTables,
} from '../../../model/projections/facts/fact-tables';
import { tableWordsIn } from '../../../words/words';
import { href, subscriptionLink } from '../../href';
import { useWords } from '../../language';
import { useSite } from '../../shell/site';
import page from '../page.module.css';

/** If a screen has more tables, all are closed at first, since they would fill many screens. */
const maxOpenTables = 6;
/** Number of tables that are open on phones at first. */
const openOnPhones = 2;

/** Collapsible tables of facts. */
export function FactTables({ names }: { names: readonly FactTableName[] }) {
  const content = useSite();
  const tables = names.flatMap((name) => factTables(name, content)).filter(({ rows }) => rows.length > 0);
  const words = useWords();
  const isOfCalendar = calendarTables(content).some(({ id }) => tables.some((table) => table.id === id));
  const calendar = isOfCalendar && calendarAddress(content);
  const opens = (index: number): Panel['opens'] => {
    if (tables.length > maxOpenTables) return false;
    return index < openOnPhones || 'closed-on-phones';
  };
  const panels = [
    ...tables.map((table, index) => ({
      title: table.caption,
      content: <NamedTable {...table} hasHeading />,
      opens: opens(index),
    })),
    ...earlierSessions(names, content).map(({ session, tables: earlier }) => ({
      title: tableWordsIn[content.language].earlierSession(session),
      content: earlier.map((table) => <NamedTable key={table.id} {...table} />),
      opens: false,
      // Tables of earlier sessions aren't printed.
      isOffPaper: true,
    })),
  ];
  return (
    <>
      {calendar && (
        <p className="no-print">
          <a href={href(calendar)}>{words.calendar.add}</a>
          <br />
          <a href={subscriptionLink(content.school.website, calendar)}>{words.calendar.subscribe}</a>
        </p>
      )}
      {panels.length > 1 ? (
        <>
          <Accordion heading="h2" panels={panels} />
          <DetailsScript />
        </>
      ) : (
        tables.map((table) => <NamedTable key={table.id} {...table} />)
      )}
    </>
  );
}

/** A table with its notes. Its id is inside the panel, so that a link to the table opens the panel. */
function NamedTable({ id, notes = [], hasHeading, ...table }: FactTable & { hasHeading?: boolean }) {
  return (
    <div id={id} className={page.section}>
      {notes.map((note) => (
        <p key={note}>
          <LinkedText text={note} />
        </p>
      ))}
      <Table {...table} hasHeading={hasHeading} />
    </div>
  );
}

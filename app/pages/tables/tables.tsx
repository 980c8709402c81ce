import type { LoaderFunctionArgs } from 'react-router';
import { Table } from '../../components/table/table';
import { TextWithTelephones } from '../../components/telephones/text-with-telephones';
import { screenAt, contentAt } from '../../content.server';
import { ScreenHead } from '../../shell/screen-head';
import { factTables } from '../../../model/derived/fact-tables';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import styles from './tables.module.css';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    head: introOf(url, 'tables'),
    tables: screenAt(url, 'tables')
      .data.tables.flatMap((name) => factTables(name, contentAt(url)))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** A screen of tables, with a list of them at its head. */
export default function TablesPage({ loaderData }: PageProps<typeof loader>) {
  const { head, tables } = loaderData;
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      <div className={page.sheet}>
        {tables.length > 1 && (
          <ul className={`${styles.contents} no-print`}>
            {tables.map(({ id, caption }) => (
              <li key={id}>
                <a href={`#${id}`}>{caption}</a>
              </li>
            ))}
          </ul>
        )}
        {tables.map(({ id, notes = [], ...table }) => (
          <section key={id} id={id} className={page.section} aria-label={table.caption}>
            <Table {...table} />
            {notes.map((note) => (
              <p key={note}>
                <TextWithTelephones text={note} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

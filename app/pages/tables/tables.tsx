import { Table } from '../../components/table/table';
import { ScreenHead } from '../../shell/screen-head';
import { introOf } from '../intro.server';
import page from '../page.module.css';
import type { Route } from './+types/tables';
import { tablesOf } from './tables-of.server';
import styles from './tables.module.css';

export function loader({ url }: Route.LoaderArgs) {
  return { head: introOf(url), tables: tablesOf(url) };
}

/** A screen of tables, with a list of them at its head. */
export default function TablesPage({ loaderData }: Route.ComponentProps) {
  const { head, tables } = loaderData;
  return (
    <>
      <ScreenHead {...head} pictureOn="wide-screens" />
      <div className={page.sheet}>
        <ul className={`${styles.contents} no-print`}>
          {tables.map(({ id, caption }) => (
            <li key={id}>
              <a href={`#${id}`}>{caption}</a>
            </li>
          ))}
        </ul>
        {tables.map(({ id, note, ...table }) => (
          <section key={id} id={id} className={page.section} aria-label={table.caption}>
            <Table {...table} />
            {note && <p>{note}</p>}
          </section>
        ))}
      </div>
    </>
  );
}

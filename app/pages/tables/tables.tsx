import { Table } from '../../components/table/table';
import { screenAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { pictureSource } from '../../pictures.server';
import { ScreenHead } from '../../shell/screen-head';
import page from '../page.module.css';
import type { Route } from './+types/tables';
import { tablesOf } from './tables-of.server';
import styles from './tables.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { title, description, intro, picture } = screenAt(url, 'intro').data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro),
    picture: picture && pictureSource(picture),
    tables: tablesOf(url),
  };
}

/** A screen of tables, with a list of them at its head. */
export default function TablesPage({ loaderData }: Route.ComponentProps) {
  const { title, description, introHtml, picture, tables } = loaderData;
  return (
    <>
      <ScreenHead title={title} description={description} introHtml={introHtml} picture={picture} />
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

import { Fragment } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Prose } from '../../components/prose/prose';
import { Table } from '../../components/table/table';
import { screenAt, contentAt } from '../../content.server';
import { toHtmlIfAny } from '../../markdown.server';
import { ScreenHead } from '../../shell/screen-head';
import { useWords } from '../../language';
import page from '../page.module.css';
import type { PageProps } from '../page-props';
import { disclose } from './disclosure.server';
import styles from './documents.module.css';

export function loader({ url }: LoaderFunctionArgs) {
  const content = contentAt(url);
  const { title, description, intro, sections } = screenAt(url, 'documents').data;
  return {
    title,
    description,
    introHtml: toHtmlIfAny(intro, content),
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => disclose(row, content)),
    })),
  };
}

/** Sections of rows, each of which is published, does not apply for a reason, or is awaited since a day. */
export default function DocumentsPage({ loaderData }: PageProps<typeof loader>) {
  const words = useWords();
  const { title, description, introHtml, sections } = loaderData;
  return (
    <>
      <ScreenHead title={title} description={description} />
      <div className={page.sheet}>
        {introHtml && <Prose html={introHtml} />}
        {sections.map(({ letter, title: sectionTitle, rowTitle, valueTitle, rows, tables }) => (
          <section key={sectionTitle} className={page.section}>
            <Table
              caption={letter ? `${letter}. ${sectionTitle}` : sectionTitle}
              columns={[words.documents.serialNumber, rowTitle, valueTitle]}
              rows={rows.map(({ label, text, href, note }, index) => [
                index + 1,
                label,
                href ? (
                  <Fragment key={label}>
                    <NewTabLink href={href} text={text} about={label} />
                    {note && <span className={styles.note}>{note}</span>}
                  </Fragment>
                ) : (
                  text
                ),
              ])}
              rowHeader={1}
              isNumbered
            />
            {tables?.map(({ title: tableTitle, columns, rows: cells }) => (
              <Table key={tableTitle} caption={tableTitle} columns={columns} rows={cells} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** “View” alone says nothing in a list of links: the row’s name goes along for whoever cannot see the row. */
function NewTabLink({ href, text, about }: { href: string; text: string; about: string }) {
  const words = useWords();
  return (
    <a className={styles.view} href={href} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden">
        {' '}
        {about} ({words.opensInNewTab})
      </span>
    </a>
  );
}

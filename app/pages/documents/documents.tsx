import { Fragment } from 'react';
import { disclosureAddress, disclosureScreen } from '../../../model/derived/disclosure';
import { Prose } from '../../components/prose/prose';
import { Table } from '../../components/table/table';
import { absoluteHref, href } from '../../href';
import { toHtmlIfAny } from '../../markdown';
import { ScreenHead } from '../../shell/screen-head';
import { useWords } from '../../language';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { awaitedOn, disclose } from './disclosure';
import styles from './documents.module.css';

/** Sections of rows, each of which is published, does not apply for a reason, or is awaited since a day. */
export function DocumentsPage({ screen, content }: PageProps<'documents'>) {
  const words = useWords();
  const { title, description, intro, sections } = screen.data;
  const introHtml = toHtmlIfAny(intro, content);
  const awaited = awaitedOn(screen.data, content);
  return (
    <>
      <ScreenHead title={title} description={description} />
      {disclosureScreen(content)?.path === screen.path && (
        <link rel="alternate" type="application/json" title={title} href={href(disclosureAddress(content))} />
      )}
      <div className={page.sheet}>
        {introHtml && <Prose html={introHtml} />}
        {sections.map(({ letter, title: sectionTitle, rowTitle, valueTitle, rows, tables }) => (
          <section key={sectionTitle} className={page.section}>
            <Table
              caption={letter ? `${letter}. ${sectionTitle}` : sectionTitle}
              columns={[words.documents.serialNumber, rowTitle, valueTitle]}
              rows={rows
                .map((row) => disclose(row, content))
                .map(({ label, text, to, note }, index) => [
                  index + 1,
                  label,
                  to ? (
                    <Fragment key={label}>
                      <NewTabLink
                        to={to}
                        address={absoluteHref(content.school.website, to)}
                        text={text}
                        about={label}
                      />
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
        {awaited.length > 0 && (
          <section className={`prose ${styles.awaited}`}>
            <h2>{words.documents.stillAwaited}</h2>
            {awaited.map(({ since, labels }) => (
              <Fragment key={since}>
                <p>{since}:</p>
                <ul>
                  {labels.map((label, index) => (
                    <li key={index}>{label}</li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
        )}
      </div>
    </>
  );
}

/** “View” alone says nothing in a list of links: the row’s name goes along for whoever cannot see the row, the address on paper. */
function NewTabLink({ to, address, text, about }: { to: string; address: string; text: string; about: string }) {
  const words = useWords();
  return (
    <a className={styles.view} href={href(to)} data-address={address} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden">
        {' '}
        {about} ({words.opensInNewTab})
      </span>
    </a>
  );
}

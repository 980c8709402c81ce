import { Fragment } from 'react';
import { disclosureAddress, disclosureScreen } from '../../../model/projections/pages/disclosure';
import { Accordion } from '../../components/accordion/accordion';
import { Table } from '../../components/table/table';
import { href } from '../../href';
import { Markdown } from '../../shell/markdown';
import { ScreenHead } from '../../shell/screen-head';
import { useSite } from '../../shell/site';
import { useWords } from '../../language';
import { DetailsScript } from '../details-script';
import type { DocumentsScreen } from '../../../model/concepts/screens';
import type { SiteContent } from '../../../model/concepts/site-content';
import { wordsIn } from '../../../words/words';
import type { PageProps } from '../page';
import page from '../page.module.css';
import { awaitedOn, countRows, disclose } from './disclosure';
import styles from './documents.module.css';
import { NewTabLink } from './new-tab-link';

/** Number of sections that are open on phones at first; they contain all certificates. */
const openOnPhones = 3;

type Section = DocumentsScreen['sections'][number];

/** A screen of documents: sections with rows that are published, not applicable, or awaited. */
export function DocumentsPage({ screen }: PageProps<'documents'>) {
  const words = useWords();
  const content = useSite();
  const { title, description, intro, sections } = screen.data;
  const awaited = awaitedOn(screen.data, content);
  const isDisclosure = disclosureScreen(content)?.path === screen.path;
  return (
    <>
      <ScreenHead title={title} description={description} />
      {isDisclosure && (
        <link rel="alternate" type="application/json" title={title} href={href(disclosureAddress(content))} />
      )}
      <div className={page.sheet}>
        <Markdown text={intro} />
        {(isDisclosure || awaited.length > 0) && (
          <div>
            {isDisclosure && <p className={styles.counts}>{words.documents.counts(countRows(screen.data, content))}</p>}
            {awaited.map(({ since, labels }) => (
              <details key={since} className={styles.awaited}>
                <summary>
                  {since}: {labels.length}
                </summary>
                <ul>
                  {labels.map((label, index) => (
                    <li key={index}>{label}</li>
                  ))}
                </ul>
              </details>
            ))}
          </div>
        )}
        {sections.length > 1 ? (
          <Accordion
            heading="h2"
            panels={sections.map((section, index) => ({
              title: nameOf(section, content),
              content: <SectionTables section={section} hasHeading />,
              opens: index < openOnPhones || 'closed-on-phones',
            }))}
          />
        ) : (
          sections.map((section) => <SectionTables key={section.title} section={section} />)
        )}
        <DetailsScript />
      </div>
    </>
  );
}

function nameOf({ letter, title }: Section, { language }: Pick<SiteContent, 'language'>): string {
  return letter ? `${wordsIn[language].documents.sectionLetter(letter)}. ${title}` : title;
}

interface SectionTablesProps {
  section: Section;
  hasHeading?: boolean;
}

function SectionTables({ section, hasHeading }: SectionTablesProps) {
  const words = useWords();
  const content = useSite();
  const { rowTitle, valueTitle, rows, tables } = section;
  return (
    <div className={page.section}>
      <Table
        caption={nameOf(section, content)}
        hasHeading={hasHeading}
        columns={[words.documents.serialNumber, rowTitle, valueTitle]}
        rows={rows
          .map((row) => disclose(row, content))
          .map(({ label, text, to, note }, index) => [
            index + 1,
            label,
            to ? (
              <Fragment key={label}>
                {note && <span className={styles.note}>{note}</span>} <NewTabLink to={to} text={text} about={label} />
              </Fragment>
            ) : (
              text
            ),
          ])}
        rowHeader={1}
        isNumbered
      />
      {tables?.map(({ title, columns, rows: cells }) => (
        <Table key={title} caption={title} columns={columns} rows={cells} />
      ))}
    </div>
  );
}

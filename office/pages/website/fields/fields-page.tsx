import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { EmptyState } from '../../layout/empty-state';
import { isolated, Sentence, Typed } from '../../layout/typed';
import type { FieldsView, ListedCell, ListedField } from '../../website-views';
import { BreadcrumbText } from '../parts/breadcrumb';
import { NotHere } from '../parts/not-here';
import { WebsitePage } from '../parts/website-page';
import { EntryTable } from './entry-table';
import { FieldItem } from './field-item';
import { groupsOf } from './groups-of';
import { RowFilter } from './row-filter';
import ui from '../../layout/ui.module.css';
import styles from './fields.module.css';

/** The fields of a job, of an entry, or those that a search has found. */
export function FieldsPage({ view }: { view: FieldsView }) {
  const { website: say, list, errorPrefix } = useOfficeWords();
  const { job, asked, entry, rows, more, draft, unreadable } = view;
  // The file, then each step of the path to the entry.
  const depth = entry === undefined ? 0 : entry.slice(entry.indexOf(':')).split('/').length;
  const [{ breadcrumb } = { breadcrumb: [] }] = rows;
  const hasMistakes = rows.some(({ cell }) => cell && (cell.form.mistakes.length > 0 || cell.form.conflict));
  return (
    <WebsitePage
      title={job ? say.jobs[job] : entry === undefined ? say.fields.found : (breadcrumb[depth] ?? say.title)}
      prefix={hasMistakes ? errorPrefix : ''}
      breadcrumb={breadcrumb.slice(0, depth)}
      address={entry}
      draft={draft}
      asked={asked}
    >
      {unreadable.length > 0 && (
        <div className={ui.notice} role="alert">
          <p>{say.fields.unreadable}</p>
          <ul>
            {unreadable.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      {asked !== undefined && (
        <p className={ui.muted}>
          <Sentence text={list.foundFor(isolated(asked))} />
        </p>
      )}
      {rows.length === 0 && unreadable.length === 0 && (
        <EmptyState title={job === 'missing' ? say.fields.nothingMissing : list.notFound}>
          <p>{job === 'missing' ? <CodeInText text={say.fields.launchCheck} /> : say.fields.notFoundHint}</p>
        </EmptyState>
      )}
      {job === 'missing' && rows.length > 0 && (
        <p className={ui.muted}>
          {say.fields.staysMissing} <CodeInText text={say.fields.launchCheck} />
        </p>
      )}
      {job && <EntryTables fields={rows.filter(hasCell)} page={`/website/jobs/${job}`} title={say.jobs[job]} />}
      {groupsOf(
        rows.filter((row) => !hasCell(row)),
        ({ breadcrumb: [file = ''] }) => file,
      ).map(({ key, rows: ofFile }) => (
        <section key={key} className={ui.part}>
          {entry === undefined && (
            <h2>
              <Typed text={key} />
            </h2>
          )}
          <div className={ui.cards}>
            {groupsOf(ofFile, (row) => row.breadcrumb.slice(1, -1).join('\n')).map((group) => (
              <FieldGroup
                key={group.key}
                rows={group.rows}
                depth={depth + 1}
                heading={entry === undefined ? 'h3' : 'h2'}
              />
            ))}
          </div>
        </section>
      ))}
      {more > 0 && <p className={ui.muted}>{say.fields.more(more)}</p>}
      <NotHere />
    </WebsitePage>
  );
}

interface EntryTablesProps {
  fields: readonly ListedCell[];
  /** Address and title of the page. */
  page: string;
  title: string;
}

/** A table for each list. If there is one only, the page is about it. */
function EntryTables({ fields, page, title }: EntryTablesProps) {
  const lists = groupsOf(fields, ({ cell }) => cell.entry.replace(/\/\d+$/, ''));
  return (
    <>
      <RowFilter count={new Set(fields.map(({ cell }) => cell.entry)).size} />
      {lists.map(({ key, rows }) => {
        const [{ breadcrumb, cell }] = rows as [ListedCell];
        const path = breadcrumb.slice(1, cell.depth);
        return (
          <section key={key} className={ui.part} data-entries="">
            {lists.length > 1 && (
              <h2>
                <BreadcrumbText breadcrumb={path} />
              </h2>
            )}
            <EntryTable fields={rows} page={page} caption={lists.length > 1 ? path.join(' › ') : title} />
          </section>
        );
      })}
    </>
  );
}

function hasCell(row: ListedField): row is ListedCell {
  return row.cell !== undefined;
}

interface FieldGroupProps {
  rows: readonly ListedField[];
  /** Number of parts of the breadcrumb that are above the list. */
  depth: number;
  heading: 'h2' | 'h3';
}

/** Fields of the same entry. */
function FieldGroup({ rows, depth, heading: Heading }: FieldGroupProps) {
  const breadcrumb = rows[0]!.breadcrumb.slice(depth, -1);
  return (
    <div className={styles.card}>
      {breadcrumb.length > 0 && (
        <Heading>
          <BreadcrumbText breadcrumb={breadcrumb} />
        </Heading>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.address}>
            <FieldItem row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useOfficeWords } from '../../frame/office-words';
import { CodeInText } from '../../layout/code-in-text';
import { EmptyState } from '../../layout/empty-state';
import { isolated, Sentence, Typed } from '../../layout/typed';
import type { FieldsView, ListedCell, ListedField } from '../../website-views';
import { BreadcrumbText } from '../parts/breadcrumb';
import type { ListInfo } from '../../../editing/lists';
import { entryPage, listPage } from '../parts/addresses';
import { NotHere } from '../parts/not-here';
import { AddEntry, EntryPanel, Groups } from './entry-actions';
import { WebsitePage } from '../parts/website-page';
import { EntryTable } from './entry-table';
import { FieldItem } from './field-item';
import { groupsOf } from './groups-of';
import { RowFilter } from './row-filter';
import ui from '../../layout/ui.module.css';

/** The fields of a job, of an entry, or those that a search has found. */
export function FieldsPage({ view }: { view: FieldsView }) {
  const { website: say, list: listWords, errorPrefix } = useOfficeWords();
  const { job, asked, entry, list, lists, groups, rows, more, draft, unreadable } = view;
  // The file, then each step of the path to the entry.
  const [, pathOfEntry = ''] = entry?.address.split(/:(.*)/) ?? [];
  const depth = pathOfEntry === '' ? 0 : pathOfEntry.split('/').length;
  const [{ breadcrumb } = { breadcrumb: [] }] = rows;
  const path = list === undefined ? breadcrumb.slice(0, depth + 1) : (lists[0]?.breadcrumb ?? []);
  const hasMistakes = rows.some(
    ({ cell, mistakes }) => mistakes || (cell && (cell.form.mistakes.length > 0 || cell.form.conflict)),
  );
  const page = job ? `/website/jobs/${job}` : list === undefined ? undefined : listPage(list);
  const title = job ? say.jobs[job] : asked === undefined ? (path.at(-1) ?? say.title) : say.fields.found;
  return (
    <WebsitePage
      title={title}
      prefix={hasMistakes ? errorPrefix : ''}
      breadcrumb={job ? [] : path.slice(0, -1)}
      address={entry?.address ?? list}
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
          <Sentence text={listWords.foundFor(isolated(asked))} />
        </p>
      )}
      {asked !== undefined && <NotHere />}
      {entry && <EntryPanel entry={entry} page={entryPage(entry.address)} />}
      {page && groups.length > 0 && (
        <div className={ui.part}>
          <Groups groups={groups} page={page} />
        </div>
      )}
      {asked !== undefined && lists.length > 0 && (
        <div className={ui.part}>
          <ul className={`${ui.lines} ${ui.taps}`} data-links="">
            {lists.map((each) => (
              <li key={each.address}>
                <a href={listPage(each.address)}>{say.entries.list(each.breadcrumb.join(' › '), each.count)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {[rows, lists, groups, unreadable].every(({ length }) => length === 0) && entry === undefined && (
        <EmptyState title={job === 'missing' ? say.fields.nothingMissing : listWords.notFound}>
          <p>{job === 'missing' ? <CodeInText text={say.fields.launchCheck} /> : say.fields.notFoundHint}</p>
        </EmptyState>
      )}
      {job === 'missing' && rows.length > 0 && (
        <p className={ui.muted}>
          {say.fields.staysMissing} <CodeInText text={say.fields.launchCheck} />
        </p>
      )}
      {page && <AddedNotice view={view} />}
      {page && rows.some(hasCell) && (
        <p className={ui.muted}>
          {say.field.savesItself} {say.field.notPublished}
        </p>
      )}
      {page && <EntryTables {...view} fields={rows.filter(hasCell)} page={page} title={title} />}
      {groupsOf(
        rows.filter((row) => !hasCell(row)),
        ({ breadcrumb: [file = ''] }) => file,
      ).map(({ key, rows: ofFile }) => {
        const cards = (
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
        );
        // A new school lacks hundreds of values: first, how many on each page.
        if (job === 'missing')
          return (
            <details key={key} className={ui.part}>
              <summary>
                <h2>
                  <Typed text={key} /> <span className={ui.muted}>{ofFile.length}</span>
                </h2>
              </summary>
              {cards}
            </details>
          );
        return (
          <section key={key} className={ui.part}>
            {entry === undefined && (
              <h2>
                <Typed text={key} />
              </h2>
            )}
            {cards}
          </section>
        );
      })}
      {more > 0 && <p className={ui.muted}>{say.fields.more(more)}</p>}
    </WebsitePage>
  );
}

/** Says that an entry was added, and what is wrong with it: its row may be far below. */
function AddedNotice({ view: { added, rows } }: { view: FieldsView }) {
  const { entries: say, field } = useOfficeWords().website;
  const first = rows.filter(hasCell).find(({ cell }) => cell.entry === added?.address);
  if (!added || !first) return null;
  const name = isolated(first.breadcrumb[first.cell.depth]!);
  if (added.mistakes.length === 0)
    return (
      <div className={`${ui.aside} ${ui.noted}`} data-sticky="" role="status">
        <p>
          <Sentence text={`${say.added(name)} ${field.notPublished}`} />
        </p>
      </div>
    );
  return (
    <div className={ui.notice} role="alert">
      <p>
        <Sentence text={say.addedWrong(name)} />
      </p>
      <ul>
        {added.mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </div>
  );
}

interface EntryTablesProps extends Pick<FieldsView, 'pictures'> {
  fields: readonly ListedCell[];
  /** Lists to which entries can be added, also empty ones. */
  lists: readonly ListInfo[];
  /** Address and title of the page. */
  page: string;
  title: string;
}

/** Up to this many rows are seen at a glance. Longer lists have a filter, and folded rows on phones. */
const MAX_AT_A_GLANCE = 8;

/** A table for each list. If there is one only, the page is about it. */
function EntryTables({ fields, lists, page, title, pictures }: EntryTablesProps) {
  const groups = groupsOf(fields, ({ cell }) => cell.entry.replace(/\/\d+$/, ''));
  const empty = lists.filter(({ address }) => !groups.some(({ key }) => key === address));
  const count = new Set(fields.map(({ cell }) => cell.entry)).size;
  const all = [...groups, ...empty.map(({ address }) => ({ key: address, rows: [] as ListedCell[] }))];
  return (
    <>
      {count > MAX_AT_A_GLANCE && <RowFilter />}
      {all.map(({ key, rows }) => {
        const list = lists.find(({ address }) => address === key);
        const [first] = rows;
        const path = first ? first.breadcrumb.slice(1, first.cell.depth) : (list?.breadcrumb.slice(1) ?? []);
        return (
          <section key={key} className={ui.part} data-entries="">
            {all.length > 1 && (
              <h2>
                <BreadcrumbText breadcrumb={path} />
              </h2>
            )}
            {list && <AddEntry list={list} next={page} />}
            {(first || (list?.removed.length ?? 0) > 0) && (
              <EntryTable
                fields={rows}
                page={page}
                list={list}
                caption={all.length > 1 ? path.join(' › ') : title}
                pictures={pictures}
                isLong={count > MAX_AT_A_GLANCE}
              />
            )}
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
    <section className={ui.stack} data-gap="1">
      {breadcrumb.length > 0 && (
        <Heading>
          <BreadcrumbText breadcrumb={breadcrumb} />
        </Heading>
      )}
      <ul className={ui.lines} data-links="">
        {rows.map((row) => (
          <li key={row.address}>
            <FieldItem row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Table } from '../../../../app/components/table/table';
import { useOfficeWords } from '../../frame/office-words';
import { Typed } from '../../layout/typed';
import type { ListedCell } from '../../website-views';
import { entryPage } from '../parts/addresses';
import ui from '../../layout/ui.module.css';
import { EntryField } from './entry-field';
import styles from './fields.module.css';
import { groupsOf } from './groups-of';

interface EntryTableProps {
  /** Fields of the entries of one list. */
  fields: readonly ListedCell[];
  caption: string;
  /** Address of the page. */
  page: string;
}

/** A list: a row for each of its entries, whose main fields are edited in place. The rest is on the page of the entry. */
export function EntryTable({ fields, caption, page }: EntryTableProps) {
  const { website: say } = useOfficeWords();
  const entries = groupsOf(fields, ({ cell }) => cell.entry);
  const columns = [...new Set(['', ...fields.map(({ cell }) => cell.column)])];
  const labels = columns.map((column) => labelOf(fields.filter(({ cell }) => cell.column === column)));
  return (
    <div className={styles.table} data-named={labels[0] === undefined || undefined}>
      <Table
        caption={caption}
        hasHeading
        columns={labels.map((label) => label ?? say.fields.entry)}
        rows={entries.map(({ key: entry, rows: ofEntry }) => {
          const [first] = ofEntry;
          const name = first!.breadcrumb[first!.cell.depth]!;
          const fieldIn = (column: string) => ofEntry.find(({ cell }) => cell.column === column);
          const next = `${page}#${encodeURI(entry)}`;
          return columns.map((column) => {
            const field = fieldIn(column);
            const shown = field && <EntryField key={column} field={field} name={name} page={page} next={next} />;
            if (column !== '') return shown ?? null;
            return (
              <div key={column} id={entry} className={styles.name} data-entry={textOf(name, ofEntry)}>
                {shown ?? <Typed text={name} />}
                <a className={`${ui.tap} ${styles.more}`} href={entryPage(entry)}>
                  {say.fields.rest}
                  <span className="visually-hidden">
                    : <Typed text={name} />
                  </span>
                </a>
              </div>
            );
          });
        })}
      />
    </div>
  );
}

/** The label that most fields of a column have: a list of people has headings of groups, too. */
function labelOf(fields: readonly ListedCell[]): string | undefined {
  const byLabel = groupsOf(fields, ({ breadcrumb }) => breadcrumb.at(-1)!);
  return byLabel.toSorted((one, other) => other.rows.length - one.rows.length)[0]?.key;
}

/** What the filter of the page searches. */
function textOf(name: string, fields: readonly ListedCell[]): string {
  return [name, ...fields.flatMap(({ value, cell }) => [value, cell.form.value, cell.shown ?? ''])]
    .join(' ')
    .toLowerCase();
}

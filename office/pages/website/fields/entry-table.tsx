import { Button } from '../../../../app/components/button/button';
import { Table } from '../../../../app/components/table/table';
import { ActionForm } from '../../form/action-form';
import type { ListInfo } from '../../../editing/lists';
import { useOfficeWords } from '../../frame/office-words';
import { Typed } from '../../layout/typed';
import type { FieldsView, ListedCell } from '../../website-views';
import { entryPage, newEntryPage } from '../parts/addresses';
import ui from '../../layout/ui.module.css';
import { RowActions } from './entry-actions';
import { EntryField } from './entry-field';
import styles from './fields.module.css';
import { groupsOf } from './groups-of';

interface EntryTableProps extends Pick<FieldsView, 'pictures'> {
  /** Fields of the entries of one list. */
  fields: readonly ListedCell[];
  caption: string;
  /** Address of the page. */
  page: string;
  /** Set if entries can be added and removed. */
  list: ListInfo | undefined;
  /** Whether rows are folded on phones. */
  isLong: boolean;
}

/** A list: a row for each of its entries, whose main fields are edited in place. The rest is on the page of the entry. */
export function EntryTable({ fields, caption, page, list, pictures, isLong }: EntryTableProps) {
  const { website: say, outcome } = useOfficeWords();
  const kind = list?.kinds.find(({ name }) => name !== 'awaited');
  const entries = groupsOf(fields, ({ cell }) => cell.entry);
  const columns = [...new Set(['', ...fields.map(({ cell }) => cell.column)])];
  const removedRow = ({ id, name, was }: ListInfo['removed'][number]) => [
    <del key="name" className={styles.name}>
      <Typed text={name || was} />
    </del>,
    ...columns.slice(1).map((_, index) => (index === 0 && name ? <Typed key={index} text={was} /> : null)),
    <ActionForm key="undo" action="/website/undo" about={{ id }} hidden={{ next: page }} className={styles.actions}>
      <Button type="submit" variant="quiet" aria-label={`${outcome.undo}: ${name}`}>
        {outcome.undo}
      </Button>
    </ActionForm>,
  ];
  const labels = columns.map((column) => labelOf(fields.filter(({ cell }) => cell.column === column)));
  return (
    <div className={styles.table} data-named={labels[0] === undefined || undefined}>
      <Table
        caption={caption}
        hasHeading
        columns={[...labels.map((label) => label ?? say.fields.entry), ...(list ? [say.entries.actions] : [])]}
        rows={[
          ...(list?.removed ?? []).filter(({ above }) => above < 0).map(removedRow),
          ...entries.flatMap(({ key: entry, rows: ofEntry }, position) => {
            const [first] = ofEntry;
            const name = first!.breadcrumb[first!.cell.depth]!;
            const picture = pictures?.find((each) => each.entry === entry);
            const fieldIn = (column: string) => ofEntry.find(({ cell }) => cell.column === column);
            const next = `${page}#${encodeURI(entry)}`;
            const index = Number(/\d+$/.exec(entry)?.[0]);
            const rest = (
              <a className={`${ui.tap} ${styles.more}`} href={entryPage(entry)}>
                {say.fields.rest}
                <OfEntry name={name} />
              </a>
            );
            const cells = columns.map((column) => {
              const field = fieldIn(column);
              const shown = field && <EntryField key={column} field={field} name={name} page={page} next={next} />;
              if (column !== '') return shown ?? null;
              return (
                <div key={column} id={entry} className={styles.name} data-entry={textOf(name, ofEntry)}>
                  {picture && <img src={picture.src} alt={picture.alt} width="96" loading="lazy" />}
                  {shown ?? <Typed text={name} />}
                  {isLong && (
                    <span className={styles.glance}>
                      <Typed text={atAGlance(ofEntry)} />
                    </span>
                  )}
                  {isLong && ofEntry.every(isPlain) && (
                    <details className={styles.unfold} data-needs-script="" hidden>
                      <summary className={ui.tap}>
                        {say.fields.unfold}
                        <OfEntry name={name} />
                      </summary>
                      {rest}
                    </details>
                  )}
                  {rest}
                  {list?.awaited.includes(index) && kind && (
                    <a
                      className={`${ui.tap} ${styles.more}`}
                      href={newEntryPage({ list: list.address, kind: kind.name, replaces: String(index), next })}
                    >
                      {say.entries.enter(kind.label)}
                      <OfEntry name={name} />
                    </a>
                  )}
                </div>
              );
            });
            if (!list) return [cells];
            const actions = (
              <RowActions
                key="actions"
                entry={entry}
                // Names of the entries up to this one.
                entries={first!.cell.form.entries.slice(0, list.entries.length + 1)}
                name={name}
                isFirst={position === 0}
                isLast={position === entries.length - 1}
                next={next}
              />
            );
            return [[...cells, actions], ...list.removed.filter(({ above }) => above === index).map(removedRow)];
          }),
        ]}
      />
    </div>
  );
}

/** What a link or button is about, for those who hear it outside of its row. */
function OfEntry({ name }: { name: string }) {
  return (
    <span className="visually-hidden">
      : <Typed text={name} />
    </span>
  );
}

/** The first values of a row that is folded. */
function atAGlance(fields: readonly ListedCell[]): string {
  const values = fields.filter(({ cell, value }) => cell.column !== '' && value !== '').map(({ value }) => value);
  return values.slice(0, 2).join(' · ');
}

/** Whether a field has nothing that its user should see at once. */
function isPlain({ cell: { form, otherName, toCheck, untranslated } }: ListedCell): boolean {
  const { mistakes, conflict, published } = form;
  return (
    [mistakes, toCheck, untranslated].every(({ length }) => length === 0) &&
    !conflict &&
    !otherName &&
    published === undefined
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

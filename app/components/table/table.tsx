import type { ReactNode } from 'react';
import { emptyCell } from '../../../words/empty-cell';
import { type TableWords, tableWordsIn } from '../../../words/words';
import { useLanguage } from '../../language';
import { LinkedText } from '../telephones/linked-text';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  /** Whether a heading above the table has the same text as the caption, which is then hidden. */
  hasHeading?: boolean;
  columns: readonly string[];
  /** Cells of each row, one for each of `columns`. */
  rows: readonly (readonly ReactNode[])[];
  /** Index of the column that names the row: bold, and first on a phone. */
  rowHeader?: number;
  /** Whether the first column has serial numbers. */
  isNumbered?: boolean;
  /** Whether rows are short enough to stay in columns on a phone. */
  isNarrow?: boolean;
  /** Short rows grouped by month, shown instead of `rows`. */
  byMonth?: { months: readonly string[]; rows: readonly (readonly ReactNode[])[] };
}

/* Safari drops the semantics of a table whose `display` changes, unless it has roles. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * A table. On narrow screens each row becomes a block of labelled lines; explicit roles keep it a table for screen
 * readers.
 */
export function Table({
  caption,
  hasHeading = false,
  columns,
  rows,
  rowHeader = 0,
  isNumbered = false,
  isNarrow = false,
  byMonth,
}: TableProps) {
  const words = tableWordsIn[useLanguage()];
  const renderRow = (cells: readonly ReactNode[], rowIndex: number) => (
    <tr key={rowIndex} role="row">
      {cells.map((cell, index) => {
        const isSerial = isNumbered && index === 0;
        // A row header applies only to the cells after it, so the first cell always is one. A serial number alone doesn't
        // identify a row for screen readers, so the name is one too.
        const isHeader = index === 0 || (isNumbered && index === rowHeader);
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={index}
            scope={isHeader ? 'row' : undefined}
            role={isHeader ? 'rowheader' : 'cell'}
            data-label={columns[index]}
            data-name={index === rowHeader ? true : undefined}
            data-serial={isSerial ? true : undefined}
          >
            {contentOf(cell, words)}
          </Cell>
        );
      })}
    </tr>
  );
  const isInColumns = isNarrow || byMonth !== undefined;
  const table = (
    <table className={`${styles.table} ${isInColumns ? styles.narrow : styles.stacked}`} role="table">
      <caption className={hasHeading ? 'visually-hidden' : styles.caption} data-heading={hasHeading || undefined}>
        {caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {byMonth ? (
        [...new Set(byMonth.months)].map((month) => (
          <tbody key={month} role="rowgroup">
            <tr role="row">
              <th className={styles.month} scope="rowgroup" role="rowheader" colSpan={columns.length}>
                {month}
              </th>
            </tr>
            {byMonth.rows.filter((_, index) => byMonth.months[index] === month).map(renderRow)}
          </tbody>
        ))
      ) : (
        <tbody role="rowgroup">{rows.map(renderRow)}</tbody>
      )}
    </table>
  );
  return isInColumns ? <div className={styles.scrolls}>{table}</div> : table;
}

function contentOf(cell: ReactNode, words: TableWords): ReactNode {
  if (cell === emptyCell) {
    return (
      <>
        <span aria-hidden="true">{emptyCell}</span>
        <span className="visually-hidden">{words.emptyCell}</span>
      </>
    );
  }
  return typeof cell === 'string' ? <LinkedText text={cell} /> : cell;
}

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { FactTable } from '../../../model/derived/fact-tables';
import { useLook } from './look';

/** Points; letters of the text face at the size of a cell are about this wide. */
const cellPadding = 6;
const letterWidth = 5.2;

/** So many fit on a page whatever stands in them; a longer table goes over pages. */
const MOST_ROWS_KEPT_TOGETHER = 12;

/** A table whose header row stands on each of its pages and whose rows stay whole. */
export function DocumentTable({ table, caption }: { table: FactTable; caption: boolean }) {
  const { colours, styles } = useLook();
  const line = { borderBottomColor: colours.printLine };
  const head = { backgroundColor: colours.text, color: colours.surface };
  const widths = columnWidths(table);
  return (
    <View style={own.table} wrap={table.rows.length > MOST_ROWS_KEPT_TOGETHER}>
      {/* A caption and two rows belong together: alone at the foot of a page they say nothing. */}
      <View minPresenceAhead={90}>
        {caption && <Text style={[styles.heading, own.caption]}>{table.caption}</Text>}
        {table.notes?.map((note) => (
          <Text key={note} style={[styles.small, own.note]}>
            {note}
          </Text>
        ))}
      </View>
      <View>
        <View style={[own.row, line, own.head, head]} fixed wrap={false}>
          {table.columns.map((column, index) => (
            <Text key={column} style={[own.cell, styles.bold, { width: widths[index] }]}>
              {column}
            </Text>
          ))}
        </View>
        {table.rows.map((cells, row) => (
          <View
            key={row}
            style={[own.row, line, ...(row % 2 === 1 ? [{ backgroundColor: colours.page }] : [])]}
            wrap={false}
          >
            {cells.map((cell, index) => (
              <Text
                key={index}
                style={[own.cell, { width: widths[index] }, ...(index === table.rowHeader ? [styles.bold] : [])]}
              >
                {cell}
              </Text>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

/** Shares of the width by the longest text of each column, in points; very long texts wrap instead of starving the others. */
function columnWidths({ columns, rows }: FactTable): string[] {
  const weights = columns.map((column, index) => {
    const longest = Math.max(column.length * 0.7, ...rows.map((row) => row[index]?.length ?? 0));
    return Math.min(Math.max(longest, 6), 31) * letterWidth + 2 * cellPadding;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => `${((weight / sum) * 100).toFixed(3)}%`);
}

const own = StyleSheet.create({
  table: { marginBottom: 18 },
  caption: { marginBottom: 4 },
  note: { marginBottom: 6 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5 },
  head: { borderBottomWidth: 0 },
  cell: { paddingVertical: 4, paddingHorizontal: cellPadding, fontSize: 9, lineHeight: 1.4 },
});

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { FactTable } from '../../../model/fact-tables';
import { colour, styles } from './look';

/** Points; letters of the text face at the size of a cell are about this wide. */
const cellPadding = 6;
const letterWidth = 5.2;

/** A table whose header row stands on each of its pages and whose rows stay whole. */
export function Table({ table, caption }: { table: FactTable; caption: boolean }) {
  const widths = columnWidths(table);
  return (
    <View style={own.table}>
      {/* A caption and two rows belong together: alone at the foot of a page they say nothing. */}
      <View minPresenceAhead={90}>
        {caption && <Text style={[styles.heading, own.caption]}>{table.caption}</Text>}
        {table.note && <Text style={[styles.small, own.note]}>{table.note}</Text>}
      </View>
      <View>
        <View style={[own.row, own.head]} fixed wrap={false}>
          {table.columns.map((column, index) => (
            <Text key={column} style={[own.cell, styles.bold, { width: widths[index] }]}>
              {column}
            </Text>
          ))}
        </View>
        {table.rows.map((cells, row) => (
          <View key={row} style={[own.row, ...(row % 2 === 1 ? [own.band] : [])]} wrap={false}>
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
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#d9cdb8' },
  head: { backgroundColor: colour.indigo, color: colour.white, borderBottomWidth: 0 },
  band: { backgroundColor: colour.ricePaste },
  cell: { paddingVertical: 4, paddingHorizontal: cellPadding, fontSize: 9, lineHeight: 1.4 },
});

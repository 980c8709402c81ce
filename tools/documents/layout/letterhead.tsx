import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Letterhead } from '../document-plan';
import { useLook } from './look';
import { TriangleBorder } from './triangle-border';

/** Who writes: stands on the first page. @param width of the text, in points */
export function LetterheadBlock({ letterhead, width }: { letterhead: Letterhead; width: number }) {
  const { styles } = useLook();
  const { schoolName, address, registrations, phone, email } = letterhead;
  return (
    <View>
      <View style={own.row}>
        <View style={own.who}>
          <Text style={styles.name}>{schoolName}</Text>
          {registrations.map((registration) => (
            <Text key={registration} style={styles.small}>
              {registration}
            </Text>
          ))}
        </View>
        <View style={own.where}>
          <Text style={[styles.small, own.right]}>{address}</Text>
          <Text style={[styles.small, own.right]}>{[phone, email].filter(Boolean).join(' · ')}</Text>
        </View>
      </View>
      <TriangleBorder width={width} />
    </View>
  );
}

const own = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 10, gap: 24 },
  who: { flexShrink: 0, maxWidth: '50%' },
  where: { width: 260 },
  right: { textAlign: 'right' },
});

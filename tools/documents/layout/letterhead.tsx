import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Letterhead as LetterheadFacts } from '../document-plan';
import { documentWords } from '../document-words';
import { displayFace, styles } from './look';
import { TriangleBorder } from './triangle-border';

/** Who writes: stands on the first page. @param width of the text, in points */
export function Letterhead({ letterhead, width }: { letterhead: LetterheadFacts; width: number }) {
  const { schoolName, address, affiliationNumber, phone, email } = letterhead;
  return (
    <View>
      <View style={own.row}>
        <View style={own.who}>
          <Text style={own.name}>{schoolName}</Text>
          <Text style={styles.small}>{documentWords.affiliation(affiliationNumber)}</Text>
        </View>
        <View style={own.where}>
          <Text style={[styles.small, own.right]}>{address}</Text>
          <Text style={[styles.small, own.right]}>{`${phone} · ${email}`}</Text>
        </View>
      </View>
      <TriangleBorder width={width} />
    </View>
  );
}

const own = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 10, gap: 24 },
  who: { flexShrink: 0, maxWidth: '50%' },
  name: { fontFamily: displayFace, fontSize: 30, lineHeight: 1.1 },
  where: { width: 260 },
  right: { textAlign: 'right' },
});

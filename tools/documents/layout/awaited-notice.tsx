import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { formatDay } from '../../../model/dates';
import type { Letterhead } from '../document-plan';
import { documentWords } from '../document-words';
import { colour, styles } from './look';

const words = documentWords.awaited;

/** Keeps the address of a document that has not come yet. It must not look like one: no seal, no frame, no signature. */
export function AwaitedNotice({ title, since, letterhead }: { title: string; since: string; letterhead: Letterhead }) {
  return (
    <View>
      <View style={own.notice}>
        <Text style={styles.heading}>{words.heading}</Text>
        <Text style={[styles.text, own.paragraph]}>{words.since(title, formatDay(since))}</Text>
        <Text style={[styles.text, own.paragraph, styles.bold]}>{words.isNoCertificate}</Text>
      </View>
      <Text style={styles.heading}>{words.howToAsk}</Text>
      <Text style={[styles.text, own.paragraph]}>{words.callOrWrite}</Text>
      <Link src={`tel:${letterhead.phone.replaceAll(' ', '')}`} style={own.contact}>
        {letterhead.phone}
      </Link>
      <Link src={`mailto:${letterhead.email}`} style={own.contact}>
        {letterhead.email}
      </Link>
    </View>
  );
}

const own = StyleSheet.create({
  notice: { backgroundColor: colour.ricePaste, padding: 18, marginBottom: 20 },
  paragraph: { marginTop: 6 },
  contact: { color: colour.indigo, fontSize: 13, fontWeight: 700, textDecoration: 'none', marginTop: 4 },
});

import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '../../../words/languages';
import type { DocumentWords } from '../../../words/words';
import { telephoneLink } from '../../../forms/phone-number';
import { formatDay } from '../../../model/derived/dates';
import type { Letterhead } from '../document-plan';
import { useLook } from './look';

interface AwaitedNoticeProps {
  language: Language;
  words: DocumentWords['awaited'];
  title: string;
  since: string;
  letterhead: Letterhead;
}

/** Keeps the address of a document that has not come yet. It must not look like one: no seal, no frame, no signature. */
export function AwaitedNotice({ language, words, title, since, letterhead }: AwaitedNoticeProps) {
  const { colours, styles } = useLook();
  const { phone, email } = letterhead;
  const contact = [own.contact, { color: colours.text }];
  return (
    <View>
      <View style={[own.notice, { backgroundColor: colours.page }]}>
        <Text style={styles.heading}>{words.heading}</Text>
        <Text style={[styles.text, own.paragraph]}>{words.since(title, formatDay(since, language))}</Text>
        <Text style={[styles.text, own.paragraph, styles.bold]}>{words.isNoCertificate}</Text>
      </View>
      {(phone || email) && (
        <>
          <Text style={styles.heading}>{words.howToAsk}</Text>
          <Text style={[styles.text, own.paragraph]}>{words.callOrWrite}</Text>
        </>
      )}
      {phone && (
        <Link src={telephoneLink(phone)} style={contact}>
          {phone}
        </Link>
      )}
      {email && (
        <Link src={`mailto:${email}`} style={contact}>
          {email}
        </Link>
      )}
    </View>
  );
}

const own = StyleSheet.create({
  notice: { padding: 18, marginBottom: 20 },
  paragraph: { marginTop: 6 },
  contact: { fontSize: 13, fontWeight: 700, textDecoration: 'none', marginTop: 4 },
});

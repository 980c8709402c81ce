import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { allInDevanagariDigits, inDigitsOf } from '../../../words/digits';
import { hasDevanagariDigits, type Language, languages } from '../../../words/languages';
import { type DocumentWords, documentWordsIn } from '../../../words/words';
import { todayInIndia } from '../../../forms/calendar-date';
import { formatDay } from '../../../model/derived/dates';
import type { Look } from '../../../model/concepts/look';
import type { DocumentPlan } from '../document-plan';
import { AwaitedNotice } from './awaited-notice';
import { LetterheadBlock } from './letterhead';
import { documentLook, LookProvider, pageMargin, useLook } from './look';
import { RunningText } from './running-text';
import { DocumentTable } from './table';

/** ISO 216, in points. */
const a4Width = 595.28;

/** The same plan, look and day always give the same bytes. @param asOf the last change of what the document says */
export async function renderDocument(asPlanned: DocumentPlan, asOf: Date, chosen: Look): Promise<Buffer> {
  const plan = inItsDigits(inOneSpelling(asPlanned));
  const look = documentLook(chosen);
  const { letterhead, language } = plan;
  const hasOwnDigits = hasDevanagariDigits(plan.digits, language);
  const words = hasOwnDigits ? allInDevanagariDigits(documentWordsIn[language]) : documentWordsIn[language];
  // Whoever sees only the heading or the name of the tab must not take this for the document.
  const title = plan.body.kind === 'awaited' ? words.awaited.title(plan.title) : plan.title;
  return renderToBuffer(
    <Document
      title={title}
      author={letterhead.schoolName}
      creator={letterhead.schoolName}
      subject={
        plan.body.kind === 'awaited'
          ? words.awaitedSubject(letterhead.schoolName)
          : words.subject(letterhead.schoolName, letterhead.registrations)
      }
      language={languages[language].tag}
      creationDate={asOf}
      modificationDate={asOf}
    >
      <LookProvider value={{ ...look, shown: inDigitsOf(plan.digits, language) }}>
        <Page size="A4" style={look.styles.page}>
          <LetterheadBlock letterhead={letterhead} width={a4Width - 2 * pageMargin} />
          <Text style={look.styles.title}>{title}</Text>
          <Body plan={plan} words={words} />
          <Footer
            title={title}
            schoolName={letterhead.schoolName}
            asOf={formatDay(todayInIndia(asOf), language)}
            words={words}
          />
        </Page>
      </LookProvider>
    </Document>,
  );
}

/** Some keyboards write ॲ as अ, a joiner and ॅ; that stops the PDF library at faces without the joiner. */
function inOneSpelling(plan: DocumentPlan): DocumentPlan {
  const spelled = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('अ\u200Dॅ', 'ॲ') : value;
  return JSON.parse(JSON.stringify(plan), spelled) as DocumentPlan;
}

/** All but running text, whose lists and links need their own: `RunningText` does it. */
function inItsDigits(plan: DocumentPlan): DocumentPlan {
  const { title, letterhead, body, digits } = plan;
  const shown = <Said,>(said: Said, language: Language = plan.language) =>
    hasDevanagariDigits(digits, language) ? allInDevanagariDigits(said) : said;
  return {
    ...plan,
    title: shown(title),
    letterhead: shown(letterhead),
    body: body.kind === 'tables' ? { ...body, tables: body.tables.map((table) => shown(table, table.language)) } : body,
  };
}

function Body({ plan: { language, title, body, letterhead }, words }: { plan: DocumentPlan; words: DocumentWords }) {
  switch (body.kind) {
    case 'tables':
      return body.tables.map((table) => (
        <DocumentTable key={table.id} table={table} caption={table.caption !== title} />
      ));
    case 'text':
      return <RunningText markdown={body.markdown} />;
    case 'awaited':
      return (
        <AwaitedNotice
          language={language}
          words={words.awaited}
          title={title}
          since={body.since}
          letterhead={letterhead}
        />
      );
  }
}

interface FooterProps {
  title: string;
  schoolName: string;
  asOf: string;
  words: DocumentWords;
}

function Footer({ title, schoolName, asOf, words }: FooterProps) {
  const { colours } = useLook();
  return (
    <View style={[own.footer, { borderTopColor: colours.wall, color: colours.printQuiet }]} fixed>
      <Text>{`${schoolName} · ${title} · ${words.asOf(asOf)}`}</Text>
      <Text render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
    </View>
  );
}

const own = StyleSheet.create({
  footer: {
    position: 'absolute',
    bottom: 28,
    left: pageMargin,
    right: pageMargin,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 1,
    paddingTop: 6,
    fontSize: 8.5,
  },
});

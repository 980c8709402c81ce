import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { todayInIndia } from '../../../forms/calendar-date';
import { formatDay } from '../../../model/dates';
import type { DocumentPlan } from '../document-plan';
import { documentWords } from '../document-words';
import { AwaitedNotice } from './awaited-notice';
import { Letterhead } from './letterhead';
import { colour, pageMargin, styles } from './look';
import { RunningText } from './running-text';
import { Table } from './table';

/** ISO 216, in points. */
const a4Width = 595.28;

/** The same plan and day always give the same bytes. @param asOf the last change of what the document says */
export async function renderDocument(plan: DocumentPlan, asOf: Date): Promise<Buffer> {
  const { letterhead } = plan;
  // Whoever sees only the heading or the name of the tab must not take this for the document.
  const title = plan.body.kind === 'awaited' ? documentWords.awaited.title(plan.title) : plan.title;
  return renderToBuffer(
    <Document
      title={title}
      author={letterhead.schoolName}
      creator={letterhead.schoolName}
      subject={
        plan.body.kind === 'awaited'
          ? documentWords.awaitedSubject(letterhead.schoolName)
          : documentWords.subject(letterhead.schoolName, letterhead.affiliationNumber)
      }
      language={documentWords.language}
      creationDate={asOf}
      modificationDate={asOf}
    >
      <Page size="A4" style={styles.page}>
        <Letterhead letterhead={letterhead} width={a4Width - 2 * pageMargin} />
        <Text style={styles.title}>{title}</Text>
        <Body plan={plan} />
        <Footer title={title} schoolName={letterhead.schoolName} asOf={formatDay(todayInIndia(asOf))} />
      </Page>
    </Document>,
  );
}

function Body({ plan: { title, body, letterhead } }: { plan: DocumentPlan }) {
  switch (body.kind) {
    case 'tables':
      return body.tables.map((table) => <Table key={table.id} table={table} caption={table.caption !== title} />);
    case 'text':
      return <RunningText markdown={body.markdown} />;
    case 'awaited':
      return <AwaitedNotice title={title} since={body.since} letterhead={letterhead} />;
  }
}

function Footer({ title, schoolName, asOf }: { title: string; schoolName: string; asOf: string }) {
  return (
    <View style={own.footer} fixed>
      <Text>{`${schoolName} · ${title} · ${documentWords.asOf(asOf)}`}</Text>
      <Text render={({ pageNumber, totalPages }) => documentWords.page(pageNumber, totalPages)} />
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
    borderTopColor: colour.earth,
    paddingTop: 6,
    fontSize: 8.5,
    color: colour.grey,
  },
});

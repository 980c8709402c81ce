import { telephoneLink } from '../../../../forms/phone-number';
import { todayInIndia } from '../../../../forms/calendar-date';
import type { Look } from '../../../../model/concepts/look';
import type { FactTable } from '../../../../model/projections/facts/fact-tables';
import { formatDay } from '../../../../model/projections/dates/dates';
import { allInDigits } from '../../../../words/digits';
import { type Language, languages, numberingOf, scriptOf } from '../../../../words/languages';
import { type DocumentWords, documentWordsIn } from '../../../../words/words';
import type { DocumentPlan } from '../document-plan';
import { AWAITED_KEYWORD } from '../scan';
import { letteringOf } from './fonts';
import type { Block, PrintedDocument, TableBlock } from './printed-document';
import { blocksOfText } from './blocks-of-text';
import { runsOf } from './runs';

/** Tables with more rows may break across pages, so that they don't leave half a page empty. */
const MAX_ROWS_KEPT_TOGETHER = 12;

/** @param asOf last change of the document's content */
export function printDocument(plan: DocumentPlan, asOf: Date, look: Look): PrintedDocument {
  const { language, digits } = plan;
  const { tag } = languages[language];
  const shown = <Said>(said: Said, of: Language = language): Said => allInDigits(said, numberingOf(digits, of));
  const words = shown(documentWordsIn[language]);
  const { schoolName, address, registrations, phone, email } = shown(plan.letterhead);
  // Heading and tab title must show that this PDF only announces an awaited document.
  const title = shown(plan.body.kind === 'awaited' ? words.awaited.title(plan.title) : plan.title);
  const day = todayInIndia(asOf);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const { text, surface, page, wall, printQuiet, printLine } = look.colours;
  return {
    title,
    description:
      plan.body.kind === 'awaited' ? words.awaitedSubject(schoolName) : words.subject(schoolName, registrations),
    keywords: plan.body.kind === 'awaited' ? [AWAITED_KEYWORD] : [],
    language,
    region: tag.slice(tag.indexOf('-') + 1),
    date: { year, month, day: dayOfMonth },
    letterhead: { schoolName, registrations, address, contact: [phone, email].filter(Boolean).join(' · ') },
    heading: runsOf(title, language),
    ...(plan.session && { session: words.session(shown(plan.session)) }),
    blocks: blocksOf(plan, words, shown),
    footer: `${schoolName} · ${title} · ${words.asOf(shown(formatDay(day, language)))}`,
    page: words.page('{number}', '{count}'),
    numbering: (numberingOf(digits, language) && scriptOf(language).digits?.printedList) ?? '1',
    lettering: letteringOf(look.displayFont),
    colours: { text, surface, page, wall, printQuiet, printLine },
  };
}

type Shown = <Said>(said: Said, of?: Language) => Said;

function blocksOf({ body, title, language, letterhead }: DocumentPlan, words: DocumentWords, shown: Shown): Block[] {
  const toRuns = (text: string) => runsOf(shown(text), language);
  switch (body.kind) {
    case 'text':
      return blocksOfText(body.markdown, toRuns);
    case 'tables':
      return body.tables.map((table) => tableBlock(table, { title, language }, shown));
    case 'awaited': {
      const { heading, since, isNoCertificate, howToAsk, callOrWrite } = words.awaited;
      const { phone, email } = letterhead;
      const contacts = [
        ...(phone ? [{ text: shown(phone), href: telephoneLink(phone) }] : []),
        ...(email ? [{ text: shown(email), href: `mailto:${email}` }] : []),
      ];
      return [
        // The PDF of an awaited document must not look official: no seal, no frame, no signature.
        {
          kind: 'notice',
          blocks: [
            { kind: 'heading', runs: toRuns(heading) },
            { kind: 'paragraph', runs: toRuns(since(title, formatDay(body.since, language))) },
            { kind: 'paragraph', runs: toRuns(isNoCertificate).map((run) => ({ ...run, bold: true })) },
          ],
        },
        ...(contacts.length > 0
          ? ([
              { kind: 'heading', runs: toRuns(howToAsk) },
              { kind: 'paragraph', runs: toRuns(callOrWrite) },
            ] satisfies Block[])
          : []),
        ...contacts.map((contact): Block => ({ kind: 'contact', runs: [contact] })),
      ];
    }
  }
}

function tableBlock(table: FactTable, document: { title: string; language: Language }, shown: Shown): TableBlock {
  const language = table.language ?? document.language;
  const toRuns = (text: string) => runsOf(shown(text, language), language);
  return {
    kind: 'table',
    ...(table.language && { language }),
    ...(table.caption !== document.title && { caption: toRuns(table.caption) }),
    notes: (table.notes ?? []).map(toRuns),
    columns: table.columns.map(toRuns),
    shares: columnShares(table),
    rows: table.rows.map((row) => row.map(toRuns)),
    rowHeader: table.rowHeader,
    goesOverPages: table.rows.length > MAX_ROWS_KEPT_TOGETHER,
  };
}

/** Widths in proportion to each column's longest text, capped so that very long texts wrap. */
function columnShares({ columns, rows }: FactTable): number[] {
  const PADDING = 2.3;
  return columns.map((column, index) => {
    const longest = Math.max(column.length * 0.7, ...rows.map((row) => row[index]?.length ?? 0));
    return Math.min(Math.max(longest, 6), 31) + PADDING;
  });
}

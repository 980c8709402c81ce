import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { Entry, RecordView } from '../../office/views';
import { referencesOf } from '../relay/mail/compose-mail';
import { type Language, languages } from '../../words/languages';
import { officeWordsIn } from '../../words/words';

export interface WorkbookRow extends Pick<RecordView, 'answers'> {
  entry: Entry;
  note: string;
}

/** Excel's limit for a cell, in characters. */
const longestCell = 32_767;

/**
 * Writes a list as XLSX. Every text is a typed string, so that Excel neither runs `=1+1` nor turns `+91 …` and `1-2` into numbers and
 * dates. With CSV it would do both (https://owasp.org/www-community/attacks/CSV_Injection).
 *
 * @param questions the columns for answers: name → title
 */
export function writeWorkbook(
  rows: Iterable<WorkbookRow>,
  questions: ReadonlyMap<string, string>,
  language: Language,
): Promise<Buffer> {
  const {
    entry: { columns },
    list,
    record,
    sheet,
  } = officeWordsIn[language];
  const titles = [
    columns.arrived,
    record.reference,
    list.form,
    ...questions.values(),
    columns.stage,
    columns.nextCall,
    columns.owner,
    columns.language,
    sheet.lastNote,
  ];
  const head = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const lines = Array.from(rows, ({ entry, answers, note }): Row => {
    const values = new Map(answers.map(({ name, value }) => [name, value]));
    return [
      day(entry.receivedAt),
      text(referencesOf(entry)),
      text(entry.form.title),
      ...[...questions.keys()].map((name) => text(values.get(name) ?? '')),
      text(entry.stage.label),
      entry.callOn === undefined ? null : day(Date.parse(entry.callOn)),
      text(entry.owner),
      text(entry.callIn ? languages[entry.callIn].name : ''),
      text(note),
    ];
  });
  return writeXlsxFile([head, ...lines], {
    columns: titles.map((title) => ({ width: Math.max(14, title.length + 2) })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function text(value: string) {
  return value === '' ? null : { value: value.slice(0, longestCell), type: String };
}

/** @param moment Unix ms; Excel shows days without a time zone, so it gets the day in India */
function day(moment: number) {
  const value = new Date(Math.floor((moment + 5.5 * 60 * 60_000) / 86_400_000) * 86_400_000);
  return { value, type: Date, format: 'dd-mm-yyyy' };
}

import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { Entry, RecordView } from '../pages/views';
import { referencesOf } from '../../server/relay/mail/compose-mail';
import { type Language, languages } from '../../words/languages';
import { officeWordsIn } from '../../words/words';

export interface WorkbookRow extends Pick<RecordView, 'answers' | 'others'> {
  entry: Entry;
  note: string;
}

/** Excel's limit for a cell, in characters. */
const maxCellLength = 32_767;

/**
 * Writes a list as XLSX. Every text is a typed string, so that Excel neither runs `=1+1` nor turns `+91 …` and `1-2` into numbers and
 * dates. With CSV it would do both (https://owasp.org/www-community/attacks/CSV_Injection).
 *
 * @param questions the columns for answers: name → title. Those that only earlier forms had come after them
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
  const all = new Map(questions);
  const lines = Array.from(rows, ({ entry, answers, others, note }) => {
    for (const { name, label, value } of answers) if (value !== '' && !all.has(name)) all.set(name, label);
    return {
      first: [day(entry.receivedAt), text(referencesOf(entry)), text(entry.form.title)],
      answers: new Map(answers.map(({ name, value }) => [name, text(value)])),
      last: [
        // A robot may send hundreds of names, so that they have no columns of their own.
        text(others.map(({ name, value }) => `${name}: ${value}`).join('\n')),
        text(entry.stage.label),
        entry.callOn === undefined ? null : day(Date.parse(entry.callOn)),
        text(entry.owner),
        text(entry.callIn ? languages[entry.callIn].name : ''),
        text(note),
      ],
    };
  });
  const titles = [
    columns.arrived,
    record.reference,
    list.form,
    ...all.values(),
    record.others,
    columns.stage,
    columns.nextCall,
    columns.owner,
    columns.language,
    sheet.lastNote,
  ];
  const head = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const names = [...all.keys()];
  const cells = lines.map(({ first, answers, last }): Row => [
    ...first,
    ...names.map((name) => answers.get(name) ?? null),
    ...last,
  ]);
  return writeXlsxFile([head, ...cells], {
    columns: titles.map((title) => ({ width: Math.max(14, title.length + 2) })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function text(value: string) {
  return value === '' ? null : { value: value.slice(0, maxCellLength), type: String };
}

/** @param moment Unix ms; Excel shows days without a time zone, so it gets the day in India */
function day(moment: number) {
  const value = new Date(Math.floor((moment + 5.5 * 60 * 60_000) / 86_400_000) * 86_400_000);
  return { value, type: Date, format: 'dd-mm-yyyy' };
}

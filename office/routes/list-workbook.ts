import type { Language } from '../../words/languages';
import type { Entries } from '../records/entries';
import { filterOf, storedFilter } from './list-filter';
import type { SubmissionData } from '../records/submissions';
import { type WorkbookRow, writeWorkbook } from './workbook';

/** Rows that are read at a time. */
const batch = 1000;

/** Writes a filtered list as XLSX. Has read the whole list when it returns, so the connection may be closed then. */
export function listWorkbook(
  data: SubmissionData,
  entries: Entries,
  query: Readonly<Record<string, string | undefined>>,
  today: string,
  language: Language,
): Promise<Buffer> {
  const filter = filterOf(query);
  const forms = entries.forms.filter(({ id }) => id === (filter.form ?? id));
  const questions = new Map(forms.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
  return writeWorkbook(rowsOf(data, entries, { ...storedFilter(filter, entries, today), today }), questions, language);
}

/** Reads one row after the other, because the records of all would take more memory than their cells. */
function* rowsOf(
  { callList, records }: SubmissionData,
  entries: Entries,
  filter: ReturnType<typeof storedFilter> & { today: string },
): Generator<WorkbookRow> {
  let after: string | undefined;
  do {
    const page = callList.list({ ...filter, after, limit: batch });
    for (const name of page.names) {
      const record = records.read(name);
      if (!record) continue;
      yield { entry: entries.entry(record), ...entries.answers(record), note: callList.lastNote(name) ?? '' };
    }
    after = page.next;
  } while (after !== undefined);
}

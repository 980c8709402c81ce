import { emptyCell } from '../../../words/empty-cell';
import type { Language } from '../../../words/languages';
import { wordsIn } from '../../../words/words';
import { contentFiles } from '../../concepts/registry';
import type { SchoolClass } from '../../concepts/school-class';
import type { CompleteTable, DisclosureRow, ResultsTable, WrittenDisclosureRow } from '../../concepts/disclosure';
import type { DocumentsScreen, WrittenDocuments } from '../../concepts/screens';
import type { ReportMistake } from '../../mistakes/words/content-error';
import { countDesignations, type CountedStaff, countStaff } from './count-staff';
import { formatDay } from '../dates/dates';
import { nameOnStaff, type StaffNames } from './people';

interface Facts {
  language: Language;
  staff: StaffNames;
  /** Staff and classes in the first language, because we count designations by their words. */
  counted: CountedStaff & { classes: readonly SchoolClass[] };
}

/** Fills in the staff names, counts and percentages of a documents screen. */
export function completeDisclosure(data: WrittenDocuments, facts: Facts, error: ReportMistake): DocumentsScreen {
  const sections = data.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => completeRow(row, facts, error)),
    tables: section.tables?.map((table): CompleteTable => {
      if ('posts' in table) return countStaff(table, facts.counted, error);
      return 'results' in table ? resultsTable(table, facts.language) : table;
    }),
  }));
  return { ...data, sections };
}

function completeRow(
  row: WrittenDisclosureRow,
  { language, staff, counted }: Facts,
  error: ReportMistake,
): DisclosureRow {
  if ('staff' in row) return { label: row.label, value: nameOnStaff(row.staff, staff) };
  if (!('teachersPerSection' in row)) return row;
  const teachers = countDesignations(row.teachersPerSection, counted);
  const sections = countSections(counted.classes, error);
  // The ratio is rounded down, so that a school below the norm does not seem to meet it.
  const each = Math.floor((100 * teachers) / sections) / 100;
  return { label: row.label, value: wordsIn[language].documents.teachersPerSection({ each, teachers, sections }) };
}

function countSections(classes: readonly SchoolClass[], error: ReportMistake): number {
  for (const [index, { label, sections }] of classes.entries()) {
    if (sections !== undefined) continue;
    error({
      file: contentFiles.classes.file,
      at: ['classes', index, 'sections'],
      rule: 'class-without-sections',
      values: { label },
    });
  }
  return classes.reduce((sum, { sections = 0 }) => sum + sections, 0);
}

function resultsTable({ results, ...table }: ResultsTable, language: Language): CompleteTable {
  const words = wordsIn[language].documents;
  const rows = results.map((result) => {
    const year = String(result.year);
    if ('awaited' in result) {
      const { awaited } = words.result;
      return [year, awaited, awaited, awaited, words.awaited(formatDay(result.awaited, language))];
    }
    if ('notApplicable' in result) {
      const { notApplicable } = words.result;
      return [year, notApplicable, notApplicable, notApplicable, result.notApplicable];
    }
    const { registered, passed, remarks = emptyCell } = result;
    return [year, String(registered), String(passed), percentage(passed, registered), remarks];
  });
  return { ...table, rows, awaited: results.filter((result) => 'awaited' in result) };
}

/** A percentage with at most two decimals, as the examination boards write it. */
function percentage(passed: number, registered: number): string {
  return `${Math.round((10_000 * passed) / registered) / 100}%`;
}

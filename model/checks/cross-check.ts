import { checkAddresses } from './check-addresses';
import { checkCalendar } from './check-calendar';
import { checkCertificates } from './check-certificates';
import { checkClasses } from './check-classes';
import { checkFees } from './check-fees';
import { checkForms, unknownForm } from './check-forms';
import { checkMarkdown } from './check-markdown';
import { checkNotices } from './check-notices';
import { checkPeople } from './check-people';
import { checkPlace } from './check-place';
import { checkRegistrations } from './check-registrations';
import { checkSessions } from './check-sessions';
import { checkTelephones } from './check-telephones';
import { checkYears } from './check-years';
import type { SessionCalendar } from '../concepts/calendar';
import type { Explanation, PlacedMistake, ReportMistake, Reporter } from '../mistakes/words/content-error';
import { documentPath } from '../concepts/document';
import type { Field, Referred } from '../concepts/fields';
import { didYouMean, nearestName } from '../mistakes/spelling/nearest-name';
import { contentFiles, fieldsOfFile } from '../concepts/registry';
import type { SiteContent } from '../concepts/site-content';
import { checkTextLinks } from './text-links';

interface FieldInFile extends Field {
  /** File below `content/`. */
  file: string;
}

/** Runs the checks that need more than one content file. */
export function crossCheck(content: SiteContent, { error, warning }: Reporter): void {
  const fields = content.files.flatMap((read) =>
    fieldsOfFile(read).map((field): FieldInFile => ({ ...field, file: read.file })),
  );
  checkReferences(fields, content, error);
  checkUnique(fields, error);
  checkTextLinks(content, error);
  checkMarkdown(content, error);
  checkCommittees(content, error);
  checkTests(content, error);
  checkAddresses(content, error);
  checkForms(content, { error, warning });
  checkPeople(content, { error, warning });
  checkTelephones(content, warning);
  warnAboutUnusedDocuments(fields, content, warning);
  checkFees(content, error);
  checkNotices(content, { error, warning });
  checkRegistrations(content, warning);
  checkSessions(fields, content, warning);
  checkCertificates(content, warning);
  checkCalendar(content, warning);
  checkClasses(content, { error, warning });
  checkYears(fields, content, warning);
  checkPlace(content, warning);
}

interface Names {
  names: string[];
  /** The file to which the office can add an entry of that name. */
  file?: string;
  /** Advice in case the name is unknown rather than misspelt. */
  advice?: string;
}

function referredIn(content: SiteContent): Record<Referred, Names> {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return {
    screen: { names: content.screens.map(({ path }) => path) },
    document: { names: ids(content.documents), file: contentFiles.documents.file },
    committee: { names: ids(content.committees), file: contentFiles.committees.file },
    rules: { names: ids(content.rules), file: contentFiles.rules.file },
    form: { names: ids(content.forms) },
    staff: {
      names: content.staff.map(({ name }) => name),
      file: contentFiles.staff.file,
      advice:
        'If they have left the school, name someone else. Write people from outside the school after “name:” in a committee, and after “value:” in a row of the disclosure.',
    },
  };
}

function checkReferences(fields: readonly FieldInFile[], content: SiteContent, error: ReportMistake): void {
  const referred = referredIn(content);
  for (const { refersTo, value, file, at } of fields) {
    if (!refersTo || typeof value !== 'string' || referred[refersTo].names.includes(value)) continue;
    const { names } = referred[refersTo];
    const explanation = refersTo === 'form' ? unknownForm(value, names) : missing(value, referred[refersTo]);
    error({ file, at, found: `“${value}”`, ...explanation });
  }
}

function missing(name: string, { names, file, advice }: Names): Pick<Explanation, 'expected' | 'advice'> {
  if (!file) {
    const otherwise =
      'An address is the name of a file in content/screens/ without its ending, for example /about-the-school.';
    return { expected: 'the address of a screen of this site', advice: didYouMean(name, names, otherwise) };
  }
  const near = nearestName(name, names);
  if (advice) {
    return {
      expected: `a name from content/${file}`,
      advice: near ? `Did you mean “${near}”? ${advice}` : advice,
    };
  }
  return {
    expected: `an id from content/${file}`,
    advice: near
      ? `Did you mean “${near}”? If not, add the new entry to content/${file} first.`
      : `Write one of: ${names.join(', ')}; or add the new entry to content/${file} first.`,
  };
}

function checkUnique(fields: readonly FieldInFile[], error: ReportMistake): void {
  const first = new Map<string, FieldInFile>();
  for (const field of fields) {
    if (!field.unique) continue;
    const key = JSON.stringify([field.unique, field.value]);
    const other = first.get(key);
    if (!other) {
      first.set(key, field);
      continue;
    }
    const where = other.file === field.file ? 'above in this file' : `in content/${other.file}`;
    error({
      file: field.file,
      at: field.at,
      expected: 'a text that is used only once',
      found: `“${String(field.value)}”, which is also ${where}`,
      advice: 'Change one of the two.',
    });
  }
}

function checkCommittees(content: SiteContent, error: ReportMistake): void {
  for (const [index, document] of content.documents.entries()) {
    if (!('facts' in document) || document.facts !== 'committee' || document.committee) continue;
    const at = ['documents', index, 'committee'];
    const known = content.committees.map(({ id }) => id);
    error({ file: contentFiles.documents.file, at, rule: 'committee-not-named', values: { known } });
  }
}

function checkTests({ calendar: { earlier = [], ...current } }: SiteContent, error: ReportMistake): void {
  checkTestsOf(current, [], error);
  for (const [index, session] of earlier.entries()) checkTestsOf(session, ['earlier', index], error);
}

function checkTestsOf({ examinationCycle }: SessionCalendar, at: PlacedMistake['at'], error: ReportMistake): void {
  const { groups, rows } = examinationCycle;
  for (const [index, { tests }] of rows.entries()) {
    if (tests.length === groups.length) continue;
    error({
      file: contentFiles.calendar.file,
      at: [...(at ?? []), 'examinationCycle', 'rows', index, 'tests'],
      rule: 'tests-per-group',
      values: { groups, tests },
    });
  }
}

/** Warns of documents without a link, because everybody can open them anyway. */
function warnAboutUnusedDocuments(fields: readonly FieldInFile[], content: SiteContent, warning: ReportMistake): void {
  const rows = fields.filter(({ refersTo }) => refersTo === 'document').map(({ value }) => value);
  const texts = [
    ...content.files.map(({ body }) => body),
    ...fields.flatMap(({ text, value }) => (text && typeof value === 'string' ? [value] : [])),
  ].join('\n');
  for (const { value, at } of fields.filter(({ unique }) => unique === 'id of a document')) {
    const id = String(value);
    if (rows.includes(id) || texts.includes(documentPath(id))) continue;
    warning({
      file: contentFiles.documents.file,
      at,
      expected: 'a document that a screen offers',
      found: `“${id}”, to which no screen leads, though everybody can open ${documentPath(id)}`,
      advice: 'Name it in a row of a screen, or delete the entry and move its scan out of content/documents/.',
    });
  }
}

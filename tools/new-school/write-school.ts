import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Document, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { readSiteContent } from '../../model/reading/read-site-content';
import { isMobileNumber } from '../../forms/phone-number';
import { amongClasses, groupsAmong } from './offered-classes';
import { type NewSchoolAnswers, folderOfList, starterFolder } from './questions';

/** What every school has beside its content: the editors’ manual, and the schemas for editors. */
const besideContent = ['README.md', 'mail/README.md', '.schemas'];

/** Whether a school can be written there: nothing is, or an empty folder. */
export function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

/**
 * Writes a complete school: the starter with the answers put in. The folder appears when all of it is written and checked.
 *
 * @param folder must be free
 * @param today ISO 8601 `yyyy-mm-dd`
 * @returns how many screens it has
 * @throws ContentError if an answer is nothing that the content takes
 */
export function writeSchool(folder: string, answers: NewSchoolAnswers, today: string): number {
  const full = path.resolve(folder);
  mkdirSync(path.dirname(full), { recursive: true });
  const draft = mkdtempSync(path.join(path.dirname(full), '.new-school-'));
  try {
    const list = folderOfList(answers.disclosure);
    for (const source of [starterFolder, ...(list ? [list] : [])]) cpSync(source, draft, { recursive: true });
    for (const each of besideContent) cpSync(path.join('content', each), path.join(draft, each), { recursive: true });
    for (const [file, edit] of Object.entries(edits))
      editFile(path.join(draft, file), (document) => edit(document, answers));
    for (const file of ['facts/documents.yaml', 'screens/public-disclosure.yaml']) {
      const text = readFileSync(path.join(draft, file), 'utf8');
      writeFileSync(path.join(draft, file), text.replace(/awaited: \d{4}-\d\d-\d\d/g, `awaited: ${today}`));
    }
    const { screens } = readSiteContent(draft);
    if (existsSync(full)) rmdirSync(full);
    renameSync(draft, full);
    return screens.length;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const edits: Readonly<Record<string, (file: Document, answers: NewSchoolAnswers) => void>> = {
  'school.yaml': (file, { name, founded, address, phone, email, registrations, principal }) => {
    file.set('name', name);
    file.set('founded', founded);
    file.set('copyrightYear', new Date().getFullYear());
    for (const [field, value] of Object.entries(address)) file.setIn(['address', field], value);
    for (const [field, value] of Object.entries(principal)) file.setIn(['principal', field], value);
    file.set('phones', file.createNode([{ label: file.getIn(['phones', 0, 'label']), number: phone }]));
    if (isMobileNumber(phone)) file.set('whatsapp', phone);
    else file.delete('whatsapp');
    file.setIn(['emails', 0, 'address'], email);
    const entries = registrations.map((each, index) => ({ ...each, shownInHeader: index === 0 }));
    file.set('registrations', file.createNode(entries));
  },
  'look.yaml': (file, { palette }) => file.set('palette', palette),
  'facts/classes.yaml': (file, { classes: { first, labels } }) => {
    const list = file.get('classes') as YAMLSeq<YAMLMap>;
    list.items = list.items.slice(first, first + labels.length);
    for (const [index, entry] of list.items.entries()) entry.set('label', labels[index]);
  },
  'facts/calendar.yaml': (file, { classes: { labels } }) => {
    const cycle = file.get('examinationCycle') as YAMLMap;
    const groups = groupsAmong((cycle.get('groups') as YAMLSeq).toJSON() as string[], labels);
    cycle.set('groups', file.createNode(groups, { flow: true }));
    // Each group has its test.
    for (const row of (cycle.get('rows') as YAMLSeq<YAMLMap>).items) {
      const tests = row.get('tests') as YAMLSeq;
      tests.items = groups.map((_, index) => tests.items[index] ?? tests.items.at(-1));
    }
  },
  'screens/public-disclosure.yaml': (file, { classes: { labels } }) => {
    for (const section of (file.get('sections') as YAMLSeq<YAMLMap>).items) {
      keepAmong(section.get('rows') as YAMLSeq<YAMLMap>, 'label', labels);
      const tables = section.get('tables') as YAMLSeq<YAMLMap> | undefined;
      if (!tables) continue;
      keepAmong(tables, 'title', labels);
      for (const table of tables.items) {
        const rows = table.get('rows') as YAMLSeq<YAMLSeq> | undefined;
        if (rows) keepAmong(rows, 0, labels);
      }
      if (tables.items.length === 0) section.delete('tables');
    }
  },
};

/** Takes away the entries about classes that the school has not. @param key what says which classes an entry is about */
function keepAmong<Entry extends YAMLMap | YAMLSeq>(
  list: YAMLSeq<Entry>,
  key: string | number,
  labels: readonly string[],
): void {
  list.items = list.items.filter((entry) => {
    const text = amongClasses(String(entry.get(key)), labels);
    if (text !== undefined && text !== entry.get(key)) entry.set(key, text);
    return text !== undefined;
  });
}

function editFile(name: string, edit: (file: Document) => void): void {
  const file = parseDocument(readFileSync(name, 'utf8'));
  edit(file);
  writeFileSync(name, file.toString({ lineWidth: 0 }));
}

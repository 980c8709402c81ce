import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { type Document, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { filesBelow } from '../../model/reading/folder-files';
import { editFile } from '../../model/writing/edit-file';
import { type Board, boardName } from '../../words/india/boards';
import { type FixedHoliday, nationalHolidays } from '../../words/india/holidays';
import { type Names, nameIn } from '../../words/india/names';
import type { State } from '../../words/india/states';
import { type Language, languageCodes } from '../../words/languages';
import { readChecked } from '../content/check-content';
import { putIntoLanguage, readStarterTexts, type Text, writeTranslations } from './starter-texts';

/** Sample content of a whole school. We copy it and put the answers into the copy. */
const starterFolder = 'commands/new-school/starter';
/** Lists of a board’s disclosure: each is a folder of files that replace those of the starter. */
const listsFolder = 'commands/new-school/lists';
/** Files that every school has unchanged: the editors’ manuals and the schemas. */
const besideContent = ['README.md', 'mail/README.md', '.schemas'];

const JANUARY = 1;
const APRIL = 4;

export interface NewSchool {
  name: string;
  state: State;
  board: Board;
  /** The first one is that of the school; the others are translations. */
  languages: readonly [Language, ...Language[]];
  /** As in school.yaml, for example `+91 98765 43210`. */
  phone: string;
}

/** Whether the folder is missing or empty. */
export function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

/**
 * Writes a complete school: the starter with the answers, in the school’s language. The folder appears when everything is
 * written and checked.
 *
 * @param folder must be free
 * @param today ISO 8601 `yyyy-mm-dd`
 * @throws ContentError if the content can’t contain an answer
 */
export function writeSchool(folder: string, school: NewSchool, today: string): void {
  const full = path.resolve(folder);
  mkdirSync(path.dirname(full), { recursive: true });
  const draft = mkdtempSync(path.join(path.dirname(full), '.new-school-'));
  try {
    const { board, languages } = school;
    const [language, ...others] = languages;
    cpSync(starterFolder, draft, { recursive: true });
    if (board.disclosure) cpSync(path.join(listsFolder, board.disclosure), draft, { recursive: true });
    // Without templates, the server writes the mails in the school’s language.
    rmSync(path.join(draft, 'mail'), { recursive: true });
    for (const each of besideContent) cpSync(path.join('content', each), path.join(draft, each), { recursive: true });
    const texts = [...readStarterTexts(), ...answer(draft, school, today)];
    if (others.length > 0) writeTranslations(draft, texts, language, others);
    if (language !== 'en') putIntoLanguage(draft, texts, language);
    editFile(path.join(draft, 'school.yaml'), (content) => content.set(['languages'], languages));
    readChecked(draft);
    if (existsSync(full)) rmdirSync(full);
    renameSync(draft, full);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts the answers into the English starter. @returns the texts that they bring, in every language */
function answer(folder: string, { name, state, board, languages, phone }: NewSchool, today: string): Text[] {
  const edit = (file: string, change: (document: Document) => void) =>
    editFile(path.join(folder, file), (content) => content.change(change));
  const { session, rows } = holidaysOf(state, board, today);
  edit('school.yaml', (file) => {
    file.set('name', name);
    file.set('copyrightYear', Number(today.slice(0, 4)));
    file.setIn(['address', 'state'], state.names.en);
    file.set('phones', file.createNode([{ label: file.getIn(['phones', 0, 'label']), number: phone }]));
    if (phone.startsWith('+91')) file.set('whatsapp', phone);
    else file.delete('whatsapp');
    // A map or a page of another place would mislead parents.
    for (const field of ['location', 'social']) file.delete(field);
  });
  edit('facts/classes.yaml', (file) => {
    file.setIn(['fees', 'session'], session);
    const other = file.getIn(['fees', 'inOtherLanguage', 'language']);
    if (state.feesIn === other && languages[0] !== other) return;
    file.deleteIn(['fees', 'inOtherLanguage']);
    visit(file, { Map: (_, entry) => void entry.delete('labelInOtherLanguage') });
  });
  edit('facts/calendar.yaml', (file) => {
    for (const table of ['commonHolidays', 'gazettedHolidays', 'examinationCycle']) {
      file.setIn([table, 'session'], session);
      // The office adds vacations and examinations later.
      const days = table === 'gazettedHolidays' ? rows.map(({ date, names }) => ({ date, event: names.en })) : [];
      file.setIn([table, 'rows'], file.createNode(days));
    }
    for (const day of (file.getIn(['gazettedHolidays', 'rows']) as YAMLSeq<YAMLMap>).items) day.flow = true;
  });
  const nameOfBoard = inLanguages((code) => boardName(board, state, code));
  for (const each of filesBelow(folder).filter((file) => file.endsWith('.yaml')))
    edit(each, (file) =>
      visit(file, {
        Map(_, entry) {
          if (!entry.has('awaited')) return;
          entry.set('awaited', today);
          if (entry.get('label') !== 'Board') return;
          entry.delete('awaited');
          entry.set('value', nameOfBoard.en);
        },
      }),
    );
  const namesOf = (names: Names) => inLanguages((code) => nameIn(code, names));
  return [namesOf(state.names), nameOfBoard, ...rows.map(({ names }) => namesOf(names))];
}

function inLanguages(textIn: (code: Language) => string): Text {
  return Object.fromEntries(languageCodes.map((code) => [code, textIn(code)]));
}

/**
 * The current session and its public holidays with a fixed date, of the country and of the state. We leave out holidays that follow
 * the moon, because the state publishes their dates each year.
 */
function holidaysOf(state: State, board: Board, today: string) {
  const begins = board.names ? APRIL : (state.schoolYearFrom ?? APRIL);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = month >= begins ? year : year - 1;
  const dateOf = ({ day }: FixedHoliday) => `${Number(day.slice(0, 2)) >= begins ? first : first + 1}-${day}`;
  const rows = [...nationalHolidays, ...(state.holidays ?? [])]
    .map((holiday) => ({ date: dateOf(holiday), names: holiday.names }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return { session: begins === JANUARY ? `${first}` : `${first}-${first + 1}`, rows };
}

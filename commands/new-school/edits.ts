import { type Document, isScalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { boardName } from '../../words/india/boards';
import { nameIn } from '../../words/india/names';
import { isAffiliation, isSchoolCode } from '../../words/india/registration-numbers';
import { type Language, languageCodes } from '../../words/languages';
import { newSchoolWordsIn } from '../../words/new-school';
import { holidaysOf } from './holidays';
import { amongClasses } from './offered-classes';
import { BEFORE_FIRST, type SchoolClasses } from './read-classes';
import type { NewSchool } from './school-to-write';

/** The lowest class that a board examines. */
const FIRST_OF_BOARD = 9;

/** Applies the answers to the starter’s files, before they are translated from English. */
export const edits: Readonly<Record<string, (file: Document, school: NewSchool) => void>> = {
  'school.yaml': (file, { name, founded, address, phone, email, registrations, principal, state, texts }) => {
    texts.push(inLanguages((code) => nameIn(code, state.names)));
    file.set('name', name);
    file.set('founded', founded);
    file.set('copyrightYear', new Date().getFullYear());
    for (const field of ['street', 'town', 'district', 'pin'] as const) file.setIn(['address', field], address[field]);
    file.setIn(['address', 'state'], state.names.en);
    for (const [field, value] of Object.entries(principal)) file.setIn(['principal', field], value);
    file.set('phones', file.createNode([{ label: file.getIn(['phones', 0, 'label']), number: phone }]));
    file.setIn(['emails', 0, 'address'], email);
    const entries = registrations.map((each, index) => ({ ...each, shownInHeader: index === 0 }));
    file.set('registrations', file.createNode(entries));
    if (phone.startsWith('+91')) file.set('whatsapp', phone);
    else file.delete('whatsapp');
    for (const unknown of ['students', 'campusAcres', 'location', 'social']) file.delete(unknown);
    const marks = file.get('sample') as YAMLSeq;
    marks.items = marks.items.filter((mark) => file.has(isScalar(mark) ? mark.value : mark));
  },
  'look.yaml': (file, { palette }) => file.set('palette', palette),
  'facts/classes.yaml': (file, school) => {
    const {
      classes: { first, labels },
      language,
      state,
      texts,
    } = school;
    file.setIn(['fees', 'session'], holidaysOf(school).session);
    const list = file.get('classes') as YAMLSeq<YAMLMap>;
    list.items = list.items.slice(first, first + labels[language].length);
    const other = file.getIn(['fees', 'inOtherLanguage', 'language']) as Language;
    const hasTable = state.feesIn === other && language !== other;
    for (const [index, entry] of list.items.entries()) {
      texts.push(inLanguages((code) => labels[code][index] ?? ''));
      entry.set('label', labels.en[index]);
      if (hasTable) entry.set('labelInOtherLanguage', labels[other][index]);
      else entry.delete('labelInOtherLanguage');
    }
    if (hasTable) return;
    file.deleteIn(['fees', 'inOtherLanguage']);
    for (const head of (file.getIn(['fees', 'heads']) as YAMLSeq<YAMLMap>).items) head.delete('labelInOtherLanguage');
  },
  'facts/calendar.yaml': (file, school) => {
    const { classes, texts } = school;
    const { session, rows } = holidaysOf(school);
    texts.push(...rows.map(({ names }) => inLanguages((code) => nameIn(code, names))));
    const days = rows.map(({ date, names }) => ({ date, event: names.en }));
    const list = file.createNode(days) as YAMLSeq<YAMLMap>;
    for (const day of list.items) day.flow = true;
    file.setIn(['gazettedHolidays', 'rows'], list);
    for (const table of ['commonHolidays', 'gazettedHolidays', 'examinationCycle']) {
      file.setIn([table, 'session'], session);
      // The office adds vacations and examinations later.
      if (table !== 'gazettedHolidays') file.setIn([table, 'rows'], file.createNode([]));
    }
    const starterGroups = (file.getIn(['examinationCycle', 'groups']) as YAMLSeq).toJSON() as string[];
    const groups = starterGroups.flatMap((group) => {
      const some = amongClasses(group, classes)?.some;
      return some ? [some] : [];
    });
    const named = inLanguages((code) => groupNames(groups, code, classes));
    texts.push(...named.en.map((_, index) => inLanguages((code) => named[code][index] ?? '')));
    file.setIn(['examinationCycle', 'groups'], file.createNode(named.en, { flow: true }));
  },
  'facts/documents.yaml': (file, school) => {
    keepAmong(file.get('documents') as YAMLSeq<YAMLMap>, 'title', school);
    awaitSince(file, school.today);
  },
  'screens/home.yaml': (file) => {
    const figures = file.get('figures') as YAMLSeq<YAMLMap>;
    figures.items = figures.items.filter((figure) => !isUnknown(figure.get('value')));
  },
  'screens/public-disclosure.yaml': (file, school) => {
    for (const section of (file.get('sections') as YAMLSeq<YAMLMap>).items) {
      const rows = section.get('rows') as YAMLSeq<YAMLMap>;
      keepAmong(rows, 'label', school);
      for (const row of rows.items) {
        if (isUnknown(row.get('value'))) setAwaited(row, school.today);
      }
      const board = rows.items.find((row) => row.get('label') === 'Board');
      if (board && school.classes.highest < FIRST_OF_BOARD) rows.delete(rows.items.indexOf(board));
      else if (board) {
        const names = inLanguages((code) => boardName(school.board, school.state, code));
        school.texts.push(names);
        setValue(board, names.en);
      }
      for (const [label, isMeant] of [
        ['Affiliation number', isAffiliation],
        ['School code', isSchoolCode],
      ] as const) {
        const row = rows.items.find((each) => each.get('label') === label);
        const place = school.registrations.findIndex(isMeant) + 1;
        if (row && place > 0) setValue(row, `{{registration${place}}}`);
      }
      const tables = section.get('tables') as YAMLSeq<YAMLMap> | undefined;
      if (!tables) continue;
      keepAmong(tables, 'title', school);
      for (const table of tables.items) {
        const tableRows = table.get('rows') as YAMLSeq<YAMLSeq> | undefined;
        if (tableRows) keepAmong(tableRows, 0, school);
      }
      if (tables.items.length === 0) section.delete('tables');
    }
    awaitSince(file, school.today);
  },
};

function inLanguages<Text>(textIn: (code: Language) => Text): Record<Language, Text> {
  return Object.fromEntries(languageCodes.map((code) => [code, textIn(code)])) as Record<Language, Text>;
}

/** Whether a value is a placeholder for a figure that no question asks for. */
function isUnknown(value: unknown): boolean {
  return value === '{{students}}' || value === '{{campus}}';
}

function setAwaited(row: YAMLMap, today: string): void {
  row.delete('value');
  row.delete('sample');
  row.set('awaited', today);
}

function setValue(row: YAMLMap, value: string): void {
  row.delete('awaited');
  row.set('value', value);
}

function awaitSince(file: Document, today: string): void {
  visit(file, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'awaited' && isScalar(value)) value.value = today;
    },
  });
}

/** Removes entries about classes that the school lacks. @param key field or column with the text that names the classes */
function keepAmong<Entry extends YAMLMap | YAMLSeq>(
  list: YAMLSeq<Entry>,
  key: string | number,
  { classes, texts }: NewSchool,
): void {
  list.items = list.items.filter((entry) => {
    const source = String(entry.get(key));
    const limited = amongClasses(source, classes);
    if (!limited) return false;
    if (limited.some) {
      const [first, last] = limited.some;
      const text = texts.find(({ en }) => en === source);
      if (text)
        texts.push({
          ...inLanguages((code) =>
            (text[code] ?? limited.text).replace('{classes}', newSchoolWordsIn(code).classes.some(first, last)),
          ),
          en: limited.text,
        });
      entry.set(key, limited.text);
    }
    return true;
  });
}

/** Names groups of classes in the school’s words: `Std 1 to 5`. */
function groupNames(
  groups: readonly (readonly [number, number])[],
  language: Language,
  { labels, lowest, hasBeforeFirst, first }: SchoolClasses,
): string[] {
  const own = labels[language];
  const { to } = newSchoolWordsIn(language).classes;
  // Without groups, the school has only classes before class 1.
  if (groups.length === 0) return [[...new Set([own[0], own.at(-1)])].join(` ${to} `)];
  const labelOf = (number: number) => own[number - lowest + (hasBeforeFirst ? BEFORE_FIRST - first : 0)] ?? '';
  return groups.map(([from, until]) =>
    from === until ? labelOf(from) : `${labelOf(from)} ${to} ${labelOf(until).split(' ').at(-1)}`,
  );
}

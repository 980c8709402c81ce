import { daysAfter, formatDay } from './dates/dates';
import { sessionsIn } from './dates/sessions';
import type { ContentPath } from '../concepts/fields';
import type { ReadFile } from '../concepts/site-content';
import { pathInWords } from '../mistakes/places/path-in-words';
import { counted } from '../../words/counted';
import { languageCodes } from '../../words/languages';
import { wordsIn } from '../../words/words';

/** Something that the office should see before the site goes live. */
export interface Finding {
  /** Content file with the finding; `undefined` if the finding is a setting. */
  file?: string;
  /** The line of this value is reported. */
  at?: ContentPath;
  /** Line of the text below the fields, counted from 1, in place of `at`. */
  bodyLine?: number | undefined;
  line?: number | undefined;
  what: string;
  /** Number of places that the finding summarizes; 1 if it is missing. */
  count?: number;
  /** The values to replace, with those below them; `at` if it is missing. */
  fields?: readonly ContentPath[];
}

export interface FindingGroup {
  title: string;
  /** The reason and what to do, in one or two sentences. */
  advice: string;
  /** Whether these findings keep the site from going live. */
  mustChange: boolean;
  findings: Finding[];
}

/** A value as the school wrote it, with its placeholders; the fields of an entry are values, too. */
interface WrittenValue {
  file: string;
  at: ContentPath;
  value: unknown;
  bodyLine?: number;
}

type Entry = Readonly<Record<string, unknown>>;

/** The values that have to be replaced or supplied, with those below them, before the site can go live. */
export function valuesToReplace(read: ReadFile, today: string): ContentPath[] {
  return contentFindings([read], today)
    .filter(({ mustChange }) => mustChange)
    .flatMap(({ findings }) => findings.flatMap((each) => each.fields ?? [each.at ?? []]));
}

/** @param files as written */
export function contentFindings(files: readonly ReadFile[], today: string): FindingGroup[] {
  const values = files.filter(({ kind }) => kind !== 'mail').flatMap(valuesOf);
  return [
    {
      title: 'Sample content',
      advice:
        'Invented, so that the site could be seen. Write what is true; in a file, delete the “sample:” line then, or take the field out of its list.',
      mustChange: true,
      findings: values.flatMap(sampleMark),
    },
    {
      title: 'Awaited documents and rows',
      advice:
        'Visitors read that the office will supply them. content/README.md says how to put in a scan or fill in a row.',
      mustChange: true,
      findings: [...values.flatMap((value) => awaited(value, today)), ...awaitedCells(values)],
    },
    {
      title: 'Placeholder contacts',
      advice: 'Numbers and addresses that reach no one.',
      mustChange: true,
      findings: values.flatMap(placeholderContact),
    },
    {
      title: 'Sessions that are over',
      advice: 'A parent who reads an old session thinks that no one looks after the site.',
      mustChange: true,
      findings: values.flatMap((value) => pastSession(value, today)),
    },
    {
      title: 'Contacts for reports of weak spots in the site',
      advice:
        'Look through emails and phones of school.yaml, then write in securityContactUntil of settings.yaml the day on which you will look again, within a year.',
      mustChange: true,
      findings: values.flatMap((value) => securityContact(value, today)),
    },
    {
      title: 'Drawings where photographs can be',
      advice: 'They may stay. content/README.md says how to replace one by a photo.',
      mustChange: false,
      findings: countByFile(values.filter(({ value }) => isEntry(value) && 'illustration' in value)),
    },
  ];
}

/** One finding for each file, with the number of its entries. */
export function countByFile(entries: readonly { file: string }[]): Finding[] {
  const files = [...new Set(entries.map(({ file }) => file))];
  return files.map((file) => {
    const count = entries.filter((each) => each.file === file).length;
    return { file, what: String(count), count };
  });
}

function valuesOf({ file, data, body }: ReadFile): WrittenValue[] {
  return [
    ...from(data, []),
    ...body.split('\n').map((value, index) => ({ file, at: ['body'], value, bodyLine: index + 1 })),
  ];

  function from(value: unknown, at: ContentPath): WrittenValue[] {
    if (Array.isArray(value)) return value.flatMap((item, index) => from(item, [...at, index]));
    const below = isEntry(value) ? Object.entries(value).flatMap(([key, each]) => from(each, [...at, key])) : [];
    return [{ file, at, value }, ...below];
  }
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

function sampleMark({ file, at, value }: WrittenValue): Finding[] {
  if (!isEntry(value) || !('sample' in value)) return [];
  const { sample } = value;
  // The list after `sample:` may still name a field that the office has removed.
  const fields = Array.isArray(sample)
    ? sample.map(String).filter((field) => field === 'body' || field in value)
    : undefined;
  if (fields?.length === 0) return [];
  const what = fields?.map((field) => (field === 'body' ? 'the text below the fields' : field)).join(', ');
  return [
    {
      file,
      at: [...at, 'sample'],
      what: `${entryName(at, value)}: ${what ?? 'everything'}`,
      fields: fields?.map((field) => [...at, field]) ?? [at],
    },
  ];
}

function awaited({ file, at, value }: WrittenValue, today: string): Finding[] {
  if (!isEntry(value) || typeof value.awaited !== 'string') return [];
  const days = Math.round((Date.parse(today) - Date.parse(value.awaited)) / 86_400_000);
  const what = `${entryName(at, value)}: since ${formatDay(value.awaited, 'en')}, ${counted(days, 'day')}`;
  return [{ file, at: [...at, 'awaited'], what }];
}

/** “Awaited”, in the language of the school. */
function isAwaitedWord(value: unknown): boolean {
  return languageCodes.some(
    (code) => wordsIn[code].documents.result.awaited.toLowerCase() === String(value).toLowerCase(),
  );
}

/** Rows of tables whose cells say “Awaited”. */
function awaitedCells(values: readonly WrittenValue[]): Finding[] {
  const cells = values.filter(
    ({ at, value }) => at.includes('rows') && typeof at.at(-1) === 'number' && isAwaitedWord(value),
  );
  const rows = new Map<string, WrittenValue[]>();
  for (const cell of cells) {
    const key = `${cell.file} ${JSON.stringify(cell.at.slice(0, -1))}`;
    rows.set(key, [...(rows.get(key) ?? []), cell]);
  }
  return [...rows.values()].map((row) => {
    const [{ file, at }] = row as [WrittenValue];
    const said = row.length === 1 ? '1 cell says' : `${row.length} cells say`;
    return { file, at, what: `${pathInWords(at.slice(0, -1))}: ${said} “Awaited”`, fields: row.map((each) => each.at) };
  });
}

function placeholderContact({ value, ...place }: WrittenValue): Finding[] {
  if (typeof value !== 'string') return [];
  // RFC 2606 reserves .example for documentation; Indian numbers never have a 0 after +91.
  const found = /[\w@.:/-]*\.example\b[\w/-]*|\+91 0{5} ?\d{0,5}/.exec(value);
  return found ? [{ ...place, what: `${pathInWords(place.at)}: ${found[0]}` }] : [];
}

function pastSession({ value, ...place }: WrittenValue, today: string): Finding[] {
  // An album may be of a past session.
  if (place.at[0] === 'albums' || typeof value !== 'string') return [];
  // Sessions end in March or April; until the end of May an old one is acceptable.
  const sessions = sessionsIn(value).filter(({ from }) => today >= `${from + 1}-06-01`);
  return sessions.slice(0, 1).map(({ text }) => ({ ...place, what: `${pathInWords(place.at)}: ${text}` }));
}

/** RFC 9116 §2.5.5 recommends less than a year. */
function securityContact({ file, at, value }: WrittenValue, today: string): Finding[] {
  if (at.join() !== 'securityContactUntil' || typeof value !== 'string') return [];
  if (value < daysAfter(today, 60)) return [{ file, at, what: `they hold until ${value}` }];
  return value > daysAfter(today, 365) ? [{ file, at, what: `${value} is more than a year away` }] : [];
}

/** For example `staff › 3 (Mr. Prakash Waghmare)`. */
function entryName(at: ContentPath, entry: Entry): string {
  const names = ['name', 'title', 'label', 'id', 'question', 'vacation', 'event', 'sentence', 'tests', 'text'];
  const name = names
    .map((field) => (Array.isArray(entry[field]) ? entry[field].join(', ') : entry[field]))
    .find((value) => typeof value === 'string');
  const short = name && name.length > 50 ? `${name.slice(0, 49).trimEnd()}…` : name;
  const place = pathInWords(at);
  return place ? `${place}${short ? ` (${short})` : ''}` : 'this file';
}

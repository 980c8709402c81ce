import { pathInWords } from '../../model/mistakes/places/path-in-words';
import { daysAfter, formatDay } from '../../model/projections/dates/dates';
import { sessionsIn } from '../../model/projections/dates/sessions';
import type { ContentValue } from './content-values';
import { countByFile, type Finding, type FindingGroup } from './finding';
import { counted } from '../../words/counted';

export function contentFindings(values: readonly ContentValue[], today: string): FindingGroup[] {
  return [
    {
      title: 'Sample content',
      advice:
        'Invented, so that the site could be seen. Write what is true, then delete the “sample:” line or take the field out of its list.',
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
      findings: countByFile(values.filter(({ entry }) => entry && 'illustration' in entry)),
    },
  ];
}

function sampleMark({ file, line, at, entry, fieldLines }: ContentValue): Finding[] {
  if (!entry || !('sample' in entry)) return [];
  const { sample } = entry;
  // The list after `sample:` may still name a field that the office has removed.
  const fields = Array.isArray(sample)
    ? sample.filter((field) => field === 'body' || String(field) in entry)
    : undefined;
  if (fields?.length === 0) return [];
  const what = fields?.map((field) => (field === 'body' ? 'the text below the fields' : String(field))).join(', ');
  return [{ file, line: fieldLines?.sample ?? line, what: `${entryName(at, entry)}: ${what ?? 'everything'}` }];
}

function awaited({ file, line, at, entry, fieldLines }: ContentValue, today: string): Finding[] {
  const since = entry?.awaited;
  if (!entry || typeof since !== 'string') return [];
  const days = Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000);
  const age = counted(days, 'day');
  return [
    {
      file,
      line: fieldLines?.awaited ?? line,
      what: `${entryName(at, entry)}: since ${formatDay(since, 'en')}, ${age}`,
    },
  ];
}

/** Rows of tables whose cells say “Awaited”. */
function awaitedCells(values: readonly ContentValue[]): Finding[] {
  const cells = values.filter(
    ({ at, value }) => at.includes('rows') && typeof at.at(-1) === 'number' && /^awaited$/i.test(String(value)),
  );
  const rows = new Map<string, Finding & { count: number }>();
  for (const { file, line, at } of cells) {
    const key = `${file} ${JSON.stringify(at.slice(0, -1))}`;
    const count = (rows.get(key)?.count ?? 0) + 1;
    const what = `${pathInWords(at.slice(0, -1))}: ${count === 1 ? '1 cell says' : `${count} cells say`} “Awaited”`;
    rows.set(key, { file, line, what, count });
  }
  return [...rows.values()].map(({ file, line, what }) => ({ file, line, what }));
}

function placeholderContact({ file, line, at, value }: ContentValue): Finding[] {
  // RFC 2606 reserves .example for documentation; Indian numbers never have a 0 after +91.
  const found = /[\w@.:/-]*\.example\b[\w/-]*|\+91 0{5} ?\d{0,5}/.exec(String(value ?? ''));
  return found ? [{ file, line, what: `${pathInWords(at)}: ${found[0]}` }] : [];
}

function pastSession({ file, line, at, value }: ContentValue, today: string): Finding[] {
  // An album may be of a past session.
  if (at[0] === 'albums' || typeof value !== 'string') return [];
  // Sessions end in March or April; until the end of May an old one is acceptable.
  const sessions = sessionsIn(value).filter(({ from }) => today >= `${from + 1}-06-01`);
  return sessions.slice(0, 1).map(({ text }) => ({ file, line, what: `${pathInWords(at)}: ${text}` }));
}

/** RFC 9116 §2.5.5 recommends less than a year. */
function securityContact({ file, line, at, value }: ContentValue, today: string): Finding[] {
  if (at.join() !== 'securityContactUntil' || typeof value !== 'string') return [];
  if (value < daysAfter(today, 60)) return [{ file, line, what: `they hold until ${value}` }];
  return value > daysAfter(today, 365) ? [{ file, line, what: `${value} is more than a year away` }] : [];
}

/** For example `staff › 3 (Mr. Prakash Waghmare)`. */
function entryName(at: ContentValue['at'], entry: Readonly<Record<string, unknown>>): string {
  const names = ['name', 'title', 'label', 'id', 'question', 'vacation', 'event', 'sentence', 'tests', 'text'];
  const name = names
    .map((field) => (Array.isArray(entry[field]) ? entry[field].join(', ') : entry[field]))
    .find((value) => typeof value === 'string');
  const short = name && name.length > 50 ? `${name.slice(0, 49).trimEnd()}…` : name;
  const place = pathInWords(at);
  return place ? `${place}${short ? ` (${short})` : ''}` : 'this file';
}

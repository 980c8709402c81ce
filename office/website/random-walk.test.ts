import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '../../model/concepts/fields';
import { readWrittenFiles } from '../../model/reading/written-files';
import { ContentDocument } from '../../model/writing/content-document';
import type { Value } from '../../model/projections/fields/field-places';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import type { DraftContent } from '../editing/draft';
import { draftContent, groupsOf } from '../editing/draft-content';
import { entriesOn } from '../editing/draft-changes';
import { placeAt } from '../editing/draft-places';
import { type EditedDraft, settled, withoutChange, withTranslation, withValue } from '../editing/edit-draft';
import { withEntry, withMovedEntry, withoutEntry } from '../editing/entries';
import { addressNow, placeOf } from '../editing/locate';
import { readText } from '../editing/merge';
import { translationIn } from '../editing/translation-edits';
import { segmentsOf } from '../editing/value-edits';
import { OfficeDatabase } from '../office-database';
import { newTexts } from '../publishing/new-texts';
import { Drafts } from './drafts';

/*
 * Two browsers, a week-old tab, hands in the files, `git pull`, publications of some files, and ends of the process, in any order: whatever
 * was acknowledged is in the draft, published, or shown as a conflict. No entry is lost or there twice.
 */

const classesFile = 'facts/classes.yaml';
const missionFile = 'screens/our-mission.md';

/**
 * Seats identify a class: no step changes them. Two classes have the same fee. The third has an id, since hands rename it: without one, nobody
 * could say after some more edits whether it is still the same.
 */
const original: Readonly<Record<string, string>> = {
  'school.yaml': 'languages: [ en, mr ]\n',
  [classesFile]: `# Fees in rupees.
fees:
  heads: []
classes:
  - label: Grade 1
    fees: { yearly: 31800 }
    seats: 41
    description: Reading by sound.
  # The garden is theirs.
  - label: Grade 2
    fees: { yearly: 31800 }
    seats: 42
    description: Tables by heart.
    admission: closed
  - label: Grade 3
    id: Grade3
    fees: { yearly: 34400 }
    seats: 43
    description: Maps of the village.
`,
  'facts/classes.translations.yaml': 'texts:\n  - en: Reading by sound.\n    mr: आवाजाने वाचन.\n',
  [missionFile]: '---\nkind: prose\ntitle: Our Mission\n---\n\nEvery child reads.\n\nEvery child counts.\n',
  'screens/our-mission.translations.yaml': 'texts:\n  - en: Every child reads.\n    mr: प्रत्येक मूल वाचते.\n',
};

interface Spot {
  seats: number;
  /** Path in the class. */
  at: readonly (string | number)[];
  language?: 'mr' | undefined;
  values: readonly Value[];
}

const spots: readonly Spot[] = [
  { seats: 41, at: ['fees', 'yearly'], values: [39900, 31800, 40000] },
  { seats: 42, at: ['fees', 'yearly'], values: [39900, 31800, 40000] },
  { seats: 43, at: ['label'], values: ['Third', 'Grade 3', 'Std 3'] },
  { seats: 43, at: ['fees', 'yearly'], values: [41000, 34400] },
  { seats: 42, at: ['admission'], values: ['closed', null] },
  { seats: 41, at: ['description'], values: ['Reading by ear.', 'Reading by sound.'] },
  { seats: 41, at: ['description'], language: 'mr', values: ['कानाने वाचन.', 'आवाजाने वाचन.'] },
];

interface Shown {
  address: string;
  entries: readonly string[];
  was: Value;
}

class Office {
  database: OfficeDatabase;
  drafts!: Drafts;
  /** Place → the value that was acknowledged last. */
  readonly acknowledged = new Map<Spot, Value>();
  /** Seats of classes that were added or removed in the office. */
  readonly added = new Set<number>();
  readonly tabs = new Map<string, Map<Spot, Shown>>();
  /** Of the class that was added last. */
  seats = 100;

  constructor(readonly folder: string) {
    for (const [file, text] of Object.entries(original)) this.write(file, text);
    this.database = this.open();
  }

  private open(): OfficeDatabase {
    const database = new OfficeDatabase(path.join(this.folder, '.office', 'office.db'));
    this.drafts = new Drafts(database, (draft) =>
      draftContent(this.folder, draft, readWrittenFiles(this.folder)).changes.map(({ id }) => id),
    );
    return database;
  }

  /** The process ends, and another one starts. */
  restart(): void {
    this.database.close();
    this.database = this.open();
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Somebody edits a file by hand. */
  edit(file: string, change: (document: ContentDocument) => void): void {
    const document = new ContentDocument(this.read(file));
    change(document);
    this.write(file, document.toString());
  }

  content(): DraftContent {
    return draftContent(this.folder, this.drafts.draft(), readWrittenFiles(this.folder));
  }

  store(edit: EditedDraft | undefined): void {
    if (edit) this.drafts.store(edit, 'Asha');
  }
}

function classesIn(content: Pick<DraftContent, 'files'>): Record<string, unknown>[] {
  const read = content.files.find(({ file }) => file === classesFile)!;
  return (valueAt(read.data, ['classes']) ?? []) as Record<string, unknown>[];
}

function valueOf(content: DraftContent, { seats, at, language }: Spot): Value | undefined {
  const found = classesIn(content).find((each) => each.seats === seats);
  const value = found && ((valueAt(found, at) ?? null) as Value);
  if (!language || value === undefined) return value;
  return translationIn(segmentsOf(content.files), { file: classesFile, text: String(value ?? ''), language });
}

function addressOfSpot(content: DraftContent, { seats, at }: Spot): string | undefined {
  const index = classesIn(content).findIndex((each) => each.seats === seats);
  return index < 0 ? undefined : `${classesFile}:classes/${index}/${at.join('/')}`;
}

type Step = (office: Office) => void;

/** A step that says what it is, in a counterexample. */
function named(name: string, step: Step): Step {
  return Object.assign(step, { [fc.toStringMethod]: () => name });
}

const spot = fc.constantFrom(...spots);
const tab = fc.constantFrom('one', 'two', 'old tab');
const any = fc.nat(1000);

function loadIn(name: string): Step {
  return named(`load ${name}`, (office) => {
    const content = office.content();
    const shown = new Map<Spot, Shown>();
    for (const each of spots) {
      const address = addressOfSpot(content, each);
      const read = content.files.find(({ file }) => file === classesFile)!;
      if (address)
        shown.set(each, {
          address,
          entries: entriesOn(placeOf(address).at!, read),
          was: valueOf(content, each) ?? null,
        });
    }
    office.tabs.set(name, shown);
  });
}

/** The old tab stays as it was loaded first. */
const load = fc.constantFrom('one', 'two').map(loadIn);

const save = fc.record({ tab, spot, which: any }).map(({ tab: name, spot: each, which }): Step => {
  return named(`save ${name} ${each.seats} ${each.at.join('/')} ${each.language ?? ''} ${which}`, (office) => {
    const form = office.tabs.get(name)?.get(each);
    const content = office.content();
    const address = form && addressNow({ ...form, known: [String(form.was)] }, content);
    const place = address === undefined ? undefined : placeAt(address, content, 'en');
    const to = each.values[which % each.values.length]!;
    if (!form || !place || address !== addressOfSpot(content, each) || valueOf(content, each) !== form.was) return;
    const { language } = each;
    const edit = language
      ? withTranslation(content, place, language, String(place.value), String(to))
      : withValue(content, place, to);
    office.store(edit);
    office.acknowledged.set(each, to);
    // A text takes its translations along.
    for (const other of spots)
      if (!language && other.language && other.seats === each.seats && other.at.join() === each.at.join())
        office.acknowledged.delete(other);
  });
});

const add = any.map((which) =>
  named(`add ${which}`, (office) => {
    const content = office.content();
    const seats = (office.seats += 1);
    const { length } = classesIn(content);
    const entry = { label: `Class ${seats}`, seats, fees: { yearly: 100 } };
    office.store(withEntry(content, `${classesFile}:classes`, entry, { like: (which % (length + 1)) - 1 })?.edited);
    office.added.add(seats);
  }),
);

const remove = any.map((which) =>
  named(`remove ${which}`, (office) => {
    const content = office.content();
    const classes = classesIn(content);
    if (classes.length === 0) return;
    const index = which % classes.length;
    const seats = Number(classes[index]!.seats);
    office.store(withoutEntry(content, `${classesFile}:classes/${index}`));
    office.added.delete(seats);
    for (const each of spots) if (each.seats === seats) office.acknowledged.delete(each);
  }),
);

const move = fc.tuple(any, any).map(([from, to]) =>
  named(`move ${from} ${to}`, (office) => {
    const content = office.content();
    const { length } = classesIn(content);
    if (length > 0) office.store(withMovedEntry(content, `${classesFile}:classes/${from % length}`, to % length));
  }),
);

/**
 * What Undo or a decision changes isn't for us to expect any more; nor what hands change, unless it is in the draft: that stays.
 *
 * @param isInFiles whether hands have changed it
 */
function forget(office: Office, before: DraftContent, isInFiles = false): void {
  const after = office.content();
  // Not what the draft only keeps with a class that hands have removed, because something else of it is a change.
  const isChange = (each: Spot) => {
    const at = placeOf(addressOfSpot(before, each) ?? '').at ?? [];
    return before.changes.some(
      ({ file, kind, path: changed }) =>
        file === classesFile &&
        (kind === 'value' || kind === 'added') &&
        changed.every((key, depth) => key === at[depth]),
    );
  };
  const isPending = (each: Spot) =>
    (each.language !== undefined || isChange(each)) &&
    valueOf(before, each) !== valueOf({ ...before, files: before.published }, each);
  for (const each of office.acknowledged.keys())
    if (valueOf(before, each) !== valueOf(after, each) && !(isInFiles && isPending(each)))
      office.acknowledged.delete(each);
  // A translation belongs to its text.
  const textOf = (content: DraftContent, each: Spot) => valueOf(content, { ...each, language: undefined });
  for (const each of office.acknowledged.keys())
    if (each.language && textOf(before, each) !== textOf(after, each)) office.acknowledged.delete(each);
  for (const seats of office.added)
    if (!classesIn(after).some((each) => each.seats === seats)) office.added.delete(seats);
}

const undo = any.map((which) =>
  named(`undo ${which}`, (office) => {
    const content = office.content();
    const { changes } = content;
    if (changes.length === 0) return;
    const change = changes[which % changes.length]!;
    const edit = withoutChange(content, change);
    office.store(edit);
    const after = office.content();
    if (edit) expect(after.changes.map(({ id }) => id)).not.toContain(change.id);
    forget(office, content);
  }),
);

const settle = fc.tuple(any, fc.constantFrom('mine', 'theirs')).map(([which, keep]) =>
  named(`keep ${keep} ${which}`, (office) => {
    const content = office.content();
    const conflicts = content.changes.filter(({ state }) => state === 'conflict');
    if (conflicts.length === 0) return;
    const change = conflicts[which % conflicts.length]!;
    office.store(settled(content, change, keep));
    const { changes } = office.content();
    expect(changes.filter(({ id, state }) => id === change.id && state === 'conflict')).toEqual([]);
    forget(office, content);
  }),
);

const publish = any.map((which) =>
  named(`publish ${which}`, (office) => {
    const draft = office.drafts.draft();
    const groups = groupsOf({ draft });
    const chosen = groups.filter((_, index) => ((which >> index) & 1) === 1).flat();
    const files = Object.fromEntries(
      [...draft.files].flatMap(([file, { base, text }]) =>
        chosen.includes(file) ? [[file, { base, text }] as const] : [],
      ),
    );
    const { after, content } = newTexts(office.folder, { files, isUndo: false });
    if (content.changes.some(({ state }) => state !== 'fits')) return;
    for (const [file, text] of Object.entries(after)) if (text !== null) office.write(file, text);
    // A crash in between changes nothing: what the content has is no change.
    if (which % 3 > 0) office.drafts.published(files);
    const left = office.content();
    expect(left.changes.filter(({ file }) => chosen.includes(file)).map(({ kind }) => kind)).toEqual([]);
  }),
);

const byHand = fc.record({ what: fc.nat(11), spot, which: any }).map(({ what, spot: each, which }) =>
  named(`hand ${what} ${each.seats} ${each.at.join('/')} ${which}`, (office) => {
    const before = office.content();
    office.edit(classesFile, (document) => {
      const classes = (document.get(['classes']) ?? []) as { seats: number }[];
      if (what === 0 && classes.length > 1) document.move(['classes'], 0, classes.length - 1);
      else if (what === 1 && classes.length > 1) document.remove(['classes', which % classes.length]);
      else if (what === 2) {
        const seats = (office.seats += 1);
        // Two classes of one name are a mistake, and nobody can tell them apart.
        document.insert(['classes'], 0, { label: `LKG ${seats}`, fees: { yearly: 31800 }, seats });
      } else if (!each.language) {
        const index = classes.findIndex(({ seats }) => seats === each.seats);
        const value = each.values[which % each.values.length];
        if (index >= 0) document.set(['classes', index, ...each.at], value ?? undefined);
      }
    });
    forget(office, before, true);
  }),
);

const pull = named('pull', (office) => {
  const before = office.content();
  for (const [file, text] of Object.entries(original)) office.write(file, text);
  forget(office, before, true);
});

function check(office: Office): void {
  const content = office.content();
  for (const [file, text] of content.drafts) expect(readText(file, text), file).toBeDefined();
  for (const files of [content.files, content.published]) {
    const seats = classesIn({ files }).map((each) => each.seats);
    expect(new Set(seats).size, 'no class is there twice').toBe(seats.length);
  }
  const conflicts = content.changes.filter(({ state }) => state === 'conflict').length;
  for (const [each, value] of office.acknowledged) {
    const now = valueOf(content, each);
    if (now === undefined && conflicts > 0) continue;
    expect(now, `${each.seats} ${each.at.join()} ${each.language ?? ''}`).toBe(value);
  }
  const seats = classesIn(content).map((each) => each.seats);
  for (const each of office.added) expect(seats).toContain(each);
  expect(new Set(content.changes.map(({ id }) => id)).size).toBe(content.changes.length);
  expect(() => void parse(office.read(classesFile))).not.toThrow();
}

/** 300 walks have some 5,000 steps. */
const RUNS = process.env.TEST_ALL ? 2000 : 300;

test('whatever is acknowledged is in the draft, published, or shown as a conflict', () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: load },
      { weight: 8, arbitrary: save },
      { weight: 2, arbitrary: add },
      { weight: 1, arbitrary: remove },
      { weight: 2, arbitrary: move },
      { weight: 2, arbitrary: undo },
      { weight: 2, arbitrary: settle },
      { weight: 2, arbitrary: publish },
      { weight: 6, arbitrary: byHand },
      { weight: 1, arbitrary: fc.constant(pull) },
      { weight: 1, arbitrary: fc.constant(named('restart', (office) => office.restart())) },
    ),
    { minLength: 5, maxLength: 30, size: 'max' },
  );
  fc.assert(
    fc.property(steps, (some) => {
      const office = new Office(temporaryFolder());
      try {
        for (const name of ['one', 'two', 'old tab']) loadIn(name)(office);
        for (const step of some) {
          step(office);
          check(office);
        }
      } finally {
        office.database.close();
      }
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);

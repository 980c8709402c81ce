import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveClass } from '../../model/testing/move-class';
import { parse } from 'yaml';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { valueAt } from '../../model/concepts/fields';
import { splitMarkdown } from '../../model/mistakes/places/content-place';
import { ContentDocument } from '../../model/writing/content-document';
import { applyChanges, type AppliedChanges } from './apply-changes';
import type { Change, Place, Value } from './change';
import { placeAt, type PlaceInDraft, placeNow } from './draft-places';
import { translationIn } from './translation-edits';
import { segmentsOf } from './value-edits';

const classesFile = 'facts/classes.yaml';
const missionFile = 'screens/our-mission.md';

/** Seats identify a class for this test: no step changes them. Two classes have the same fee. */
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
    fees: { yearly: 34400 }
    seats: 43
    description: Maps of the village.
`,
  'facts/classes.translations.yaml': 'texts:\n  - en: Reading by sound.\n    mr: आवाजाने वाचन.\n',
  [missionFile]: '---\nkind: prose\ntitle: Our Mission\n---\n\nEvery child reads.\n\nEvery child counts.\n',
  'screens/our-mission.translations.yaml': 'texts:\n  - en: Every child reads.\n    mr: प्रत्येक मूल वाचते.\n',
};

/** A value that people change in this test. */
interface Spot {
  seats?: number;
  /** Path in the class, or the paragraph. */
  at: (string | number)[];
  language?: 'mr';
  values: Value[];
}

const spots: readonly Spot[] = [
  { seats: 41, at: ['fees', 'yearly'], values: [39900, 31800, 40000] },
  { seats: 42, at: ['fees', 'yearly'], values: [39900, 31800, 40000] },
  { seats: 43, at: ['label'], values: ['Third', 'Grade 3', 'Std 3'] },
  { seats: 43, at: ['fees', 'yearly'], values: [41000, 34400] },
  { seats: 42, at: ['admission'], values: ['closed', null] },
  { seats: 41, at: ['admission'], values: ['closed', null] },
  { seats: 41, at: ['description'], values: ['Reading by ear.', 'Reading by sound.'] },
  { seats: 41, at: ['description'], language: 'mr', values: ['कानाने वाचन.', 'आवाजाने वाचन.'] },
  { at: [0], values: ['Every child reads well.', 'All read.\n\nAll write.', 'Every child reads.'] },
  { at: [0], language: 'mr', values: ['प्रत्येक मूल छान वाचते.', 'सगळे वाचतात.'] },
];

type Texts = (file: string) => string;

/** The value of a field in texts, found without the code under test; `undefined` if its class is gone. */
function valueIn(textOf: Texts, { seats, at }: Spot): Value | undefined {
  const { classes } = parse(textOf(classesFile)) as { classes: Record<string, unknown>[] };
  const of = classes.find((each) => each.seats === seats);
  return of && ((valueAt(of, at) ?? null) as Value);
}

/** Whether texts have a value: for a translation, that of any text of its file. */
function hasValue(textOf: Texts, spot: Spot, value: Value): boolean {
  if (spot.language) {
    const file = spot.seats ? 'facts/classes.translations.yaml' : 'screens/our-mission.translations.yaml';
    return (parse(textOf(file)) as { texts: { mr?: string }[] }).texts.some(({ mr }) => mr === value);
  }
  if (!spot.seats) return splitMarkdown(textOf(missionFile))!.body.includes(String(value));
  return valueIn(textOf, spot) === value;
}

interface Edit extends Change {
  spot: Spot;
}

interface Model {
  /** Values of each tab when it was loaded. */
  shown: Map<string, Map<Spot, Shown>>;
}

class Office {
  /** The last unpublished edit of each place. */
  draft: Edit[] = [];

  constructor(readonly folder: string) {
    this.restore();
  }

  restore(): void {
    for (const [file, text] of Object.entries(original)) this.write(file, text);
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  readonly published: Texts = (file) => readFileSync(path.join(this.folder, file), 'utf8');

  applied(): AppliedChanges {
    return applyChanges(this.folder, this.draft);
  }

  edit(file: string, change: (document: ContentDocument) => void): void {
    const document = new ContentDocument(this.published(file));
    change(document);
    this.write(file, document.toString());
  }

  /** What a page shows for each field. */
  shown(): Map<Spot, Shown> {
    const applied = this.applied();
    const { classes } = parse(this.published(classesFile)) as { classes: { seats: number }[] };
    return new Map(
      spots.flatMap((spot) => {
        const index = classes.findIndex(({ seats }) => seats === spot.seats);
        const address = spot.seats
          ? `${classesFile}:classes/${index}/${spot.at.join('/')}`
          : `${missionFile}:text/${spot.at[0]}`;
        const found = placeAt(address, applied, 'en');
        return found ? [[spot, shownAt(found, applied, spot.language)] as const] : [];
      }),
    );
  }
}

interface Shown {
  place: Place;
  value: Value;
  published: Value;
  of?: string;
}

function shownAt({ place, published, inDraft }: PlaceInDraft, applied: AppliedChanges, language?: 'mr'): Shown {
  if (!language) return { place, published, value: inDraft.value };
  const [before, of] = [published, inDraft.value].map((each) => String(each ?? ''));
  const translationOf = (files: AppliedChanges['files'], text: string) =>
    translationIn(segmentsOf(files), { file: place.file, text, language });
  return {
    place: { ...place, language },
    of: of!,
    value: translationOf(applied.files, of!),
    published: translationOf(applied.published, before!),
  };
}

type Command = fc.Command<Model, Office>;

abstract class Step {
  check(): boolean {
    return true;
  }

  abstract step(model: Model, office: Office): void;

  run(model: Model, office: Office): void {
    this.step(model, office);
    checkNothingIsLost(office);
  }
}

function checkNothingIsLost(office: Office): void {
  const { outcomes, drafts } = office.applied();
  const textOf: Texts = (file) => drafts.get(file) ?? office.published(file);
  for (const [index, { spot, was, becomes }] of office.draft.entries()) {
    const { kind } = outcomes[index]!;
    if (kind !== 'fits' && kind !== 'done') continue;
    expect(hasValue(textOf, spot, becomes), `${kind} ${String(becomes)}`).toBe(true);
    // No value is overwritten that somebody has written since.
    if (kind === 'fits' && spot.seats && !spot.language) expect(valueIn(office.published, spot)).toEqual(was);
  }
  // Fields that aren't in the draft have their published values.
  for (const spot of spots.filter((each) => each.seats && !each.language))
    if (!office.draft.some((edit) => edit.spot === spot))
      expect(valueIn(textOf, spot)).toEqual(valueIn(office.published, spot));
}

class Load extends Step implements Command {
  constructor(private readonly tab: string) {
    super();
  }

  override check(): boolean {
    return this.tab !== 'old tab';
  }

  override step(model: Model, office: Office): void {
    model.shown.set(this.tab, office.shown());
  }

  override toString(): string {
    return `load ${this.tab}`;
  }
}

/** Posts a form as it was rendered. The office refuses it if the draft has another value by now. */
class Save extends Step implements Command {
  constructor(
    private readonly tab: string,
    private readonly spot: Spot,
    private readonly value: Value,
  ) {
    super();
  }

  override step(model: Model, office: Office): void {
    const form = model.shown.get(this.tab)!.get(this.spot);
    const applied = office.applied();
    const found = form && placeNow(form.place, applied, 'en');
    const now = found && shownAt(found, applied, this.spot.language);
    if (now?.value !== form?.value || now?.of !== form?.of || !form || !now) return;
    const { place, published } = now;
    const { spot } = this;
    const of = form.of === undefined ? {} : { of: form.of };
    const edit = { spot, place, was: published, becomes: this.value, ...of };
    office.draft = [...office.draft.filter((each) => each.spot !== spot), edit];
    const { outcomes } = office.applied();
    // Whatever is acknowledged was possible at that time.
    expect(['fits', 'done']).toContain(outcomes.at(-1)!.kind);
  }

  override toString(): string {
    return `save ${this.tab} ${JSON.stringify(this.spot)} ${String(this.value)}`;
  }
}

class ByHand extends Step implements Command {
  constructor(
    private readonly name: string,
    private readonly change: (office: Office) => void,
  ) {
    super();
  }

  override step(_: Model, office: Office): void {
    this.change(office);
  }

  override toString(): string {
    return this.name;
  }
}

class Publish extends Step implements Command {
  override step(_: Model, office: Office): void {
    const { drafts, outcomes } = office.applied();
    const changes = office.draft;
    for (const [file, text] of drafts) office.write(file, text);
    // Published twice equals published once.
    const again = office.applied();
    expect(again.drafts.size, JSON.stringify([...again.drafts])).toBe(0);
    for (const [index, { kind }] of outcomes.entries())
      if (kind === 'fits') expect(again.outcomes[index], JSON.stringify(changes[index])).toEqual({ kind: 'done' });
    office.draft = changes.filter((_each, index) => !['fits', 'done'].includes(outcomes[index]!.kind));
  }

  override toString(): string {
    return 'publish';
  }
}

const hands: readonly [string, (office: Office) => void][] = [
  [
    'move the first class to the end',
    (office) =>
      office.edit(classesFile, (each) => {
        const { length } = each.get(['classes']) as unknown[];
        moveClass(each, 0, length - 1);
      }),
  ],
  [
    'remove the first class',
    (office) =>
      office.edit(classesFile, (each) => {
        if ((each.get(['classes']) as unknown[]).length > 1) each.remove(['classes', 0]);
      }),
  ],
  [
    'add a class',
    (office) =>
      office.edit(classesFile, (each) => {
        each.insert(['classes'], 0, { label: 'LKG', fees: { yearly: 31800 }, seats: 7, description: 'Songs.' });
      }),
  ],
  [
    'add a paragraph',
    (office) => office.edit(missionFile, (each) => (each.body = `Welcome.\n\n${each.body.trim()}\n`)),
  ],
  [
    'remove the first paragraph',
    (office) => office.edit(missionFile, (each) => (each.body = each.body.trim().replace(/^[^]*?(\n\n|$)/, ''))),
  ],
  ['replace the content', (office) => office.restore()],
];

/** Writes a value of a class into the file. */
function writtenByHand(spot: Spot, value: Value): ByHand {
  return new ByHand(`write ${JSON.stringify(spot)} ${String(value)}`, (office) =>
    office.edit(classesFile, (each) => {
      const classes = each.get(['classes']) as { seats: number }[];
      const index = classes.findIndex(({ seats }) => seats === spot.seats);
      if (index >= 0) each.set(['classes', index, ...spot.at], value ?? undefined);
    }),
  );
}

const tab = fc.constantFrom('one', 'two', 'old tab');
const valuesOfSpots = (some: readonly Spot[]) =>
  fc.constantFrom(...some).chain((spot) => fc.tuple(fc.constant(spot), fc.constantFrom(...spot.values)));
const saves = fc.tuple(tab, valuesOfSpots(spots)).map(([each, [spot, value]]) => new Save(each, spot, value));

test('every saved value is in the draft, published or shown as a conflict, whatever two browsers, a week-old tab and hands do', () => {
  const commands = fc.commands(
    [
      tab.map((each) => new Load(each)),
      saves,
      saves,
      fc.constantFrom(...hands).map((each) => new ByHand(...each)),
      valuesOfSpots(spots.filter(({ seats, language }) => seats && !language)).map((each) => writtenByHand(...each)),
      fc.constant(new Publish()),
    ],
    { maxCommands: 25, size: 'max' },
  );
  const folder = temporaryFolder();
  fc.assert(
    fc.property(commands, (some) => {
      const office = new Office(folder);
      const shown = office.shown();
      fc.modelRun(
        () => ({ model: { shown: new Map(['one', 'two', 'old tab'].map((each) => [each, shown])) }, real: office }),
        some,
      );
    }),
    { numRuns: process.env.TEST_ALL ? 1000 : 40 },
  );
}, 1_800_000);

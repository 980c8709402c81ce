import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { valueAt } from '../../model/concepts/fields';
import { EditedFile } from '../../model/writing/drafts';
import { Comparison } from './differences';
import { makeDifferences, readText, rebase } from './merge';

const file = 'facts/classes.yaml';
const text = `# Fees in rupees.
fees:
  heads:
    - id: yearly
      label: Yearly fee
classes:
  - label: Grade 1
    fees: { yearly: 31800 }
    subjects: [ English, Marathi ]
  # The garden is theirs.
  - label: Grade 2
    fees: { yearly: 31800 }
    seats: 42
  - label: Grade 3
    seats: 43
`;

const withIds = text.replace(/- label: Grade (\d)/g, '- id: class-$1\n    label: Grade $1');

interface SchoolClass {
  id?: string;
  label: string;
  seats?: number;
  fees?: { yearly?: number };
  subjects?: string[];
}

/** One edit of the classes. Indexes are taken modulo the length. */
const edits = fc.record({
  kind: fc.constantFrom('seats', 'label', 'fee', 'add', 'remove', 'move', 'subject'),
  at: fc.nat(9),
  to: fc.nat(9),
});
type Edit = typeof edits extends fc.Arbitrary<infer Each> ? Each : never;

const [labels, added, subjects] = [
  ['Grade 1', 'KG', 'Std 5', ''],
  ['KG', 'Grade 9', 'Grade 2', ''],
  ['Art', 'Hindi', ''],
];

/** @param author makes the ids of new entries unique; without it, they have none */
function edited(from: string, some: readonly Edit[], author?: number): string {
  const target = new EditedFile(file, from);
  for (const [count, { kind, to, ...edit }] of some.entries()) {
    const id = author === undefined ? {} : { id: `${author}-${count}` };
    const classes = valueAt(target.data, ['classes']) as SchoolClass[];
    const at = edit.at % Math.max(1, classes.length);
    const number = to % 4 || undefined;
    const subject = subjects[to % 3];
    if (kind === 'add')
      target.insert(['classes'], edit.at % (classes.length + 1), { ...id, label: added[to % 4], seats: 1 });
    else if (classes.length === 0) continue;
    else if (kind === 'remove') target.remove(['classes', at]);
    else if (kind === 'move') target.move(['classes'], at, to % classes.length);
    else if (kind === 'fee') target.set(['classes', at, 'fees'], number && { yearly: number });
    else if (kind === 'seats') target.set(['classes', at, 'seats'], number);
    else if (kind === 'label') target.set(['classes', at, 'label'], labels[to % 4]);
    else if (subject === '') target.remove(['classes', at, 'subjects']);
    else target.insert(['classes', at, 'subjects'], Math.min(to >> 2, classes[at]!.subjects?.length ?? 0), subject);
  }
  return target.toString();
}

const some = fc.array(edits, { maxLength: 6 });
/** Checks a rule for two lists of edits. The time is that of a busy machine, in milliseconds. */
function testWithEdits(rule: string, check: (one: Edit[], other: Edit[], number: number) => void) {
  const property = fc.property(some, some, fc.nat(), check);
  test(rule, () => fc.assert(property, { numRuns: process.env.TEST_ALL ? 5000 : 300 }), 600_000);
}

testWithEdits('the differences between two versions make one of the other, and back', (one, other) => {
  const [before, after] = [edited(text, one), edited(text, other)];
  const made = Comparison.of(readText(file, before), readText(file, after));
  for (const [from, to, how] of [
    [before, after, made],
    [after, before, made.reversed()],
  ] as const) {
    const target = new EditedFile(file, from);
    makeDifferences(target, how.differences, how, Comparison.same(how.earlier));
    expect(target.data).toEqual(parse(to));
  }
});

testWithEdits('differences can be made one by one, whichever comes first, until none is left', (one, _, which) => {
  const hasIds = which % 2 === 0;
  const start = hasIds ? withIds : text;
  let now = edited(start, one, hasIds ? 1 : undefined);
  let left = Infinity;
  for (let steps = 0; steps < 30; steps += 1) {
    const back = Comparison.of(readText(file, now), readText(file, start));
    // Without ids, entries that have changed much may be taken for others after a step, but the end is the same.
    if (hasIds) expect(back.differences.length).toBeLessThan(left);
    left = back.differences.length;
    if (left === 0) break;
    const target = new EditedFile(file, now);
    makeDifferences(target, [back.differences[(which >> 1) % left]!], back, Comparison.same(back.earlier));
    now = target.toString();
  }
  expect(parse(now)).toEqual(parse(start));
});

testWithEdits(
  'a draft on content that somebody else has edited has both, or says what conflicts; again, it is the same',
  (mine, theirs) => {
    // With ids, the entries of all versions are known without the code under test.
    const [start, draft, content] = [[], mine, theirs].map((each, index) => edited(withIds, each, index));
    const rebased = rebase(file, { base: start!, text: draft! }, content!)!;
    const again = rebase(file, rebased, content!)!;
    expect([again.base, again.text]).toEqual([rebased.base, rebased.text]);
    const [inBase, inDraft, inContent, merged] = [start!, draft!, content!, rebased.text!].map(byId);
    expect(merged!.size).toBe((parse(rebased.text!) as { classes: unknown[] }).classes.length);
    const conflicts = rebased.theirs.differences.length;
    let clashes = 0;
    for (const id of new Set([...inBase!.keys(), ...inDraft!.keys(), ...inContent!.keys()])) {
      const [before, own, other, now] = [inBase!, inDraft!, inContent!, merged!].map((each) => each.get(id));
      for (const key of ['label', 'seats', 'fees', 'subjects'] as const) {
        const values = [before, own, other].map((each) => JSON.stringify(each?.[key]));
        if (key === 'subjects' || (key === 'fees' && values.some((each) => each === undefined))) continue;
        const [was, becomes, theirsNow] = values;
        if (was !== becomes && was !== theirsNow && becomes !== theirsNow) clashes += 1;
        if (!own || !other || !now) continue;
        expect(JSON.stringify(now[key])).toBe(was === becomes ? theirsNow : becomes);
      }
      const isRemoved = before && (!own || !other);
      if (isRemoved && !isDeepStrictEqual(before, own ?? other ?? before)) clashes += 1;
      if (before && own && other) expect(now).toBeDefined();
      if (!before) expect(now).toEqual(own ?? other);
      if (before && !own) expect(now).toBeUndefined();
      if (before && own && !other && JSON.stringify(before) === JSON.stringify(own)) expect(now).toBeUndefined();
    }
    if (clashes === 0 && !mine.some(isOfList)) expect(conflicts).toBe(0);
    if (conflicts === 0) expect(parse(rebased.base!)).toEqual(parse(content!));
  },
);

function byId(each: string): Map<string | undefined, SchoolClass> {
  return new Map((parse(each) as { classes: SchoolClass[] }).classes.map((of) => [of.id, of]));
}

function isOfList({ kind }: Edit): boolean {
  return kind === 'subject' || kind === 'fee';
}

test('which comments go with removed entries depends on the content alone, so that a merge can be made again', () => {
  const start = withIds;
  const draft = new EditedFile(file, start);
  for (let count = 0; count < 3; count += 1) draft.remove(['classes', 0]);
  const content = new EditedFile(file, start);
  content.move(['classes'], 1, 2);
  content.set(['classes', 0, 'label'], 'KG');
  const rebased = rebase(file, { base: start, text: draft.toString() }, content.toString())!;
  const again = rebase(file, rebased, content.toString())!;
  expect([again.base, again.text]).toEqual([rebased.base, rebased.text]);
});

test('edits of one place conflict, and the draft keeps its own', () => {
  const mine = text.replace('seats: 42', 'seats: 45');
  const theirs = text.replace('seats: 42', 'seats: 50').replace('seats: 43', 'seats: 44');
  const found = rebase(file, { base: text, text: mine }, theirs)!;
  expect(found.text).toBe(mine.replace('seats: 43', 'seats: 44'));
  expect(found.theirs.differences.map(({ becomes }) => becomes)).toEqual([50]);
  expect(found.mine.differences.map(({ was, becomes }) => [was, becomes])).toEqual([[42, 45]]);
});

test('what both have done is no change any more', () => {
  const both = stringify(parse(text.replace('seats: 42', 'seats: 45')));
  const { mine, theirs } = rebase(file, { base: text, text: text.replace('seats: 42', 'seats: 45') }, both)!;
  expect([mine.differences, theirs.differences]).toEqual([[], []]);
});

test('an entry that both have added is there once, with the values of the draft as a change', () => {
  const base = text.replace(/ {2}- label: Grade 1\n(?: {4}.*\n)+/, '');
  const mine = text.replace('yearly: 31800', 'yearly: 39900');
  const found = rebase(file, { base, text: mine }, text)!;
  expect(parse(found.text!)).toEqual(parse(mine));
  expect(found.base).toBe(text);
  expect(found.mine.differences.map(({ was, becomes }) => [was, becomes])).toEqual([[31800, 39900]]);
});

test('an entry that both have added is not one that somebody has removed beside it, however alike they are', () => {
  const classes = (...names: string[]) =>
    stringify({ classes: names.map((label, index) => ({ label, seats: 100 + index, fees: { yearly: 100 } })) });
  const [one, both] = [classes('Class 101'), classes('Class 101', 'Class 102')];
  const second = stringify({ classes: (parse(both) as { classes: unknown[] }).classes.slice(1) });
  const merged = rebase(file, { base: one, text: both }, second)!;
  expect(parse(merged.text!)).toEqual(parse(second));
  expect(merged.mine.differences).toEqual([]);
});

test('an entry that one has removed and the other has changed is a conflict, whoever has removed it', () => {
  const removed = text.replace(/ {2}# The garden.*\n {2}- label: Grade 2\n(?: {4}.*\n)+/, '');
  const changed = text.replace('seats: 42', 'seats: 45');
  for (const [mine, theirs] of [
    [removed, changed],
    [changed, removed],
  ] as const) {
    const found = rebase(file, { base: text, text: mine }, theirs)!;
    expect(parse(found.text!)).toEqual(parse(mine));
    expect(found.theirs.differences).toHaveLength(1);
  }
});

test('a renamed entry is the same; one with other values is another', () => {
  const kinds = (after: string) =>
    Comparison.of(readText(file, text), readText(file, after)).differences.map(({ kind }) => kind);
  expect(kinds(text.replace('label: Grade 2', 'label: Class II'))).toEqual(['value']);
  expect(
    kinds(text.replace(/label: Grade 3\n {4}seats: 43/, 'label: KG\n    seats: 1\n    fees: { yearly: 5 }')),
  ).toEqual(['added', 'removed']);
});

test('a class that gets an id because it is renamed is still the same, wherever it stands', () => {
  const renamed = new EditedFile(file, text);
  renamed.set(['classes', 2, 'label'], 'Third');
  renamed.set(['classes', 2, 'id'], 'Grade3');
  renamed.set(['classes', 2, 'fees'], { yearly: 1 });
  renamed.move(['classes'], 2, 0);
  const made = Comparison.of(readText(file, text), readText(file, renamed.toString()));
  expect(new Set(made.differences.map(({ kind }) => kind))).toEqual(new Set(['moved', 'value']));
});

const translations = 'facts/classes.translations.yaml';
const translationOf = (en: string, mr: string) => `texts:\n  - en: ${en}\n    mr: ${mr}\n`;
const [base, changed, elsewhere] = [
  translationOf('Reading by ear.', 'आवाजाने वाचन.'),
  translationOf('Reading by ear.', 'कानाने वाचन.'),
  translationOf('Reading by sound.', 'आवाजाने वाचन.'),
];

test('a translation of a text that the draft has is not made one of what somebody else has written there', () => {
  const isUsed = (each: string) => each === 'Reading by ear.';
  const found = rebase(translations, { base, text: changed }, elsewhere, { first: 'en', isUsed })!;
  const { texts } = parse(found.text!) as { texts: unknown[] };
  expect(texts).toHaveLength(2);
  expect(texts).toEqual(
    expect.arrayContaining([
      { en: 'Reading by ear.', mr: 'कानाने वाचन.' },
      { en: 'Reading by sound.', mr: 'आवाजाने वाचन.' },
    ]),
  );
  const again = rebase(translations, found, elsewhere, { first: 'en', isUsed })!;
  expect([again.base, again.text]).toEqual([found.base, found.text]);
});

test('a translation whose text somebody else has changed has to be confirmed', () => {
  const found = rebase(translations, { base, text: changed }, elsewhere, { first: 'en', isUsed: () => false })!;
  expect(parse(found.text!)).toEqual({
    texts: [{ en: 'Reading by sound.', mr: 'कानाने वाचन.', was: { mr: 'Reading by ear.' } }],
  });
});

test('a text and its translation that were published as they are have nothing to confirm', () => {
  const both = translationOf('Reading by sound.', 'कानाने वाचन.');
  const found = rebase(translations, { base, text: both }, both, { first: 'en', isUsed: () => true })!;
  expect(found.mine.differences).toEqual([]);
});

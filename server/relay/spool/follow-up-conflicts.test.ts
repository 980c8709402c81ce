import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSpool, submission } from '../../testing/spool.fixture';
import type { Conflict, FieldChange, FollowUpField } from './follow-up';
import type { Spool } from './spool';

const fields = ['stage', 'callOn', 'owner'] as const;
type Values = Record<FollowUpField | 'answers', string>;

/** Two browsers, and a tab that has been open for a week: it is never loaded again. */
const tabs = ['one', 'two', 'old tab'] as const;
type Tab = (typeof tabs)[number];

interface Model {
  /** The values with which each tab was rendered. */
  shown: Map<Tab, Values>;
  current: Values;
  /** Values for which the office got no conflict. */
  acknowledged: { field: string; value: string }[];
  notes: Set<string>;
}

interface Real {
  spool: Spool;
  name: string;
}

type Field = keyof Values;

const answer = 'full_name';

function valuesOf({ spool, name }: Real): Values {
  const followUp = spool.callList.followUp(name)!;
  const { stage, callOn = '', owner } = followUp;
  return { stage, callOn, owner, answers: spool.records.read(name)?.fields[0]?.value ?? '' };
}

/** Loads a page again. */
class Load implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly tab: Tab) {}

  check(): boolean {
    return this.tab !== 'old tab';
  }

  async run(model: Model, real: Real): Promise<void> {
    model.shown.set(this.tab, await Promise.resolve(valuesOf(real)));
  }

  toString(): string {
    return `load ${this.tab}`;
  }
}

/** Posts a form as it was rendered, without loading the page again. */
class Post implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly tab: Tab,
    private readonly wanted: Partial<Values>,
    private readonly note: string | undefined,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, { spool, name }: Real): Promise<void> {
    const shown = model.shown.get(this.tab)!;
    const { answers, ...others } = this.wanted;
    const changes = Object.entries(others).map(
      ([field, becomes]) => ({ field, was: shown[field as FollowUpField], becomes }) as FieldChange,
    );
    const answered = this.note
      ? await spool.followUps.noteCall(name, this.tab, 'again', this.note, changes, 1)
      : await spool.followUps.change(name, this.tab, changes, 1);
    if (answered === 'undone') throw new Error('No call is undone here');
    const conflicts: Conflict[] = [...answered];
    if (answers !== undefined) {
      const change = { answer, was: shown.answers, becomes: answers };
      conflicts.push(...(await spool.followUps.correct(name, this.tab, [change], 1, undefined)));
    }
    const isRepeated = this.note !== undefined && model.notes.has(this.note);
    if (this.note) model.notes.add(this.note);
    const now = valuesOf({ spool, name });
    const isTaken = (field: Field) =>
      model.current[field] !== this.wanted[field] && model.current[field] !== shown[field];
    for (const [field, wanted] of Object.entries(this.wanted) as [Field, string][]) {
      const before = model.current[field];
      const conflict = conflicts.find((each) => each.field === field);
      if (isTaken(field)) {
        // A family that has moved on isn't asked about after a call.
        if (this.note && field === 'stage') expect(conflict).toBeUndefined();
        else expect(conflict).toMatchObject({ theirs: before, mine: wanted });
        expect(now[field]).toBe(before);
      } else {
        expect(conflict).toBeUndefined();
        // A form changes all of its fields or none; a call is noted nevertheless.
        const isRefused =
          !this.note && field !== 'answers' && Object.keys(others).some((each) => isTaken(each as Field));
        if (isRefused || (isRepeated && field !== 'answers')) {
          expect(now[field]).toBe(before);
          continue;
        }
        expect(now[field]).toBe(wanted);
        model.acknowledged.push({ field, value: wanted });
      }
    }
    model.current = now;
    const history = spool.callList.history(name);
    for (const { field, value } of model.acknowledged) {
      const isKept = history.some(({ kind, was, becomes }) => kind === field && (was === value || becomes === value));
      expect(isKept || now[field as keyof Values] === value, `${field} ${value}`).toBe(true);
    }
    expect(history.filter(({ kind }) => kind === 'call')).toHaveLength(model.notes.size);
  }

  toString(): string {
    return `post ${this.tab} ${JSON.stringify(this.wanted)} ${this.note ?? ''}`;
  }
}

const tab = fc.constantFrom(...tabs);
const value = fc.constantFrom('2026-11-28', '2026-12-01', '2026-12-24');
const wanted = fc.record(
  { ...Object.fromEntries(fields.map((field) => [field, fc.oneof(value, fc.constant(''))])), answers: value },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Values>>;

it('keeps, remembers or reports every value, whatever two browsers and a week-old tab do in any order', async () => {
  const commands = fc.commands(
    [
      tab.map((each) => new Load(each)),
      fc
        .tuple(tab, wanted, fc.option(fc.constantFrom('token one', 'token two'), { nil: undefined, freq: 3 }))
        .map((each) => new Post(...each)),
    ],
    { maxCommands: 20 },
  );
  const spool = await openSpool();
  let id = 0;
  await fc.assert(
    fc.asyncProperty(commands, async (some) => {
      const { name } = await spool.intake.store(submission(String((id += 1))));
      const real = { spool, name };
      const current = valuesOf(real);
      const shown = new Map(tabs.map((each) => [each, current]));
      await fc.asyncModelRun(
        () => ({ model: { shown, current, acknowledged: [], notes: new Set<string>() }, real }),
        some,
      );
    }),
    { numRuns: process.env.TEST_ALL ? 1000 : 60 },
  );
});

import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Place } from '../editing/change';
import { temporaryFolder } from '../../server/testing/endpoint.fixture';
import { OfficeDatabase } from '../office-database';
import { type DraftChange, Drafts } from './drafts';
import { inverseOf, Publications } from './publications';

const fee: Place = { file: 'facts/classes.yaml', at: ['classes', 4, 'fees', 'yearly'], entries: ['Grade 5'] };
const banner: Place = { file: 'home.yaml', at: ['banner'], entries: [] };
const inMarathi: Place = { ...banner, language: 'mr' };

async function open() {
  const path = join(await temporaryFolder(), 'office.db');
  const database = new OfficeDatabase(path);
  return { path, database, ...storesOn(database) };
}

function storesOn(database: OfficeDatabase) {
  return { drafts: new Drafts(database, () => 1), publications: new Publications(database, () => 2) };
}

const start = (publications: Publications, who: string, draft: readonly DraftChange[]) => {
  const changes = draft.map((change) => ({ ...change, words: {} }));
  return publications.start({ who, language: 'en', changes, undoes: undefined });
};
const live = { release: '20260615-1', before: {}, after: {}, conflicts: [] };

it('has the last value of each place, and the published value that it was changed from', async () => {
  const { drafts } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Ravi', place: banner, base: 'Open', was: 'Open', becomes: null });
  drafts.save({ who: 'Ravi', place: fee, base: 38_400, was: 39_000, becomes: 39_900 });
  expect(drafts.draft()).toEqual([
    { id: 2, who: 'Ravi', at: 1, place: banner, was: 'Open', becomes: null },
    { id: 3, who: 'Ravi', at: 1, place: fee, was: 38_400, becomes: 39_900 },
  ]);
  expect(drafts.draft(1)).toEqual([{ id: 1, who: 'Asha', at: 1, place: fee, was: 38_400, becomes: 39_000 }]);
});

it('does not save over a value that the form was not rendered with', async () => {
  const { drafts } = await open();
  const save = (who: string, was: number, becomes: number) =>
    drafts.save({ who, place: fee, base: 38_400, was, becomes });
  expect(save('Asha', 38_400, 39_000)).toEqual({ kind: 'saved' });
  expect(save('Ravi', 38_400, 39_900)).toEqual({ kind: 'conflict', by: 'Asha', theirs: 39_000 });
  expect(save('Ravi', 38_000, 39_000)).toEqual({ kind: 'saved' });
  expect(drafts.draft()).toMatchObject([{ who: 'Asha', becomes: 39_000 }]);
});

it('a translation that says the same as before is confirmed for its new text', async () => {
  const { drafts } = await open();
  const confirmed = { who: 'Asha', place: inMarathi, base: 'खुले', was: 'खुले', becomes: 'खुले', of: 'Now open' };
  drafts.save(confirmed);
  expect(drafts.draft()).toMatchObject([{ place: inMarathi, was: 'खुले', becomes: 'खुले', of: 'Now open' }]);
  drafts.undo(1, 'Asha');
  expect(drafts.draft()).toEqual([]);
});

it('takes a change out, unless it was changed again meanwhile', async () => {
  const { drafts } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Ravi', place: fee, base: 38_400, was: 39_000, becomes: 39_900 });
  expect(drafts.undo(1, 'Asha')).toBe(false);
  expect(drafts.undo(2, 'Asha')).toBe(true);
  expect(drafts.draft()).toEqual([]);
  const again = { who: 'Asha', place: fee, base: 38_000, was: 38_000, becomes: 39_000 };
  expect(drafts.save(again)).toEqual({ kind: 'saved' });
});

it('saving once more does not settle a conflict with the published value', async () => {
  const { drafts } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Asha', place: fee, base: 37_000, was: 39_000, becomes: 39_900 });
  expect(drafts.draft()).toMatchObject([{ was: 38_400, becomes: 39_900 }]);
});

it.each([
  ['mine', [{ was: 37_000, becomes: 39_000 }]],
  ['theirs', []],
] as const)('a conflict ends with %s', async (keep, expected) => {
  const { drafts } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  expect(drafts.settle(1, 'Asha', keep, 37_000)).toBe(true);
  expect(drafts.draft()).toMatchObject(expected);
  expect(drafts.settle(1, 'Asha', keep, 37_000)).toBe(false);
});

it('a field has one change, also if its entry has moved since', async () => {
  const { drafts } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  const moved: Place = { ...fee, at: ['classes', 5, 'fees', 'yearly'] };
  drafts.save({ who: 'Ravi', place: moved, base: 38_400, was: 39_000, becomes: 39_900, moved: 1 });
  expect(drafts.draft()).toMatchObject([{ place: moved, was: 38_400, becomes: 39_900 }]);
});

it('another entry at the same index is another place', async () => {
  const { drafts } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  const other: Place = { ...fee, entries: ['Grade 4'] };
  drafts.save({ who: 'Ravi', place: other, base: 30_000, was: 30_000, becomes: 31_000 });
  expect(drafts.draft()).toHaveLength(2);
});

it('a paragraph is known by its text', async () => {
  const { drafts } = await open();
  const about: Place = { file: 'about.md', paragraph: 2, entries: [] };
  drafts.save({ who: 'Asha', place: about, base: 'Buses run.', was: 'Buses run.', becomes: 'All buses run.' });
  drafts.save({ who: 'Ravi', place: about, base: 'We cook.', was: 'We cook.', becomes: 'We cook daily.' });
  expect(drafts.draft()).toHaveLength(2);
  drafts.settle(1, 'Asha', 'mine', 'Some buses run.');
  expect(drafts.draft()).toMatchObject([{ was: 'We cook.' }, { was: 'Some buses run.', becomes: 'All buses run.' }]);
});

it('what is being published stays in the draft until it is live; what was changed meanwhile, for longer', async () => {
  const { drafts, publications } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Asha', place: banner, base: 'Open', was: 'Open', becomes: 'Closed' });
  const id = start(publications, 'Asha', drafts.draft())!;
  expect(drafts.draft()).toHaveLength(2);
  drafts.save({ who: 'Ravi', place: fee, base: 38_400, was: 39_000, becomes: 39_900 });
  publications.finish(id, live);
  expect(drafts.draft()).toMatchObject([{ was: 39_000, becomes: 39_900 }]);
  expect(publications.read(id)).toMatchObject({ state: 'live', liveAt: 2, release: live.release });
});

it('keeps the texts of the newest publications only', async () => {
  const { drafts, publications } = await open();
  for (let amount = 1; amount <= 21; amount += 1) {
    drafts.save({ who: 'Asha', place: fee, base: amount - 1, was: amount - 1, becomes: amount });
    publications.finish(start(publications, 'Asha', drafts.draft())!, live);
  }
  expect(publications.newest(21).map(({ texts }) => texts !== undefined)).toEqual(
    Array.from({ length: 21 }, (_, age) => age < 20),
  );
});

it('the draft keeps a change whose file was edited while it was published', async () => {
  const { drafts, publications } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Asha', place: banner, base: 'Open', was: 'Open', becomes: 'Closed' });
  publications.finish(start(publications, 'Asha', drafts.draft())!, { ...live, conflicts: [0] });
  expect(drafts.draft()).toMatchObject([{ place: fee, was: 38_400, becomes: 39_000 }]);
});

it('a change that is published before its place was changed again leaves the newer one in the draft', async () => {
  const { drafts, publications } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Ravi', place: fee, base: 38_400, was: 39_000, becomes: 39_900 });
  publications.finish(start(publications, 'Asha', drafts.draft(1))!, live);
  expect(drafts.draft()).toMatchObject([{ who: 'Ravi', was: 39_000, becomes: 39_900 }]);
});

it('only one publication runs at a time; the changes of one that fails stay in the draft', async () => {
  const { drafts, publications } = await open();
  drafts.save({ who: 'Asha', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  const id = start(publications, 'Asha', drafts.draft())!;
  expect(start(publications, 'Ravi', drafts.draft())).toBeUndefined();
  publications.fail(id, ['The fee is too high.']);
  expect(publications.read(id)).toMatchObject({ state: 'failed', problems: ['The fee is too high.'] });
  expect(drafts.draft()).toMatchObject([{ becomes: 39_000 }]);
  expect(start(publications, 'Ravi', drafts.draft())).toBe(id + 1);
});

it('changes below an entry follow its new name', async () => {
  const { drafts, publications } = await open();
  const name: Place = { file: fee.file, at: ['classes', 4, 'name'], entries: ['Grade 5'] };
  drafts.save({ who: 'Ravi', place: fee, base: 38_400, was: 38_400, becomes: 39_000 });
  drafts.save({ who: 'Asha', place: name, base: 'Grade 5', was: 'Grade 5', becomes: 'Class 5' });
  const mine = drafts.draft().filter(({ who }) => who === 'Asha');
  publications.finish(start(publications, 'Asha', mine)!, live);
  expect(drafts.draft()).toMatchObject([{ place: { ...fee, entries: ['Class 5'] } }]);
  expect(inverseOf(publications.read(1)!.changes)).toMatchObject([
    { place: { ...name, entries: ['Class 5'] }, was: 'Class 5', becomes: 'Grade 5' },
  ]);
});

it('a text in a list is known by its new text', () => {
  const rule: Place = { file: 'facts/rules.yaml', at: ['rules', 0, 'items', 2], entries: ['Admission', 'In May.'] };
  expect(inverseOf([{ place: rule, was: 'In May.', becomes: 'In June.', words: {} }])).toMatchObject([
    { place: { ...rule, entries: ['Admission', 'In June.'] }, was: 'In June.', becomes: 'In May.' },
  ]);
});

it('undoing gives a translation back the text that it was made for', () => {
  const changes = [
    {
      place: banner,
      was: 'Open',
      becomes: 'Closed',
      words: { en: { breadcrumb: ['Banner'], was: 'Open', becomes: 'Closed' } },
    },
    { place: inMarathi, was: 'खुले', becomes: 'बंद', of: 'Closed', words: {} },
  ];
  expect(inverseOf(changes)).toEqual([
    {
      place: banner,
      was: 'Closed',
      becomes: 'Open',
      words: { en: { breadcrumb: ['Banner'], was: 'Closed', becomes: 'Open' } },
    },
    { place: inMarathi, was: 'बंद', becomes: 'खुले', of: 'Open', words: {} },
  ]);
});

it('a publication that was undone and published again is live', async () => {
  const { publications } = await open();
  const publish = (undoes?: number) => {
    const id = publications.start({ who: 'Asha', language: 'en', changes: [], undoes })!;
    publications.finish(id, live);
    return id;
  };
  const first = publish();
  const second = publish(first);
  expect(publications.isUndone(first)).toBe(true);
  publish(second);
  expect([first, second].map((id) => publications.isUndone(id))).toEqual([false, true]);
});

/* What two browsers, people who edit files, and publications do in turn, against a model of one place. */

interface PlaceModel {
  content: string;
  /** The last acknowledged value that isn't live, and the published one at that time. */
  edit?: { base: string; value: string; isNew: boolean };
  running?: string;
}

const isOpen = ({ edit }: PlaceModel) => edit !== undefined && edit.value !== edit.base;
const valueOf = (model: PlaceModel) => (isOpen(model) ? model.edit!.value : model.content);
const value = fc.constantFrom('A', 'B', 'C');
const placeIndex = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('save'), place: placeIndex, was: fc.option(value), becomes: value }),
  },
  fc.record({ kind: fc.constant('undo'), place: placeIndex }),
  fc.record({ kind: fc.constant('settle'), place: placeIndex, keep: fc.constantFrom('mine', 'theirs') }),
  fc.record({ kind: fc.constant('edit by hand'), place: placeIndex, becomes: value }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('publish', 'publish', 'go live', 'go live', 'fail', 'restart') }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

it('every acknowledged value is in the draft or published, whatever happens in between', async () => {
  const folder = await temporaryFolder();
  let count = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps: Step[]) => {
      count += 1;
      const path = join(folder, `${count}.db`);
      let database = new OfficeDatabase(path);
      let { drafts, publications } = storesOn(database);
      const places = [banner, fee];
      const models: PlaceModel[] = [{ content: 'A' }, { content: 'A' }];
      const changeOf = (index: number) => drafts.draft().find(({ place }) => place.file === places[index]!.file);
      for (const each of steps) {
        const place = 'place' in each ? places[each.place]! : banner;
        const model = 'place' in each ? models[each.place]! : models[0]!;
        if (each.kind === 'save' && 'was' in each) {
          const was = each.was ?? valueOf(model);
          const now = valueOf(model);
          const result = drafts.save({ who: '', place, base: model.content, was, becomes: each.becomes });
          expect(result.kind).toBe(was === now || each.becomes === now ? 'saved' : 'conflict');
          const base = isOpen(model) ? model.edit!.base : model.content;
          if (result.kind === 'saved' && each.becomes !== now) model.edit = { base, value: each.becomes, isNew: true };
        } else if (each.kind === 'undo' && 'place' in each) {
          const change = changeOf(each.place);
          if (!change || !model.edit) continue;
          drafts.undo(change.id, '');
          model.edit = { ...model.edit, value: model.edit.base, isNew: true };
        } else if (each.kind === 'settle' && 'keep' in each) {
          const change = changeOf(each.place);
          if (!change || !model.edit) continue;
          drafts.settle(change.id, '', each.keep, model.content);
          const kept = each.keep === 'mine' ? model.edit.value : model.content;
          model.edit = { base: model.content, value: kept, isNew: true };
        } else if (each.kind === 'edit by hand' && 'becomes' in each) {
          if (model.running === undefined) model.content = each.becomes;
        } else if (each.kind === 'publish') {
          // As in the office, a conflict has to be settled first.
          if (models.some((one) => isOpen(one) && one.edit!.base !== one.content)) continue;
          if (start(publications, '', drafts.draft()) === undefined) continue;
          for (const one of models)
            if (isOpen(one)) {
              one.running = one.edit!.value;
              one.edit!.isNew = false;
            }
        } else if (each.kind === 'go live') {
          const running = publications.running();
          if (running) publications.finish(running.id, live);
          for (const one of models) {
            if (one.running === undefined) continue;
            one.content = one.running;
            if (one.edit!.isNew) one.edit!.base = one.content;
            else delete one.edit;
            delete one.running;
          }
        } else if (each.kind === 'fail') {
          const running = publications.running();
          if (running) publications.fail(running.id, []);
          for (const one of models) delete one.running;
        } else if (each.kind === 'restart') {
          database.close();
          database = new OfficeDatabase(path);
          ({ drafts, publications } = storesOn(database));
        }
        const expected = models.map((one) => (isOpen(one) ? [one.edit!.base, one.edit!.value] : undefined));
        const found = places.map((_, index) => changeOf(index)).map((change) => change && [change.was, change.becomes]);
        expect(found).toEqual(expected);
      }
      database.close();
    }),
    { numRuns: 100 },
  );
});

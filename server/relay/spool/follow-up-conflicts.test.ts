import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSpool, submission } from '../../testing/spool.fixture';
import type { Conflict, FieldChange, FollowUpField } from './follow-up';

type Values = Record<FollowUpField | 'answers', string>;
type Field = keyof Values;

/** Two browsers, and a tab that has been open for a week: it is never loaded again. */
const tabs = ['one', 'two', 'old tab'] as const;
const day = fc.constantFrom('2026-11-28', '2026-12-01', '2026-12-24');
const dayOrNone = fc.oneof(day, fc.constant(''));

/** A page that is loaded again or not, and posted as it was rendered. */
const post = fc.record({
  tab: fc.constantFrom(...tabs),
  isReloaded: fc.boolean(),
  wanted: fc.record({ stage: dayOrNone, callOn: dayOrNone, owner: dayOrNone, answers: day }, { requiredKeys: [] }),
  /** Token of a noted call; without one, only fields are changed. */
  token: fc.option(fc.constantFrom('token one', 'token two'), { nil: undefined, freq: 3 }),
});

it('keeps, remembers or reports every value, whatever two browsers and a week-old tab do in any order', async () => {
  const { intake, followUps, callList, records } = await openSpool();
  let id = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(post, { maxLength: 20 }), async (posts) => {
      const { name } = await intake.store(submission(String((id += 1))));
      const valuesNow = (): Values => {
        const { stage, callOn = '', owner } = callList.followUp(name)!;
        return { stage, callOn, owner, answers: records.read(name)?.fields[0]?.value ?? '' };
      };
      const rendered = new Map(tabs.map((tab) => [tab, valuesNow()]));
      /** Values for which the office got no conflict. */
      const acknowledged: { field: Field; value: string }[] = [];
      const noted = new Set<string>();
      for (const { tab, isReloaded, wanted, token } of posts) {
        const before = valuesNow();
        if (isReloaded && tab !== 'old tab') rendered.set(tab, before);
        const shown = rendered.get(tab)!;
        const { answers, ...others } = wanted;
        const changes = Object.entries(others).map(
          ([field, becomes]) => ({ field, was: shown[field as FollowUpField], becomes }) as FieldChange,
        );
        const answered = token
          ? await followUps.noteCall(name, tab, 'again', token, changes, 1)
          : await followUps.change(name, tab, changes, 1);
        const conflicts: Conflict[] = [...(answered as Conflict[])];
        if (answers !== undefined) {
          const change = { answer: 'full_name', was: shown.answers, becomes: answers };
          conflicts.push(...(await followUps.correct(name, tab, [change], 1, undefined)));
        }
        const now = valuesNow();
        const isRepeated = token !== undefined && noted.has(token);
        if (token) noted.add(token);
        const isTaken = (field: Field) => before[field] !== wanted[field] && before[field] !== shown[field];
        // A form changes all of its fields or none; a call is noted nevertheless.
        const isRefused = !token && (Object.keys(others) as Field[]).some(isTaken);
        for (const [field, becomes] of Object.entries(wanted) as [Field, string][]) {
          const conflict = conflicts.find((each) => each.field === field);
          // A family that has moved on isn't asked about after a call.
          const isReported = isTaken(field) && !(token && field === 'stage');
          if (isReported) expect(conflict).toMatchObject({ theirs: before[field], mine: becomes });
          else expect(conflict).toBeUndefined();
          const isLeft = isTaken(field) || (field !== 'answers' && (isRefused || isRepeated));
          expect(now[field]).toBe(isLeft ? before[field] : becomes);
          if (!isLeft) acknowledged.push({ field, value: becomes });
        }
        const history = callList.history(name);
        for (const { field, value } of acknowledged) {
          const isKept = history.some(
            ({ kind, was, becomes }) => kind === field && (was === value || becomes === value),
          );
          expect(isKept || now[field] === value, `${field} ${value}`).toBe(true);
        }
        expect(history.filter(({ kind }) => kind === 'call')).toHaveLength(noted.size);
      }
    }),
    { numRuns: process.env.TEST_ALL ? 1000 : 60 },
  );
});

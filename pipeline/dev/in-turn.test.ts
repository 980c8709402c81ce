import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn';

test('one begins when the one before it has ended, also with an error', async () => {
  const steps: string[] = [];
  const take = inTurn();
  const first = take(async () => {
    steps.push('first begins');
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push('first fails');
    throw new Error('no');
  });
  const second = take(() => {
    steps.push('second');
    return Promise.resolve(2);
  });
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe(2);
  expect(steps).toEqual(['first begins', 'first fails', 'second']);
});

test('nothing is kept of what they gave: a day of edits would fill the memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const take = inTurn();
  const given: WeakRef<object>[] = [];
  for (let index = 0; index < 5; index += 1) {
    await take(() => {
      const large = { isCurrent: () => index };
      given.push(new WeakRef(large));
      return Promise.resolve(large);
    });
  }
  // References are weak from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(given.map((each) => each.deref())).toEqual(given.map(() => undefined));
});

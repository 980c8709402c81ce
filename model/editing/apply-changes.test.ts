import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editedSchool } from '../../tests/support/temporary-folder';
import { makeEdits } from '../writing/drafts';
import { applyChanges } from './apply-changes';
import type { Change, Value } from './change';
import { fieldDetails } from './field-details';

/** A change of what a field has now. */
function changeAt(folder: string, address: string, becomes: Value): Change {
  const { place, published } = fieldDetails(address, 'en', applyChanges(folder, []), [])!;
  return { place, was: published, becomes };
}

const outcomesOf = (folder: string, changes: readonly Change[]) => applyChanges(folder, changes).outcomes;
const textIn = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const fee = 'facts/classes.yaml:classes/3/fees/yearly';

test('a change fits, and alters only its value', () => {
  const folder = editedSchool();
  const { outcomes, drafts } = applyChanges(folder, [changeAt(folder, fee, 39900)]);
  expect(outcomes).toEqual([{ kind: 'fits' }]);
  const before = textIn(folder, 'facts/classes.yaml');
  expect([...drafts]).toEqual([['facts/classes.yaml', before.replace('yearly: 31800', 'yearly: 39900')]]);
});

test('a value that somebody has changed is a conflict, with the value of both', () => {
  const folder = editedSchool();
  const change = changeAt(folder, fee, 39900);
  makeEdits(folder, [{ file: 'facts/classes.yaml', at: change.place.at!, value: 32000 }]);
  const { outcomes, drafts } = applyChanges(folder, [change]);
  expect(outcomes).toEqual([{ kind: 'conflict', theirs: 32000 }]);
  expect(drafts.size).toBe(0);
  expect(outcomesOf(folder, [{ ...change, becomes: 32000 }])).toEqual([{ kind: 'done' }]);
});

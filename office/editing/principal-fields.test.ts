import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { fieldPlaces } from '../../model/projections/fields/field-places';
import { readWrittenFiles } from '../../model/reading/written-files';
import type { EditedDraft } from './edit-draft';
import { pathOf } from './draft-content';
import { contentWith, filesOf } from './draft-content.fixture';
import { areForPrincipal, isForPrincipal } from './principal-fields';

test('the period after which submissions are erased is for the principal', () => {
  const places = fieldPlaces(readWrittenFiles(smallSchool), 'en', true);
  const locked = places.filter((place) => isForPrincipal(place.file, pathOf(place)));
  expect(locked.map(({ file, at }) => [file, at])).toEqual([['facts/privacy.yaml', ['keepDays']]]);
});

test('a file or a group with that period is for the principal, too; files in which it stays are for all', () => {
  expect(['facts/privacy.yaml', 'facts/classes.yaml'].map((file) => isForPrincipal(file, []))).toEqual([true, false]);
  const published = contentWith(smallSchool);
  const days = filesOf(published, { address: 'facts/privacy.yaml:keepDays', becomes: 30 });
  const other = filesOf(published, { address: 'facts/privacy.yaml:notices/enquiry/title', becomes: 'Privacy' });
  const fee = filesOf(published, { address: 'facts/classes.yaml:classes/0/fees/yearly', becomes: 30_000 });
  const isLocked = (...edited: EditedDraft[]) =>
    areForPrincipal(Object.fromEntries(edited.flatMap((each) => [...each])));
  expect([isLocked(days), isLocked(fee, days)]).toEqual([true, true]);
  expect([isLocked(other), isLocked(fee), isLocked()]).toEqual([false, false, false]);
});

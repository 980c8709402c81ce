import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { fieldPlaces } from '../../model/projections/fields/field-places';
import { readWrittenFiles } from '../../model/reading/written-files';
import { isForPrincipal } from './principal-fields';

test('the period after which submissions are erased is for the principal', () => {
  const places = fieldPlaces(readWrittenFiles(smallSchool), 'en', true);
  const locked = places.filter(isForPrincipal);
  expect(locked.map(({ file, at }) => [file, at])).toEqual([['facts/privacy.yaml', ['keepDays']]]);
});
